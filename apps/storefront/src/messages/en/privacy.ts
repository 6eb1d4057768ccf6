import type { privacy as spanish } from '../es/privacy.ts';

export const privacy = {
  'privacy.title': 'Your privacy',
  'privacy.text': 'Download everything that we keep about you as a file, or delete your account.',
  'privacy.download': 'Download my data',
  'privacy.downloaded': 'Your data is in your downloads',
  'privacy.downloadFailed': 'We could not prepare your data. Try again.',
  'privacy.file': 'obsidiana-my-data-{date}.json',
  'privacy.delete': 'Delete my account',

  'deletion.title': 'Delete your account',
  'deletion.lead': 'It happens at once and cannot be undone. If you want your data, download it before.',
  'deletion.goes': 'What is deleted',
  'deletion.goesText':
    'Your name, email, phone and date of birth; your addresses, favorites, bag and alerts; your crystals and rewards are no longer yours.',
  'deletion.stays': 'What stays',
  'deletion.staysText': 'Your orders and payments, for the books, without your name, email or address.',
  'deletion.password': 'Your password',
  'deletion.email': 'Your email, to confirm',
  'deletion.submit': 'Delete my account for good',
  'deletion.keep': 'Keep my account',
  'deletion.otherEmail': 'This is not the email of this account',
  'deletion.failed': 'We could not delete your account. Try again.',
} satisfies Record<keyof typeof spanish, string>;
