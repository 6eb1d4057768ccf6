import { sendContact } from '@obsidiana/data';
import { Breadcrumb, Button, Field, FormStack, PageBody, TextArea, TextInput } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, lazy, Suspense, useState } from 'react';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { focusFirstError } from '../parts/form.ts';
import { useNotices } from '../parts/notices.tsx';
import { isEmail, keepEmail, keepMessage, keepName } from '../parts/typing.ts';
import { to } from '../paths.ts';

const ThanksDialog = lazy(() => import('../parts/thanks-dialog.tsx'));

const load = async ({ t }: Load<unknown>) => ({
  head: { title: t('contact.title'), description: t('contact.lead') },
});
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

const empty = { name: '', email: '', message: '' };
const keep = { name: keepName, email: keepEmail, message: keepMessage };
type FieldName = keyof typeof empty;

/** A message to the shop. What is thanked for clears the form; what the server cannot take is said in its words. */
export default function Contact() {
  const t = useTexts();
  const { oops } = useNotices();
  const { mutateAsync: send, isPending } = useMutation(sendContact(useApi()));
  const [values, setValues] = useState(empty);
  const [asked, setAsked] = useState(false);
  const [thanks, setThanks] = useState<{ message: string; open: boolean } | null>(null);

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: keep[name](value) })),
  });
  const missing = (name: FieldName) => (asked && values[name].trim() === '' ? t('error.field') : null);

  function checkEmail({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) {
    if (value === '' || isEmail(value)) return;
    setValues((before) => ({ ...before, email: '' }));
    oops(t('error.email'));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    if (Object.values(values).some((value) => value.trim() === '')) {
      focusFirstError(event.currentTarget);
      return oops(t('error.field'));
    }
    try {
      const { message } = await send({ body: values });
      setAsked(false);
      setValues(empty);
      setThanks({ message, open: true });
    } catch (error) {
      oops(wordsFor(error, t('error.general')));
    }
  }

  return (
    <PageBody
      width="form"
      title={t('contact.title')}
      lead={t('contact.lead')}
      before={
        <Breadcrumb
          label={t('shop.trail')}
          places={[{ label: t('shop.home'), href: to('home') }, { label: t('contact.title') }]}
        />
      }
    >
      <FormStack onSubmit={submit} aria-label={t('contact.title')}>
        <Field label={t('contact.name')} error={missing('name')}>
          <TextInput autoComplete="name" maxLength={100} {...field('name')} />
        </Field>
        <Field label={t('contact.email')} error={missing('email')}>
          <TextInput type="email" autoComplete="email" maxLength={254} onBlur={checkEmail} {...field('email')} />
        </Field>
        <Field label={t('contact.message')} error={missing('message')}>
          <TextArea rows={6} maxLength={4000} {...field('message')} />
        </Field>
        <Button type="submit" size="large" width="full" busy={isPending}>
          {t('contact.submit')}
        </Button>
      </FormStack>
      {thanks && (
        <Suspense>
          <ThanksDialog {...thanks} onClose={() => setThanks({ ...thanks, open: false })} />
        </Suspense>
      )}
    </PageBody>
  );
}
