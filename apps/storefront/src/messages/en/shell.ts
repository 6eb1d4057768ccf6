import type { shell as es } from '../es/shell.ts';

export const shell = {
  'shop.name': 'Obsidiana',
  'shop.description':
    'Mexican art clothing, printed with what minerals hold inside. Your first online order is 10% off.',
  'shop.loading': 'Loading',
  'shop.rights': '© {year} Obsidiana. Prices include tax.',
  'shop.intro': 'Art to wear, printed in Mexico.',
  'shop.skip': 'Skip to content',
  'shop.menu': 'Menu',
  'shop.closeMenu': 'Close the menu',
  'shop.categories': 'Categories',
  'shop.account': 'Account',
  'shop.favourites': 'Favorites',
  'shop.bag': 'Bag',
  'shop.language': 'Language',
  'shop.currency': 'Currency',
  'shop.trail': 'You are in',
  'shop.home': 'Home',

  'search.open': 'Search',
  'search.label': 'Search the shop',
  'search.placeholder': 'Kimono, agate, bag…',
  'search.submit': 'Search',

  'footer.shop': 'Shop',
  'footer.help': 'Help',
  'footer.house': 'The house',
  'footer.about': 'About us',
  'footer.shipping': 'Shipping',
  'footer.returns': 'Exchanges and returns',
  'footer.sizes': 'Size table',
  'footer.contact': 'Contact',
  'footer.terms': 'Terms and conditions',
  'footer.serviceTerms': 'Service terms',
  'footer.privacy': 'Privacy',
  'footer.cookies': 'Cookies',

  'age.goodbye': 'See you when you turn 18',
  'age.goodbyeText': 'The shop and the club are for adults. Meanwhile, you can see how we work on our social networks.',

  'missing.title': '404 Página no encontrada',
  'missing.text': 'The address leads nowhere, or the piece is no longer in the shop.',
  'missing.home': 'Go to the home page',
  'trouble.title': 'Back in a moment',
  'trouble.text': 'The shop does not answer right now. Try again in a few seconds.',
  'trouble.retry': 'Try again',
  'connection.lost':
    'No connection to the shop. What you see stays here; what you do now is not saved. We keep trying for you.',
} satisfies Record<keyof typeof es, string>;
