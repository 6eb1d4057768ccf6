import { ApiError, login } from '@obsidiana/data';
import { Button, Field, FormStack, Link, Text, TextInput } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { signIn } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { focusField, focusFirstError, valuesOf } from './form.ts';
import { useNotices } from './notices.tsx';
import { PasswordField } from './password-field.tsx';

/** Email and password. Where a signed-in person goes on to is the guest layout's to say. */
export function LoginForm() {
  const t = useTexts();
  const { oops } = useNotices();
  const ask = useMutation(login(useApi()));
  const [missing, setMissing] = useState<{ email?: boolean; password?: boolean }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, password } = valuesOf(form, ['email', 'password']);
    setMissing({ email: email === '', password: password === '' });
    if (email === '' || password === '') {
      focusFirstError(form);
      return oops(t('login.fields'));
    }
    try {
      const { api_token: token, gg: _, ...user } = await ask.mutateAsync({ body: { email, password } });
      signIn(token, user);
    } catch (error) {
      const said = error instanceof ApiError && [400, 429].includes(error.status) ? error.message : '';
      focusField(form, 'password');
      oops(said || t('login.failed'));
    }
  }

  return (
    <FormStack onSubmit={submit} aria-label={t('login.title')}>
      <Field label={t('field.email')} error={missing.email && t('field.invalid')}>
        <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
      </Field>
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        error={missing.password && t('field.invalid')}
      />
      <Text size="small">
        <Link href={to('recover')}>{t('login.forgot')}</Link>
      </Text>
      <Button type="submit" size="large" width="full" busy={ask.isPending}>
        {t('login.submit')}
      </Button>
    </FormStack>
  );
}
