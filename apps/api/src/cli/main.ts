import { Command } from 'commander';
import { backupCommand, restoreCommand } from './backup.ts';
import { importCommand } from './import.ts';

// The operator's command line: npm run shop -- <command>

const program = new Command('shop')
  .description("The operator's command line of the shop. It works while the shop is running and while it is not.")
  .showHelpAfterError()
  .addCommand(importCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand());

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
