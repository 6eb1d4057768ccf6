export { DiscountFlag, type DiscountFlagProps } from './discount-flag.tsx';
export { discountPercent } from './discount-percent.ts';
