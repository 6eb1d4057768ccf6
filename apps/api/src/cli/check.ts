import { Command } from 'commander';
import { checkShop, type Report } from '../check/check.ts';
import { progressBar } from './progress.ts';
import { onShop, type Printing, wholeNumber } from './shop.ts';

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'Proves that money, orders, stock, crystals and outbox agree, with the books of the payment providers. It changes nothing, and ends with 1 when something does not hold.',
    )
    .option('--grace <seconds>', 'how long something may be under way before it is judged', wholeNumber, 600)
    .option('--json', 'print the report as JSON')
    .action(async ({ grace, ...printing }: Printing & { readonly grace: number }) => {
      const progress = progressBar(printing.json ?? false);
      const { holds } = await onShop(
        printing,
        (context) =>
          checkShop(context, grace, (name, place, of) => progress.show(place / of, name)).finally(() => progress.end()),
        inWords,
      );
      if (!holds) process.exitCode = 1;
    });
}

function inWords({ holds, checks }: Report): string {
  return [
    ...checks.flatMap(({ name, says, examined, problems }) => [
      `${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${says} (${examined} looked at)`,
      ...problems.map((problem) => `    ${problem}`),
    ]),
    holds ? 'Everything holds.' : 'Something does not hold: the lines above say what.',
  ].join('\n');
}
