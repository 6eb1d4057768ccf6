export { QuantityCounter, type QuantityCounterProps } from './quantity-counter.tsx';
