import type { ComponentDocs } from '../../foundations/component-docs.ts';

export default {
  use: 'Shows the way of something that takes days, such as an order: what is behind, where it stands, what comes.',
  instead: { 'checkout-stepper': 'For the steps that a shopper goes through on pages, use' },
  role: 'An ordered list; the step where it stands is marked as the current one.',
  care: ['A state is told by its word as well as by its mark: keep the names short and whole.'],
} satisfies ComponentDocs;
