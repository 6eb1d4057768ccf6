import { ApiError, resetPassword } from '@obsidiana/data';
import { Button, FormStack, Link, PageBody, Text } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { focusField, focusFirstError, isPasswordLength, valuesOf } from '../parts/form.ts';
import { useNotices } from '../parts/notices.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/new-password';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('password.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;
/** The address holds a secret: nothing that the page asks for may carry it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const names = ['password', 'password_confirmation'] as const;
type Errors = Partial<Record<(typeof names)[number], string>>;

/** Where the mailed link leads: a new password, typed twice. */
export default function NewPassword({ params }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { oops } = useNotices();
  const email = useKept('recoveryEmail');
  const save = useMutation(resetPassword(useApi()));
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form, names);
    const missing = names.filter((name) => values[name] === '');
    const differ = missing.length === 0 && values.password !== values.password_confirmation;
    const short = missing.length === 0 && !differ && !isPasswordLength(values.password);
    setErrors({
      ...Object.fromEntries(missing.map((name) => [name, t('field.invalid')])),
      ...(differ && { password_confirmation: t('password.differ') }),
      ...(short && { password: t('password.length') }),
    });
    if (missing.length > 0 || differ || short) {
      focusFirstError(form);
      return oops(t(differ ? 'password.differ' : short ? 'password.length' : 'login.fields'));
    }
    try {
      await save.mutateAsync({ body: { ...values, token: params.token } });
      const { session } = shop();
      session.set('recoveryToken', null);
      session.set('recoveryEmail', null);
      // In the place of the address with the secret, so that no step back shows it again.
      void navigate(to('newPasswordDone'), { replace: true });
    } catch (error) {
      const said = error instanceof ApiError && [400, 429].includes(error.status) ? error.message : '';
      focusField(form, 'password');
      oops(said || t('password.failed'));
    }
  }

  return (
    <PageBody width="form" title={t('password.title')} lead={t('password.lead')}>
      <FormStack onSubmit={submit} aria-label={t('password.title')}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="password"
          label={t('password.new')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="password_confirmation"
          label={t('password.repeat')}
          autoComplete="new-password"
          error={errors.password_confirmation}
        />
        <Button type="submit" size="large" width="full" busy={save.isPending}>
          {t('password.save')}
        </Button>
      </FormStack>
      <Text>
        <Link href={to('recover')}>{t('password.again')}</Link>
      </Text>
    </PageBody>
  );
}
