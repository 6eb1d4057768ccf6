import type { Answer } from '@obsidiana/contract';
import { takeDestination, userData } from '@obsidiana/data';
import { ButtonLink, PageBody, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { apiIn, currentLocale, shop } from '../browser/shop.ts';
import { useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('registered.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;
/** The address holds a secret: nothing that the page asks for may carry it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

interface Done extends Pick<Answer<'completeRegister'>, 'completed' | 'email'> {
  /** What the person wanted before they joined. */
  readonly destination: string | null;
}

/** Where the mailed link leads: it completes the registration, once, and signs the person in. */
export default function Registered() {
  const t = useTexts();
  const { token = '' } = useParams();
  // A query, so that a page that is mounted twice completes it once.
  const completion = useQuery({
    queryKey: ['completeRegister', token],
    queryFn: () => complete(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (completion.isError) {
    return (
      <PageBody width="form" title={t('registered.failed')} lead={t('registered.failedText')}>
        <ButtonLink href={to('login')}>{t('login.title')}</ButtonLink>
      </PageBody>
    );
  }
  if (!completion.data) {
    return (
      <PageBody width="form" title={t('registered.working')}>
        <Text role="status">{t('shop.loading')}</Text>
      </PageBody>
    );
  }
  const { completed, email, destination } = completion.data;
  const { title, text } = told[completed];
  return (
    <PageBody width="form" title={t(title)} lead={t(text, { email })}>
      {destination ? (
        <ButtonLink href={destination}>{t('registered.goOn')}</ButtonLink>
      ) : (
        <ButtonLink href={to('home')}>{t('registered.shop')}</ButtonLink>
      )}
      <ButtonLink variant="secondary" href={to('profile')}>
        {t('registered.profile')}
      </ButtonLink>
    </PageBody>
  );
}

const told = {
  registration: { title: 'registered.title', text: 'registered.text' },
  social_login: { title: 'social.linked', text: 'social.linkedText' },
  email_change: { title: 'social.emailChanged', text: 'social.emailChangedText' },
} as const;

async function complete(secret: string): Promise<Done> {
  const { session, cache } = shop();
  const api = apiIn(currentLocale());
  const {
    api_token: token,
    name,
    email,
    phone,
    affiliation,
    completed,
  } = await api.call('completeRegister', { body: { token: secret } });
  const known = { name, email, phone, affiliation, lastname: '', country_id: null, code_phone: null, date_birth: null };
  const destination = takeDestination(session);
  session.start(token, known);
  // The answer lacks some of a person's data; without it the session still stands.
  const { loyalty: _, ...user } = await cache
    .fetchQuery(userData(apiIn(currentLocale())))
    .catch(() => ({ loyalty: null, ...known }));
  session.set('user', user);
  return { completed, email, destination };
}
