import type { account as spanish } from '../es/account.ts';

export const account = {
  'password.show': 'Show the password',
  'password.length': 'Use 8 to 128 characters',

  'login.club': 'Every purchase leaves crystals',
  'login.clubText': 'Amber from {amber}, Emerald from {emerald}, Diamond from {diamond}.',
  'login.forgot': 'Forgot your password?',
  'login.byEmail': 'Sign in with your email',
  'login.byEmailLead': 'With the email and password of your account.',
  'login.other': 'Other ways to sign in',
  'login.back': 'Thanks for coming back',
  'login.backText': 'Hello, {name}. We are taking you to where you were going.',
  'login.goOn': 'Continue',

  'recover.title': 'Recover your password',
  'recover.lead': 'Enter the email of your account and we will send you a link to choose another one.',
  'recover.submit': 'Send the link',
  'recover.remembered': 'Remembered it?',
  'recover.sent': 'We sent you a link',
  'recover.sentText': 'If {email} has an account, the link is on its way. It works once and expires in one hour.',
  'recover.sentAnywhere':
    'If your email has an account, the link is on its way. It works once and expires in one hour.',
  'recover.hint': 'Did it not arrive? Look in your junk mail, or ask for it again.',
  'recover.byEmail': 'Send again by email',
  'recover.bySms': 'Send by text message',
  'recover.other': 'Use another email',

  'password.title': 'Choose a new password',
  'password.lead': 'Saving it closes every session that is open.',
  'password.new': 'New password',
  'password.repeat': 'Repeat the password',
  'password.save': 'Save the password',
  'password.again': 'Ask for another link',
  'password.done': 'Your password has changed',
  'password.doneText': 'You can sign in with it now. To keep you safe we closed the open sessions.',

  'registered.goOn': 'Go back to where you were',

  'address.looking': 'Looking for the city…',
  'address.none': 'No results',
  'address.failed': 'Search error',
  'address.choose': 'Choose your city',
  'address.add': 'Add an address',
  'address.editOf': 'Edit the address {line}',
  'address.full': 'You have saved {count, number} addresses, as many as fit. Delete one to add another.',
  'address.back': 'Go to my profile',
  'address.remove': 'Delete the address',
  'address.removeThis': 'Delete this address',
  'address.removeAsk': 'Delete this address?',
  'address.removeText': 'Your earlier orders keep it.',
  'address.removeYes': 'Delete it',
  'address.keep': 'Keep it',

  'profile.account': 'Your account',
  'profile.accountText': 'On a device that you share, log out when you are done.',
  'profile.unsubscribe': 'Unsubscribe',
  'profile.unsubscribeTitle': 'Unsubscribing',
  'profile.unsubscribeText':
    'Nothing is deleted here. Write to us and we will end your membership; your crystals and rewards end with it.',
  'profile.unsubscribeContact': 'Write to us',
} satisfies Record<keyof typeof spanish, string>;
