import type { Decorator } from '@storybook/react-vite';
import { Field, type FieldProps } from '../packages/ui/src/components/field/field.tsx';

type Said = Partial<Pick<FieldProps, 'label' | 'hint' | 'error'>>;

/** `parameters.field`: what the Field around a control says, and what of it differs in English. */
export type InField = Said & { en?: Said };

/** Stands a control in a Field; what a story's `parameters.field` says adds to that of its meta. */
export const inField: Decorator = (Story, { globals, parameters }) => {
  const { en, ...said }: InField = parameters['field'];
  const { label, hint, error } = globals['language'] === 'en' ? { ...said, ...en } : said;
  return (
    <Field label={label} hint={hint} error={error}>
      {Story()}
    </Field>
  );
};
