'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a link of the shop receives: an ordinary anchor's props, and always an address. */
export interface AnchorProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
}

export interface UiProviderProps {
  /** Renders every link: hand the router's own here, so that pages change without a reload. */
  link: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Tells the parts below how this app makes links; without it they are plain anchors. */
export function UiProvider({ link, children }: UiProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The unstyled link of this app, for parts with a look of their own. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
