import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, patterns } from './paths.ts';

/** A page: its address from the table of paths, its file in `routes/`. */
function page(name: PageName, file: string): RouteConfigEntry {
  return route(patterns[name], `routes/${file}.tsx`, { id: name });
}

export default [
  layout('layouts/shop.tsx', [
    page('start', 'home'),
    page('home', 'home'),
    page('category', 'category'),
    page('subcategory', 'subcategory'),
    page('product', 'product'),
    page('search', 'search'),
    page('searchForm', 'search-form'),
    page('nothingFound', 'nothing-found'),
    page('contact', 'contact'),
    page('about', 'legal'),
    page('terms', 'legal'),
    page('serviceTerms', 'legal'),
    page('privacy', 'legal'),
    page('returns', 'legal'),
    page('shipping', 'legal'),
    page('cookies', 'legal'),
    page('sizeTable', 'legal'),
    page('underAge', 'under-age'),
    page('underAgeSpelled', 'under-age-spelled'),
    page('registered', 'registered'),
    layout('layouts/member.tsx', { id: 'member' }, [
      page('wishlist', 'wishlist'),
      page('orders', 'orders'),
      page('profile', 'profile'),
      page('editProfile', 'edit-profile'),
      page('deleteAccount', 'delete-account'),
      page('addAddress', 'add-address'),
      page('editAddress', 'edit-address'),
      page('benefits', 'benefits'),
      page('cart', 'cart'),
      page('added', 'added'),
    ]),
    page('notFound', 'not-found'),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
  layout('layouts/plain.tsx', [
    layout('layouts/guest.tsx', [
      page('login', 'login'),
      page('loginEmail', 'login-email'),
      page('register', 'register'),
      page('confirmRegistration', 'confirm-registration'),
      page('recover', 'recover'),
      page('recoverSent', 'recover-sent'),
      page('newPassword', 'new-password'),
      page('newPasswordDone', 'new-password-done'),
    ]),
    page('welcomeBack', 'welcome-back'),
    layout('layouts/member.tsx', { id: 'buyer' }, [
      page('checkoutShipping', 'checkout-shipping'),
      page('checkoutSummary', 'checkout-summary'),
      page('checkoutPayment', 'checkout-payment'),
      page('checkoutSuccess', 'checkout-success'),
      page('checkoutPending', 'checkout-pending'),
      page('paypalReturn', 'checkout-success'),
      page('paypalCancel', 'checkout-payment'),
    ]),
  ]),
] satisfies RouteConfig;
