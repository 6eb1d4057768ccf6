export { ListBar, type ListBarProps } from './list-bar.tsx';
