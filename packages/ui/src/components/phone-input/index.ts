export { type PhoneCountry, PhoneInput, type PhoneInputProps } from './phone-input.tsx';
