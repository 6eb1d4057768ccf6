import { ApiError, login } from '@obsidiana/data';
import { Button, Field, FormStack, Link, PageBody, Text, TextInput } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shop } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { focusFirstError, valuesOf } from '../parts/form.ts';
import { useNotices } from '../parts/notices.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('login.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** Email and password. Where a signed-in person goes on to is the guest layout's to say. */
export default function Login() {
  const t = useTexts();
  const { oops } = useNotices();
  const signIn = useMutation(login(useApi()));
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
      const { api_token: token, gg: _, ...user } = await signIn.mutateAsync({ body: { email, password } });
      shop().session.start(token, user);
    } catch (error) {
      const said = error instanceof ApiError && [400, 429].includes(error.status) ? error.message : '';
      oops(said || t('login.failed'));
    }
  }

  return (
    <PageBody width="form" title={t('login.title')} lead={t('login.lead')}>
      <FormStack onSubmit={submit} aria-label={t('login.title')}>
        <Field label={t('field.email')} error={missing.email && t('field.invalid')}>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label={t('field.password')} error={missing.password && t('field.invalid')}>
          <TextInput name="password" type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="large" width="full" busy={signIn.isPending}>
          {t('login.submit')}
        </Button>
      </FormStack>
      <Text>
        {t('login.new')} <Link href={to('register')}>{t('login.register')}</Link>
      </Text>
    </PageBody>
  );
}
