export { SplitLayout, type SplitLayoutProps } from './split-layout.tsx';
