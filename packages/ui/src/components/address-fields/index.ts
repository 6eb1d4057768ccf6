export {
  type AddressCountry,
  AddressFields,
  type AddressFieldsProps,
  type AddressFieldsTexts,
  type KnownAddress,
} from './address-fields.tsx';
