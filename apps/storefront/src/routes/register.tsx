import { defaultCountryId, minimumAge } from '@obsidiana/contract/rules';
import { config, countries, register } from '@obsidiana/data';
import {
  Button,
  DateInput,
  Field,
  FormRow,
  FormStack,
  Link,
  PageBody,
  PhoneInput,
  Text,
  TextInput,
} from '@obsidiana/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { isOfAge } from '../parts/age.ts';
import { digitsOf, focusFirstError, isEmail, isPasswordLength, valuesOf } from '../parts/form.ts';
import { useNotices } from '../parts/notices.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { SocialWays } from '../parts/social-ways.tsx';
import { to } from '../paths.ts';

const load = async ({ need, api, t }: Load<unknown>) => {
  await Promise.all([need(countries(api)), need(config(api))]);
  return { head: { title: t('register.title'), hidden: true } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

const names = ['name', 'lastname', 'email', 'password', 'phone', 'date_birth'] as const;
type Name = (typeof names)[number];

/** A new member's data. What was typed stays on every failure. */
export default function Register() {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { oops } = useNotices();
  const { data: list } = useSuspenseQuery(countries(api));
  const create = useMutation(register(api));
  const [countryId, setCountryId] = useState<number>(defaultCountryId);
  const [phone, setPhone] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form, names);
    const missing = names.filter((name) => values[name] === '');
    const wrong = {
      ...(!isEmail(values.email) && { email: t('error.email') }),
      ...(!isPasswordLength(values.password) && { password: t('password.length') }),
      ...(values.date_birth !== '' && !isOfAge(values.date_birth, minimumAge) && { date_birth: t('login.date_error') }),
    };
    const mend = { ...wrong, ...Object.fromEntries(missing.map((name) => [name, t('field.invalid')])) };
    setErrors(mend);
    if (Object.keys(mend).length > 0) {
      focusFirstError(form);
      return oops(missing.length > 0 ? t('register.fields') : (Object.values(mend)[0] ?? ''));
    }
    try {
      const { token } = await create.mutateAsync({
        body: { ...values, phone: digitsOf(values.phone), country_id: countryId },
      });
      const { session } = shop();
      session.set('registrationToken', token);
      session.set('registrationEmail', values.email);
      void navigate(to('confirmRegistration'));
    } catch (error) {
      oops(wordsFor(error, t('trouble.text')));
    }
  }

  return (
    <PageBody width="form" title={t('register.title')} lead={t('register.lead')}>
      <SocialWays />
      <FormStack onSubmit={submit} aria-label={t('register.title')}>
        <FormRow>
          <Field label={t('field.name')} error={errors.name}>
            <TextInput name="name" autoComplete="given-name" maxLength={80} />
          </Field>
          <Field label={t('field.lastname')} error={errors.lastname}>
            <TextInput name="lastname" autoComplete="family-name" maxLength={80} />
          </Field>
        </FormRow>
        <Field label={t('field.email')} error={errors.email}>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <PasswordField
          name="password"
          label={t('field.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          error={errors.password}
        />
        <Field label={t('field.phone')} error={errors.phone}>
          <PhoneInput
            countries={list.map(({ id, name, phone_code: phoneCode }) => ({ id, name, phoneCode }))}
            countryId={countryId}
            number={phone}
            countryLabel={t('field.phoneCountry')}
            onCountryChange={setCountryId}
            onNumberChange={(event) => setPhone(event.target.value)}
            names={{ country: 'country_id', number: 'phone' }}
          />
        </Field>
        <Field label={t('field.birth')} hint={t('register.birthHint')} error={errors.date_birth}>
          <DateInput name="date_birth" autoComplete="bday" min="1900-01-01" />
        </Field>
        <Text size="small" tone="muted">
          {t('register.terms')} <Link href={to('terms')}>{t('register.termsLink')}</Link> {t('register.and')}{' '}
          <Link href={to('privacy')}>{t('register.privacyLink')}</Link>.
        </Text>
        <Button type="submit" size="large" width="full" busy={create.isPending}>
          {t('register.submit')}
        </Button>
      </FormStack>
      <Text>
        {t('register.known')} <Link href={to('login')}>{t('login.title')}</Link>
      </Text>
    </PageBody>
  );
}
