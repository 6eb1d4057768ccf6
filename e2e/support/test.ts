import { test as base, expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export interface ShopperOptions {
  readonly lang: 'es' | 'en';
  readonly currency: 'MXN' | 'USD';
  /** Whether the age gate has been answered on an earlier visit. */
  readonly adult: boolean;
}

interface Fixtures extends ShopperOptions {
  /** Texts of complaints that this journey provokes; a journey adds what it expects. */
  readonly expectedComplaints: string[];
  /** Fails the journey when the page in front of it breaks an accessibility rule. */
  readonly accessible: (page: Page) => Promise<void>;
}

// The shop's own page: what a provider draws into a frame is theirs.
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/** What a shopper presses before the page's code has taken it over is lost: nobody is that quick, but a journey is. */
function waitForCode(page: Page): void {
  const takenOver = () =>
    page.waitForFunction(
      () =>
        document.querySelector('script[type=module]') === null ||
        Object.keys(document.body).some((name) => name.startsWith('__reactFiber')),
    );
  const { goto, reload } = page;
  const whole = (options?: { waitUntil?: string }) => options?.waitUntil === undefined;
  Object.assign(page, {
    goto: async (...args: Parameters<Page['goto']>) => {
      const answer = await goto.apply(page, args);
      if (whole(args[1])) await takenOver();
      return answer;
    },
    reload: async (...args: Parameters<Page['reload']>) => {
      const answer = await reload.apply(page, args);
      if (whole(args[0])) await takenOver();
      return answer;
    },
  });
}

/**
 * A shopper's test: the page opens in the project's language and currency, past the age gate, is in its code's hands
 * whenever it was gone to (unless `waitUntil` asks for less), and every console
 * error or warning, failed request, uncaught error and server error on the way fails it.
 */
export const test = base.extend<Fixtures>({
  lang: ['es', { option: true }],
  currency: ['MXN', { option: true }],
  adult: [true, { option: true }],
  baseURL: async ({}, use) => use(process.env['SHOP_URL'] ?? ''),

  expectedComplaints: async ({}, use) => use([]),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForCode);
    await use(context);
  },

  page: async ({ page, context, lang, currency, adult, baseURL, expectedComplaints }, use) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'language', value: lang, url },
      { name: 'currency', value: currency.toLowerCase(), url },
      ...(adult ? [{ name: 'age_confirmed', value: 'true', url }] : []),
    ]);
    await context.addInitScript(
      ([language, money, confirmed]) => {
        if (window.top !== window) return;
        // A choice that the journey made stays.
        if (localStorage.getItem('language') === null) localStorage.setItem('language', language);
        if (localStorage.getItem('currency') === null) localStorage.setItem('currency', money);
        if (confirmed) localStorage.setItem('age_confirmed', 'true');
      },
      [lang, currency.toLowerCase(), adult] as const,
    );
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left gives up what it was still loading.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`status ${response.status()}: ${response.url()}`);
    });
    await use(page);
    const unexpected = complaints.filter((complaint) => !expectedComplaints.some((text) => complaint.includes(text)));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },

  accessible: async ({}, use) => {
    await use(async (page) => {
      // Pages of a guest or a member begin as a shell: what is to be looked at has its title.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(rules)})`);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  },
});

export { expect };
