export { SubNav, type SubNavProps } from './sub-nav.tsx';
