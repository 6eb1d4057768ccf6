export { GiftCard, type GiftCardProps } from './gift-card.tsx';
