import type { UserData } from '@obsidiana/contract';
import { defaultCountryId, minimumAge } from '@obsidiana/contract/rules';
import { countries, updateUserData, userData } from '@obsidiana/data';
import { Button, DateInput, Field, FormRow, FormStack, Notice, PageBody, PhoneInput, TextInput } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { isOfAge } from '../parts/age.ts';
import { digitsOf, focusFirstError, valuesOf } from '../parts/form.ts';
import { MemberTrail } from '../parts/member-trail.tsx';
import { useNotices } from '../parts/notices.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('profile.edit'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** A member's data can be changed, apart from a date of birth that is known already. */
export default function EditProfile() {
  const t = useTexts();
  const { data: user, isError } = useQuery(userData(useApi()));
  if (user) return <ProfileForm user={user} />;
  return isError ? <PageBody title={t('profile.edit')} lead={t('trouble.text')} /> : <Waiting />;
}

const names = ['name', 'lastname', 'email', 'phone', 'date_birth'] as const;
type Name = (typeof names)[number];

function ProfileForm({ user }: { user: UserData }) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { notify, oops } = useNotices();
  const { data: list = [] } = useQuery(countries(api));
  const save = useMutation(updateUserData(api));
  const [countryId, setCountryId] = useState(user.country_id ?? defaultCountryId);
  const [phone, setPhone] = useState(user.phone ?? '');
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { date_birth: typed, ...values } = valuesOf(form, names);
    const birth = user.date_birth ?? typed;
    const filled = { ...values, date_birth: birth };
    const missing = names.filter((name) => filled[name] === '');
    const young = birth !== '' && !isOfAge(birth, minimumAge);
    setErrors({
      ...Object.fromEntries(missing.map((name) => [name, t('field.invalid')])),
      ...(young && { date_birth: t('login.date_error') }),
    });
    if (missing.length > 0 || young) {
      focusFirstError(form);
      return oops(t(missing.length > 0 ? 'error.field' : 'login.date_error'));
    }
    try {
      const body = { ...values, phone: digitsOf(values.phone), country_id: countryId };
      const saved = await save.mutateAsync({ body: user.date_birth ? body : { ...body, date_birth: birth } });
      shop().session.set('user', saved);
      if (saved.pending_email) return;
      notify(t('view.myprofile.success'));
      void navigate(to('profile'));
    } catch (error) {
      oops(wordsFor(error, t('error.general')));
    }
  }

  return (
    <PageBody width="form" before={<MemberTrail page={t('profile.edit')} />} title={t('profile.edit')}>
      {user.pending_email && <Notice>{t('social.emailPending', { email: user.pending_email })}</Notice>}
      <FormStack onSubmit={submit} aria-label={t('profile.edit')}>
        <FormRow>
          <Field label={t('field.name')} error={errors.name}>
            <TextInput name="name" autoComplete="given-name" maxLength={80} defaultValue={user.name} />
          </Field>
          <Field label={t('field.lastname')} error={errors.lastname}>
            <TextInput name="lastname" autoComplete="family-name" maxLength={80} defaultValue={user.lastname} />
          </Field>
        </FormRow>
        <Field label={t('field.email')} error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" inputMode="email" defaultValue={user.email} />
        </Field>
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
        <Field
          label={t('field.birth')}
          error={errors.date_birth}
          hint={t(user.date_birth ? 'profile.birthLocked' : 'register.birthHint')}
        >
          <DateInput
            name="date_birth"
            autoComplete="bday"
            min="1900-01-01"
            defaultValue={user.date_birth ?? ''}
            locked={user.date_birth !== null}
          />
        </Field>
        <Button type="submit" size="large" width="full" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </FormStack>
    </PageBody>
  );
}
