export { type GeocodeResult, postalCodeResult } from './google-result.ts';
export { type CountryCode, countryCodes, type Place, placesOf } from './places.ts';
