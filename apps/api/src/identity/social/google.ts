import type { GoogleSignIn } from '../../config.ts';
import { askProvider, requireTrue, type SocialIdentity, textOf } from './identity.ts';

const emailScope = 'https://www.googleapis.com/auth/userinfo.email';

/**
 * Asks Google whom an access token belongs to. It must have been made for this shop, for the person that the browser
 * names, and not have run out.
 * @throws Refusal 400 when anything of that does not hold, 503 when Google does not answer
 */
export async function askGoogle(
  { clientId, tokenInfoUrl, userInfoUrl }: GoogleSignIn,
  token: string,
  claimed: string,
): Promise<SocialIdentity> {
  // In the body, so that no log on the way holds the token.
  const body = new URLSearchParams({ access_token: token });
  const info = await askProvider('google', tokenInfoUrl, { method: 'POST', body });
  requireTrue(
    'google',
    info.aud === clientId,
    Number(info.exp) * 1000 > Date.now(),
    textOf(info.sub) !== '' && info.sub === claimed,
  );
  const user = await askProvider('google', userInfoUrl, { headers: { authorization: `Bearer ${token}` } });
  requireTrue('google', user.sub === info.sub);
  const seesEmail = textOf(info.scope)
    .split(' ')
    .some((scope) => scope === emailScope || scope === 'email');
  return {
    provider: 'google',
    subject: textOf(info.sub),
    email: (seesEmail && textOf(user.email)) || null,
    vouched: user.email_verified === true || user.email_verified === 'true',
    name: textOf(user.given_name) || textOf(user.name),
    lastname: textOf(user.family_name),
  };
}
