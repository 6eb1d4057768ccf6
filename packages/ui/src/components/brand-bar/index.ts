export { BrandBar, type BrandBarProps } from './brand-bar.tsx';
