import { Command } from 'commander';
import { backupCommand, restoreCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { contentCommand } from './content.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { membersCommand } from './members.ts';
import { ordersCommand } from './orders.ts';
import { outboxCommand } from './outbox.ts';
import { pricesCommand } from './prices.ts';
import { stockCommand } from './stock.ts';

/** The operator's command line: npm run shop -- <command> */
export function shopProgram(): Command {
  return new Command('shop')
    .description("The operator's command line of the shop. It works while the shop is running and while it is not.")
    .showHelpAfterError()
    .addCommand(ordersCommand())
    .addCommand(stockCommand())
    .addCommand(pricesCommand())
    .addCommand(contentCommand())
    .addCommand(importCommand())
    .addCommand(exportCommand())
    .addCommand(membersCommand())
    .addCommand(outboxCommand())
    .addCommand(checkCommand())
    .addCommand(doctorCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand());
}
