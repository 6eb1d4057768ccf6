import { maximumAddresses } from '@obsidiana/contract/rules';
import { addresses } from '@obsidiana/data';
import { AddressCard, ButtonLink, CardGrid, Link, Notice, Section, Skeleton, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** A member's addresses: each can be edited, and another one added as long as it fits. */
export function AddressList() {
  const t = useTexts();
  const { data: list, isError } = useQuery(addresses(useApi()));
  return (
    <Section title={t('profile.addresses')}>
      {isError && <Notice tone="negative">{t('trouble.text')}</Notice>}
      {!list && !isError && <Skeleton />}
      {list?.length === 0 && <Text tone="muted">{t('profile.noAddresses')}</Text>}
      {list && list.length > 0 && (
        <CardGrid>
          {list.map(({ id, line, line2, postal_code, city, country_name, details }) => (
            <AddressCard
              key={id}
              lines={[line, line2, `${postal_code} ${city}`, country_name]}
              details={details}
              actions={
                <Link href={to('editAddress', { idDireccion: String(id) })} aria-label={t('address.editOf', { line })}>
                  {t('checkout.editAddress')}
                </Link>
              }
            />
          ))}
        </CardGrid>
      )}
      {list && list.length < maximumAddresses && (
        <div>
          <ButtonLink variant="secondary" href={to('addAddress')}>
            {t('address.add')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
