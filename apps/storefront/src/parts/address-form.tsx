import type { Address } from '@obsidiana/contract';
import { countries, createAddress, updateAddress } from '@obsidiana/data';
import { Button, Field, FormStack, TextInput } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MessageKey } from '../messages/translate.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { digitsOf, focusFirstError, valuesOf } from './form.ts';
import { useNotices } from './notices.tsx';
import { PostalFields } from './postal-fields.tsx';

const names = ['country_id', 'line', 'line2', 'postal_code', 'city', 'details'] as const;

export interface AddressFormProps {
  /** The address to change; without it a new one is saved. */
  address?: Address;
  onSaved: (id: number) => void;
  onCancel?: () => void;
  /** What an empty first line is called here. */
  lineError: Extract<MessageKey, 'error.ae' | 'error.ar'>;
}

/** A postal address, saved to the member's list. */
export function AddressForm({ address, onSaved, onCancel, lineError }: AddressFormProps) {
  const t = useTexts();
  const api = useApi();
  const { notify, oops } = useNotices();
  const { data: list = [] } = useQuery(countries(api));
  const create = useMutation(createAddress(api));
  const update = useMutation(updateAddress(api));
  const [errors, setErrors] = useState<{ line?: string; postal_code?: string; city?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form may stand inside a page's own.
    event.stopPropagation();
    const form = event.currentTarget;
    const { country_id, ...values } = valuesOf(form, names);
    const body = { ...values, country_id: Number(country_id), postal_code: digitsOf(values.postal_code) };
    const mend = {
      ...(body.line === '' && { line: t(lineError) }),
      ...(!/^\d{4,10}$/.test(body.postal_code) && { postal_code: t('error.cp') }),
      ...(body.city === '' && { city: t('error.city') }),
    };
    setErrors(mend);
    if (Object.keys(mend).length > 0) return focusFirstError(form);
    try {
      const { id } = address
        ? await update.mutateAsync({ body: { id: address.id, ...body } })
        : await create.mutateAsync({ body });
      notify(t('error.addresse'));
      onSaved(id);
    } catch (error) {
      oops(wordsFor(error, t('error.addressd')));
    }
  }

  return (
    <FormStack onSubmit={submit} aria-label={t(address ? 'checkout.changeAddress' : 'checkout.newAddress')}>
      <Field label={t('field.line')} error={errors.line}>
        <TextInput name="line" autoComplete="address-line1" maxLength={200} defaultValue={address?.line} />
      </Field>
      <Field label={t('field.line2')}>
        <TextInput name="line2" autoComplete="address-line2" maxLength={200} defaultValue={address?.line2} />
      </Field>
      <PostalFields countries={list} errors={errors} {...(address && { known: address })} />
      <Field label={t('field.details')}>
        <TextInput name="details" maxLength={500} defaultValue={address?.details} />
      </Field>
      <Button type="submit" width="full" busy={create.isPending || update.isPending}>
        {t('address.save')}
      </Button>
      {onCancel && (
        <Button variant="quiet" width="full" onClick={onCancel}>
          {t('address.cancel')}
        </Button>
      )}
    </FormStack>
  );
}
