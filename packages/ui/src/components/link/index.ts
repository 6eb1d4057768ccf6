export { Link, type LinkProps } from './link.tsx';
export { Anchor, type AnchorProps, UiProvider, type UiProviderProps } from './link-context.tsx';
