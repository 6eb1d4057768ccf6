import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import './docs-page.css';
import type { PropsWithChildren } from 'react';
import { About, Accessibility, History, Parts, Using } from './component-facts.tsx';
import { readableName } from './names.ts';
import { frames } from './themes.ts';
import { useThemeGlobal } from './use-theme-global.ts';

/** The page of one component: what it is for, a playground, its props and states, and what is known of it. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title>{readableName(folder)}</Title>
      <About folder={folder} otherwise={<Description />} />
      <Primary />
      <Controls />
      <Using folder={folder} />
      <Stories includePrimary={false} title={<h2 id="states">States</h2>} />
      <Accessibility folder={folder} />
      <Parts folder={folder} />
      <History folder={folder} />
    </>
  );
}

/** The frame of every page, in the theme that the toolbar asks for. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal(context.channel);
  return (
    // Frames ask again in another theme.
    <DocsContainer key={theme} context={context} theme={frames[theme]}>
      {children}
    </DocsContainer>
  );
}
