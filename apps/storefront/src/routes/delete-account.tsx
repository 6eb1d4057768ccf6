import type { UserData } from '@obsidiana/contract';
import { ApiError, deleteUser, userData } from '@obsidiana/data';
import { Button, ButtonLink, Facts, Field, FormStack, PageBody, TextInput } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { leaveForGood } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { focusField, focusFirstError, valuesOf } from '../parts/form.ts';
import { MemberTrail } from '../parts/member-trail.tsx';
import { useNotices } from '../parts/notices.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('deletion.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** A member has their account deleted, once they know what goes and what stays. */
export default function DeleteAccount() {
  const t = useTexts();
  const { data: user, isError } = useQuery(userData(useApi()));
  if (!user) return isError ? <PageBody title={t('deletion.title')} lead={t('trouble.text')} /> : <Waiting />;
  return (
    <PageBody
      width="form"
      before={<MemberTrail page={t('deletion.title')} />}
      title={t('deletion.title')}
      lead={t('deletion.lead')}
    >
      <Facts
        facts={[
          { name: t('deletion.goes'), value: t('deletion.goesText') },
          { name: t('deletion.stays'), value: t('deletion.staysText') },
        ]}
      />
      <DeletionForm user={user} />
    </PageBody>
  );
}

type Errors = Partial<Record<'email' | 'password', string>>;

/** The member's own address, typed, and the password of an account that has one. */
function DeletionForm({ user }: { user: UserData }) {
  const t = useTexts();
  const { notify, oops } = useNotices();
  const leave = useMutation(deleteUser(useApi()));
  const [errors, setErrors] = useState<Errors>({});
  const hasPassword = user.sign_in_with.includes('password');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, password } = valuesOf(form, ['email', 'password']);
    const unanswered = email === '' || (hasPassword && password === '');
    const other = email !== '' && email.toLowerCase() !== user.email;
    setErrors({
      ...(email === '' && { email: t('field.invalid') }),
      ...(other && { email: t('deletion.otherEmail') }),
      ...(hasPassword && password === '' && { password: t('field.invalid') }),
    });
    if (unanswered || other) {
      focusFirstError(form);
      return oops(t(unanswered ? 'error.field' : 'deletion.otherEmail'));
    }
    try {
      const { message } = await leave.mutateAsync({ body: { email, ...(hasPassword && { password }) } });
      notify(message);
      leaveForGood();
    } catch (error) {
      const open = error instanceof ApiError && error.code === 'deletion_open_order';
      if (!open) focusField(form, hasPassword ? 'password' : 'email');
      oops(
        wordsFor(error, t('deletion.failed')),
        open ? { label: t('success.orders'), href: to('orders') } : undefined,
      );
    }
  }

  return (
    <FormStack onSubmit={submit} aria-label={t('deletion.title')}>
      <Field label={t('deletion.email')} hint={user.email} error={errors.email}>
        <TextInput name="email" type="email" autoComplete="off" inputMode="email" />
      </Field>
      {hasPassword && (
        <PasswordField
          name="password"
          label={t('deletion.password')}
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      <Button type="submit" size="large" width="full" busy={leave.isPending}>
        {t('deletion.submit')}
      </Button>
      <ButtonLink variant="secondary" width="full" href={to('profile')}>
        {t('deletion.keep')}
      </ButtonLink>
    </FormStack>
  );
}
