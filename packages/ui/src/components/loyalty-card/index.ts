export { LoyaltyCard, type LoyaltyCardProps, type LoyaltyTier } from './loyalty-card.tsx';
