export { RewardsBlock, type RewardsBlockProps } from './rewards-block.tsx';
