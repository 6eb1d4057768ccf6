import { Command } from 'commander';
import { examine, type Finding } from '../operations/doctor.ts';
import { onShop, type Printing } from './shop.ts';

export function doctorCommand(): Command {
  return new Command('doctor')
    .description(
      'Tries what the shop stands on (database, payments, mail, sign-in …): what is live, what is simulated, what is missing, and which variable changes it. Ends with 1 when something is broken.',
    )
    .option('--json', 'print JSON')
    .action(async (options: Printing) => {
      const findings = await onShop(options, examine, inWords);
      if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1;
    });
}

const signs = { live: '✓', simulated: '~', off: '–', broken: '✗' } as const;

function inWords(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  return findings
    .flatMap(({ part, state, says, mend }) => [
      `${signs[state]} ${part.padEnd(width)}  ${state.padEnd(9)}  ${says}`,
      ...(mend ? [`  ${' '.repeat(width)}  ${mend}`] : []),
    ])
    .join('\n');
}
