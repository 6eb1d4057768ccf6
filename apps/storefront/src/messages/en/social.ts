import type { social as spanish } from '../es/social.ts';

export const social: Record<keyof typeof spanish, string> = {
  'social.label': 'Sign in with another account',
  'social.continue': 'Continue with {provider}',
  'social.or': 'or with your email',
  'social.closed': 'The window of {provider} was closed before it was done. You can try again.',
  'social.blocked':
    'Your browser did not let the window of {provider} open. Allow windows for this page and try again.',
  'social.unreachable': 'We could not reach {provider}. Try again later, or use your email and password.',
  'social.linked': 'Email confirmed',
  'social.linkedText': 'Next time you can sign in with one click.',
  'social.emailPending':
    '{email} is still to be confirmed. Open the link that we sent there; until then your email stays as it was.',
  'social.emailChanged': 'Your email has changed',
  'social.emailChangedText': 'From now on you sign in with {email}, and we write to you there.',
};
