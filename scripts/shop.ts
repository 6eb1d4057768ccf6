// The operator's command line. Usage: npm run shop -- <command>      'npm run shop -- --help' lists the commands.
import '../apps/api/src/cli/main.ts';
