import type { Address } from '@obsidiana/contract';
import { removeAddress } from '@obsidiana/data';
import { AddressCard, Button, Dialog } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { useNotices } from './notices.tsx';

export interface RemoveAddressProps {
  address: Address;
  onRemoved: () => void;
}

/** Removes an address, once the member has said so twice. */
export function RemoveAddress({ address, onRemoved }: RemoveAddressProps) {
  const t = useTexts();
  const { notify, oops } = useNotices();
  const remove = useMutation(removeAddress(useApi()));
  const [asking, setAsking] = useState(false);
  const { id, line, line2, postal_code, city, country_name } = address;

  async function confirm() {
    try {
      await remove.mutateAsync({ query: { id } });
      setAsking(false);
      notify(t('error.addresde'));
      onRemoved();
    } catch (error) {
      setAsking(false);
      oops(wordsFor(error, t('error.addresmo')));
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('address.removeThis')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('address.removeAsk')}
        description={t('address.removeText')}
        closeLabel={t('address.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('address.keep')}
            </Button>
            <Button busy={remove.isPending} onClick={() => void confirm()}>
              {t('address.removeYes')}
            </Button>
          </>
        }
      >
        <AddressCard lines={[line, line2, `${postal_code} ${city}`, country_name]} />
      </Dialog>
    </>
  );
}
