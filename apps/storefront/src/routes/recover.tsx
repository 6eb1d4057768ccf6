import { ApiError, recoverPassword } from '@obsidiana/data';
import { Button, Field, FormStack, Link, PageBody, Text, TextInput } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import type { MessageKey } from '../messages/translate.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { focusFirstError, isEmail, valuesOf } from '../parts/form.ts';
import { useNotices } from '../parts/notices.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('recover.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** Asks for the link that sets a new password. Nobody learns here whether an address has an account. */
export default function Recover() {
  const t = useTexts();
  const navigate = useNavigate();
  const { oops } = useNotices();
  const ask = useMutation(recoverPassword(useApi()));
  const [mend, setMend] = useState<MessageKey | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = valuesOf(form, ['email']);
    const problem = email === '' ? 'recover.email' : isEmail(email) ? null : 'error.email';
    setMend(problem);
    if (problem) {
      focusFirstError(form);
      return oops(t(problem));
    }
    try {
      const { token } = await ask.mutateAsync({ body: { email } });
      const { session } = shop();
      session.set('recoveryToken', token);
      session.set('recoveryEmail', email);
      void navigate(to('recoverSent'));
    } catch (error) {
      const said = error instanceof ApiError && [400, 429].includes(error.status) ? error.message : '';
      oops(said || t('recover.failed'));
    }
  }

  return (
    <PageBody width="form" title={t('recover.title')} lead={t('recover.lead')}>
      <FormStack onSubmit={submit} aria-label={t('recover.title')}>
        <Field label={t('field.email')} error={mend && t(mend)}>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Button type="submit" size="large" width="full" busy={ask.isPending}>
          {t('recover.submit')}
        </Button>
      </FormStack>
      <Text>
        {t('recover.remembered')} <Link href={to('login')}>{t('login.title')}</Link>
      </Text>
    </PageBody>
  );
}
