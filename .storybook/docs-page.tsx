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
import type { PropsWithChildren } from 'react';
import { readableName } from './names.ts';
import { frames } from './themes.ts';
import { useThemeGlobal } from './use-theme-global.ts';

/** The page of one component: what it is for, a playground, its props, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title>{readableName(preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** The frame of every page, in the theme that the toolbar asks for. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal(context.channel);
  return (
    <DocsContainer context={context} theme={frames[theme]}>
      {children}
    </DocsContainer>
  );
}
