export { LayoutToggle, type LayoutToggleProps } from './layout-toggle.tsx';
