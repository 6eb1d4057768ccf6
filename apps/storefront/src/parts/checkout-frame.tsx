import { CheckoutStepper, PageBody, type PageBodyProps } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

const steps = ['checkoutShipping', 'checkoutSummary', 'checkoutPayment', 'checkoutSuccess'] as const;
const names = {
  checkoutShipping: 'checkout.shipping',
  checkoutSummary: 'checkout.summary',
  checkoutPayment: 'checkout.payment',
  checkoutSuccess: 'checkout.success',
} as const;

export interface CheckoutFrameProps extends PageBodyProps {
  step: (typeof steps)[number];
}

/** A page of the checkout, with where it stands on the way. Once it is paid, no step can be gone back to. */
export function CheckoutFrame({ step, ...rest }: CheckoutFrameProps) {
  const t = useTexts();
  const paid = step === 'checkoutSuccess';
  return (
    <PageBody
      before={
        <CheckoutStepper
          label={t('checkout.label')}
          doneLabel={t('checkout.done')}
          current={steps.indexOf(step)}
          steps={steps.map((name) => ({ name: t(names[name]), ...(!paid && { href: to(name) }) }))}
        />
      }
      {...rest}
    />
  );
}
