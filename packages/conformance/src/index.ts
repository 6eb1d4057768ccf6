export { type Account, readAccount, restoreAccount } from './account.ts';
export { conformance, type Finding } from './conformance.ts';
export { fuzz } from './fuzz.ts';
export { headersOf, httpTarget, type Received, type Sent, type Target } from './target.ts';
export { type Credentials, explore, type World } from './world.ts';
