import type { Address } from '@obsidiana/contract';
import { defaultCountryId } from '@obsidiana/contract/rules';
import { countries, createAddress, updateAddress } from '@obsidiana/data';
import { AddressFields, Button, FormStack } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MessageKey } from '../messages/translate.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { digitsOf, focusFirstError, valuesOf } from './form.ts';
import { useNotices } from './notices.tsx';
import { usePostalLookup } from './use-postal-lookup.ts';

const names = ['line', 'line2', 'country', 'postalCode', 'city', 'details'] as const;

const said = {
  idle: null,
  found: null,
  looking: 'address.looking',
  none: 'address.none',
  failed: 'address.failed',
} as const;

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
  const [errors, setErrors] = useState<{ line?: string; postalCode?: string; city?: string }>({});
  // A stored address is not looked up: only a place that changes asks.
  const [place, setPlace] = useState<{ code: string; countryId: number } | null>(null);
  const country = list.find(({ id }) => id === place?.countryId)?.name ?? '';
  const { state, cities } = usePostalLookup(country, place && digitsOf(place.code));
  const searching = said[state];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form may stand inside a page's own.
    event.stopPropagation();
    const form = event.currentTarget;
    const { country: countryId, postalCode, ...values } = valuesOf(form, names);
    const body = { ...values, country_id: Number(countryId), postal_code: digitsOf(postalCode) };
    const mend = {
      ...(body.line === '' && { line: t(lineError) }),
      ...(!/^\d{4,10}$/.test(body.postal_code) && { postalCode: t('error.cp') }),
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

  const known = address
    ? {
        countryId: address.country_id,
        postalCode: address.postal_code,
        ...{ line: address.line, line2: address.line2, city: address.city, details: address.details },
      }
    : { countryId: defaultCountryId };
  return (
    <FormStack onSubmit={submit} aria-label={t(address ? 'checkout.changeAddress' : 'checkout.newAddress')}>
      <AddressFields
        texts={{
          line: t('field.line'),
          line2: t('field.line2'),
          country: t('field.country'),
          postalCode: t('field.postalCode'),
          city: t('field.city'),
          details: t('field.details'),
          chooseCity: t('address.choose'),
        }}
        countries={list}
        known={known}
        errors={errors}
        cities={cities}
        {...(searching && { searching: t(searching) })}
        onPlaceChange={(code, countryId) => setPlace({ code, countryId })}
      />
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
