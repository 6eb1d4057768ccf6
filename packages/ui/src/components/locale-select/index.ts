export { type LocaleOption, LocaleSelect, type LocaleSelectProps } from './locale-select.tsx';
