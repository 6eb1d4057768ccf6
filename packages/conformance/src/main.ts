import { Command, InvalidArgumentError } from 'commander';
import { restoreAccount } from './account.ts';
import { conformance, type Finding } from './conformance.ts';
import { fuzz } from './fuzz.ts';
import { httpTarget } from './target.ts';
import { explore } from './world.ts';

// Examines a running server that claims the shop's contract: npm run conformance -- --base-url http://localhost:3000/api

const {
  baseUrl,
  email,
  password,
  fuzz: requests,
  seed,
} = new Command('conformance')
  .description(
    'Tries every call of the contract against a running server, sound and unsound, and tells what does not keep it.\n' +
      'The account is brought back to what it was; mails, messages and orders that were sent stay.',
  )
  .requiredOption('--base-url <url>', 'of the API, such as http://localhost:3000/api')
  .option('--email <email>', 'of a member to sign in as', 'nueva@obsidiana.example')
  .option('--password <password>', 'of that member', 'piedra-volcanica')
  .option('--fuzz <requests>', 'how many random requests follow', whole, 0)
  .option('--seed <number>', 'that the random requests are drawn from', whole, 1)
  .parse()
  .opts<{ baseUrl: string; email: string; password: string; fuzz: number; seed: number }>();

const target = httpTarget(baseUrl);
let passed = 0;
let failed = 0;
const limited = new Set<string>();
let interrupted = false;
process.once('SIGINT', () => {
  interrupted = true;
});
try {
  const world = await explore(target, { email, password });
  try {
    await tell(conformance(target, world));
    await tell(fuzz(target, world, { requests, seed }));
  } finally {
    await restoreAccount(target, world.credentials, world.account);
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
if (limited.size > 0)
  console.log(
    `Not tried, as the server allows no more attempts for now: ${[...limited].join(', ')}. ` +
      'Wait for an hour, or start the server with RATE_LIMIT_FACTOR=1000.',
  );
console.log(`${passed} passed, ${failed} failed${interrupted ? ', interrupted' : ''}`);
process.exit(failed > 0 || interrupted ? 1 : 0);

async function tell(findings: AsyncGenerator<Finding>): Promise<void> {
  for await (const { call, tried, complaints, limited: tooMany } of findings) {
    if (interrupted) return;
    if (tooMany && complaints.length === 0) limited.add(call);
    else if (complaints.length === 0) passed += 1;
    else failed += 1;
    for (const complaint of complaints) console.log(`${call}: ${tried}\n  ${complaint}`);
  }
}

function whole(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
