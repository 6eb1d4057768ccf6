export { ShareMenu, type ShareMenuProps } from './share-menu.tsx';
