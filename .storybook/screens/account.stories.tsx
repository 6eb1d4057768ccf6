import type { Meta } from '@storybook/react-vite';
import {
  Button,
  ButtonLink,
  DateInput,
  Field,
  FormRow,
  FormStack,
  Link,
  PageBody,
  PasswordInput,
  PhoneInput,
  Text,
  TextInput,
} from '../../packages/ui/src/index.ts';
import { member } from '../fixtures/shop.ts';
import { GuestPage, here, nothing, PlainPage, type ScreenProps, screen, screenParameters } from './shop.tsx';

const meta = {
  title: 'Screens/Account',
  tags: ['screen', 'phone', 'desktop', '!autodocs', '!manifest'],
  parameters: screenParameters,
} satisfies Meta;
export default meta;

export const Login = screen(LoginScreen);
export const Register = screen(RegisterScreen);
export const ConfirmRegistration = screen(ConfirmRegistrationScreen);
export const Registered = screen(RegisteredScreen);
export const Recover = screen(RecoverScreen);
export const RecoverySent = screen(RecoverySentScreen);
export const NewPassword = screen(NewPasswordScreen);
export const NewPasswordSaved = screen(NewPasswordSavedScreen);
export const WelcomeBack = screen(WelcomeBackScreen);

function LoginScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('login.title')} lead={t('login.lead')}>
        <FormStack aria-label={t('login.title')}>
          <Email shop={shop} />
          <Password shop={shop} label={t('field.password')} autoComplete="current-password" />
          <Text size="small">
            <Link href={here}>{t('login.forgot')}</Link>
          </Text>
          <Button size="large" width="full">
            {t('login.submit')}
          </Button>
        </FormStack>
        <Text>
          {t('login.new')} <Link href={here}>{t('login.register')}</Link>
        </Text>
      </PageBody>
    </GuestPage>
  );
}

function RegisterScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('register.title')} lead={t('register.lead')}>
        <FormStack aria-label={t('register.title')}>
          <FormRow>
            <Field label={t('field.name')}>
              <TextInput autoComplete="given-name" />
            </Field>
            <Field label={t('field.lastname')}>
              <TextInput autoComplete="family-name" />
            </Field>
          </FormRow>
          <Email shop={shop} />
          <Password
            shop={shop}
            label={t('field.password')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
          />
          <Field label={t('field.phone')}>
            <PhoneInput
              countries={[
                { id: 1, name: 'México', phoneCode: '52' },
                { id: 2, name: 'Estados Unidos', phoneCode: '+1' },
              ]}
              countryId={1}
              number=""
              countryLabel={t('field.phoneCountry')}
              onCountryChange={nothing}
              onNumberChange={nothing}
            />
          </Field>
          <Field label={t('field.birth')} hint={t('register.birthHint')}>
            <DateInput autoComplete="bday" />
          </Field>
          <Text size="small" tone="muted">
            {t('register.terms')} <Link href="#terms">{t('register.termsLink')}</Link> {t('register.and')}{' '}
            <Link href="#privacy">{t('register.privacyLink')}</Link>.
          </Text>
          <Button size="large" width="full">
            {t('register.submit')}
          </Button>
        </FormStack>
        <Text>
          {t('register.known')} <Link href={here}>{t('login.title')}</Link>
        </Text>
      </PageBody>
    </GuestPage>
  );
}

function ConfirmRegistrationScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <PlainPage shop={shop}>
      <PageBody width="form" title={t('confirm.title')} lead={t('confirm.text', { email: member.email })}>
        <Text tone="muted">{t('confirm.hint')}</Text>
        <Button variant="secondary">{t('confirm.resend')}</Button>
      </PageBody>
    </PlainPage>
  );
}

function RegisteredScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <PlainPage shop={shop}>
      <PageBody width="form" title={t('registered.title')} lead={t('registered.text')}>
        <ButtonLink href={here}>{t('registered.shop')}</ButtonLink>
        <ButtonLink variant="secondary" href={here}>
          {t('registered.profile')}
        </ButtonLink>
      </PageBody>
    </PlainPage>
  );
}

function RecoverScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('recover.title')} lead={t('recover.lead')}>
        <FormStack aria-label={t('recover.title')}>
          <Email shop={shop} />
          <Button size="large" width="full">
            {t('recover.submit')}
          </Button>
        </FormStack>
        <Text>
          {t('recover.remembered')} <Link href={here}>{t('login.title')}</Link>
        </Text>
      </PageBody>
    </GuestPage>
  );
}

function RecoverySentScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('recover.sent')} lead={t('recover.sentText', { email: member.email })}>
        <Text tone="muted">{t('recover.hint')}</Text>
        <Button variant="secondary">{t('recover.byEmail')}</Button>
        <Button variant="secondary">{t('recover.bySms')}</Button>
      </PageBody>
    </GuestPage>
  );
}

function NewPasswordScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('password.title')} lead={t('password.lead')}>
        <FormStack aria-label={t('password.title')}>
          <Password
            shop={shop}
            label={t('password.new')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
          />
          <Password shop={shop} label={t('password.repeat')} autoComplete="new-password" />
          <Button size="large" width="full">
            {t('password.save')}
          </Button>
        </FormStack>
      </PageBody>
    </GuestPage>
  );
}

function NewPasswordSavedScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('password.done')} lead={t('password.doneText')}>
        <ButtonLink href={here}>{t('login.title')}</ButtonLink>
      </PageBody>
    </GuestPage>
  );
}

function WelcomeBackScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <GuestPage shop={shop}>
      <PageBody width="form" title={t('login.back')} lead={t('login.backText', { name: member.name })}>
        <Button>{t('login.goOn')}</Button>
      </PageBody>
    </GuestPage>
  );
}

function Email({ shop: { t } }: ScreenProps) {
  return (
    <Field label={t('field.email')}>
      <TextInput type="email" autoComplete="username" inputMode="email" />
    </Field>
  );
}

interface PasswordProps extends ScreenProps {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

function Password({ shop: { t }, label, hint, autoComplete }: PasswordProps) {
  return (
    <Field label={label} hint={hint}>
      <PasswordInput showLabel={t('password.show')} autoComplete={autoComplete} />
    </Field>
  );
}
