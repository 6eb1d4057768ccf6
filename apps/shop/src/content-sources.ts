import type { Config } from '@obsidiana/api';
import type { ContentSources } from '@obsidiana/storefront';

type Providers = Pick<Config, 'stripe' | 'paypal' | 'google' | 'facebook'>;

/** What pages may load of the providers, from the addresses that they are configured at. */
export function contentSources({ stripe, paypal, google, facebook }: Providers): ContentSources {
  const used = [
    at(stripe.scriptUrl, own.stripe),
    at(paypal.sdkUrl, own.paypal),
    ...(google ? [at(google.browserBase, own.google)] : []),
    ...(facebook ? [at(facebook.sdkBase, own.facebook)] : []),
  ];
  const all = (kind: keyof ContentSources) => [...new Set(used.flatMap((sources) => sources[kind]))];
  return { scripts: all('scripts'), frames: all('frames'), calls: all('calls'), pictures: all('pictures') };
}

/** A stand-in serves everything from one place; without one it is the provider itself. */
function at(address: string | null, provider: ContentSources): ContentSources {
  if (address === null) return provider;
  const { origin } = new URL(address);
  return { scripts: [origin], frames: [origin], calls: [origin], pictures: [origin] };
}

const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** As the providers ask for in their own documentation. */
const own = {
  stripe: {
    scripts: stripe,
    frames: [...stripe, 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
    pictures: ['https://*.stripe.com'],
  },
  paypal: { scripts: paypal, frames: paypal, calls: paypal, pictures: paypal },
  google: {
    scripts: ['https://accounts.google.com/gsi/client'],
    frames: ['https://accounts.google.com'],
    calls: ['https://accounts.google.com', 'https://www.googleapis.com'],
    pictures: ['https://*.googleusercontent.com'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net'],
    frames: ['https://www.facebook.com'],
    calls: ['https://graph.facebook.com', 'https://www.facebook.com'],
    pictures: ['https://*.fbsbx.com'],
  },
} satisfies Record<string, ContentSources>;
