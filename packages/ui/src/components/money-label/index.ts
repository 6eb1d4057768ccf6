export { formatMoney, type MoneyParts } from './format-money.ts';
export { MoneyLabel, type MoneyLabelProps } from './money-label.tsx';
