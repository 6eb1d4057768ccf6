import { Field, type FieldProps, PasswordInput, type PasswordInputProps } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  autoComplete: PasswordInputProps['autoComplete'];
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name, autoComplete, ...field }: PasswordFieldProps) {
  const t = useTexts();
  return (
    <Field {...field}>
      <PasswordInput name={name} autoComplete={autoComplete} showLabel={t('password.show')} />
    </Field>
  );
}
