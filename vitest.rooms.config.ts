import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. Begun last, one would hold up the end alone while the other cores stand idle. */
const longest = [
  'api/src/conformance.test.ts',
  'api/src/checkout/concurrency.test.ts',
  'api/src/cli/cli.test.ts',
  'api/src/db/embedded.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

/** The tests of every room and of the scripts: logic, and the API over HTTP on its own database. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } }],
    sequence: { sequencer: LongestFirst },
  },
});
