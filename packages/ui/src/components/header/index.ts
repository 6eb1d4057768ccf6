export { Header, type HeaderProps, type NavigationLink } from './header.tsx';
export { HeaderSearch, type HeaderSearchProps } from './header-search.tsx';
export { HeaderTool, type HeaderToolProps } from './header-tool.tsx';
