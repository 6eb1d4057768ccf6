import { legalTexts } from '@obsidiana/contract/rules';
import { Breadcrumb, ButtonLink, PageBody, RichText, Section } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { cleanLegalText } from '../page/clean.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { ofTrail } from '../page/structured.ts';
import { patterns, to } from '../paths.ts';

type Legal = keyof typeof legalTexts;

/** The number of the text that a path shows; the pages carry the names of the texts. */
function textOf(pathname: string) {
  const names = Object.keys(legalTexts) as Legal[];
  return legalTexts[names.find((name) => patterns[name] === pathname) ?? 'about'];
}

/** The first words of a text, for those who see it in a list of results. */
function openingOf(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 155 ? `${words.slice(0, 155).replace(/\s\S*$/, '')}…` : words;
}

const load = async ({ url, need, api, t, origin }: Load<unknown>) => {
  const { data } = await need(cleanLegalText(api, textOf(url.pathname)));
  const structured = import.meta.env.SSR ? [ofTrail(origin, t, [{ name: data.name }])] : [];
  return { head: { title: data.name, description: openingOf(data.content), structured } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** One of the shop's texts: terms, privacy, returns, sizes, shipping, cookies, about. */
export default function LegalPage() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { data: text } = useSuspenseQuery(cleanLegalText(useApi(), textOf(pathname)));
  const { name, content } = text.data;
  return (
    <PageBody
      title={name}
      before={
        <Breadcrumb label={t('shop.trail')} places={[{ label: t('shop.home'), href: to('home') }, { label: name }]} />
      }
    >
      <RichText sanitisedHtml={content} />
      <Section
        title={t('legal.question')}
        size="subsection"
        aside={
          <ButtonLink variant="secondary" href={to('contact')}>
            {t('legal.contact')}
          </ButtonLink>
        }
      />
    </PageBody>
  );
}
