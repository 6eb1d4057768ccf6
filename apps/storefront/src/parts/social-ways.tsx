import type { Config } from '@obsidiana/contract';
import { ApiError, config, socialLogin } from '@obsidiana/data';
import { Notice, SocialButton, Stack, Text } from '@obsidiana/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askFacebook, loadFacebook } from '../browser/facebook.ts';
import { askGoogle, loadGoogle } from '../browser/google.ts';
import { signIn } from '../browser/shop.ts';
import { type SocialStop, SocialStopped } from '../browser/social.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { useNotices } from './notices.tsx';

const names = { google: 'Google', facebook: 'Facebook' } as const;
type Provider = keyof typeof names;

/** What became of the last attempt, where there is something to say about it. */
type Outcome =
  | { readonly kind: 'stopped'; readonly provider: Provider; readonly reason: SocialStop }
  | { readonly kind: 'mailed'; readonly message: string };

/**
 * Signing in through Google or Facebook, as far as the shop offers them; nothing when it offers neither. A page that
 * shows it has asked for `config` before.
 */
export function SocialWays() {
  const t = useTexts();
  const api = useApi();
  const { oops } = useNotices();
  const { data: settings } = useSuspenseQuery(config(api));
  const enter = useMutation(socialLogin(api));
  const [open, setOpen] = useState<Provider | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const offered = waysOf(settings, api.lang);

  async function choose(provider: Provider, ask: Way['ask']) {
    setOpen(provider);
    setOutcome(null);
    try {
      const { id, ...person } = await ask();
      const {
        api_token: token,
        gg: _,
        ...user
      } = await enter.mutateAsync({
        body: { [`${provider}_id`]: id, ...person },
      });
      signIn(token, user);
    } catch (error) {
      if (error instanceof SocialStopped) setOutcome({ kind: 'stopped', provider, reason: error.reason });
      else if (error instanceof ApiError && error.code === 'social_confirm')
        setOutcome({ kind: 'mailed', message: error.message });
      else oops(wordsFor(error, t('login.failed')));
    }
    setOpen(null);
  }

  if (offered.length === 0) return null;
  return (
    <Stack role="group" aria-label={t('social.label')} gap="near">
      {offered.map(({ provider, ask, prepare }) => (
        <SocialButton
          key={provider}
          provider={provider}
          busy={open === provider}
          // The script is there by the time of the press, so that the window opens with it.
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void choose(provider, ask)}
        >
          {t('social.continue', { provider: names[provider] })}
        </SocialButton>
      ))}
      {outcome?.kind === 'stopped' && (
        <Notice tone={outcome.reason === 'closed' ? 'neutral' : 'negative'}>
          {t(`social.${outcome.reason}`, { provider: names[outcome.provider] })}
        </Notice>
      )}
      {outcome?.kind === 'mailed' && <Notice tone="positive">{outcome.message}</Notice>}
      <Text size="small" tone="muted">
        {t('social.or')}
      </Text>
    </Stack>
  );
}

interface Way {
  readonly provider: Provider;
  readonly prepare: () => void;
  readonly ask: () => ReturnType<typeof askGoogle>;
}

/** What the shop offers, Google first. */
function waysOf(settings: Config, lang: 'es' | 'en'): Way[] {
  const { google_client_id: clientId, google_base, facebook_app_id: appId, facebook_sdk_base } = settings;
  const google = clientId && { clientId, base: google_base };
  const facebook = appId && { appId, base: facebook_sdk_base, lang };
  // What fails while it is prepared is tried again, and told, when the button is pressed.
  const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined);
  return [
    ...(google
      ? [{ provider: 'google', prepare: () => quietly(loadGoogle(google)), ask: () => askGoogle(google) } as const]
      : []),
    ...(facebook
      ? [
          {
            provider: 'facebook',
            prepare: () => quietly(loadFacebook(facebook)),
            ask: () => askFacebook(facebook),
          } as const,
        ]
      : []),
  ];
}
