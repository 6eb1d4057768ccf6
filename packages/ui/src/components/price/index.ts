export { Price, type PriceAmount, type PriceProps } from './price.tsx';
