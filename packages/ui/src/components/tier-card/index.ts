export { TierCard, type TierCardProps } from './tier-card.tsx';
