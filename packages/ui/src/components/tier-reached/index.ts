export { TierReached, type TierReachedProps } from './tier-reached.tsx';
