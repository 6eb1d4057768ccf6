import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Lists what came and went, line by line, each with its date and its reason: the crystals of a member.',
  instead: { 'summary-rows': 'For amounts that add up, use' },
  role: 'A table with three columns, whose heads are heard and not seen.',
} satisfies ComponentDocs;
