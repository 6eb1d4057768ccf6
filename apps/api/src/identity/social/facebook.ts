import { createHmac } from 'node:crypto';
import type { FacebookSignIn } from '../../config.ts';
import { askProvider, requireTrue, type SocialIdentity, textOf } from './identity.ts';

const version = 'v25.0';

/**
 * Asks Facebook whom an access token belongs to, like Google's. It never vouches for an address.
 * @throws Refusal 400 when it was not made for this shop and this person, 503 when Facebook does not answer
 */
export async function askFacebook(
  { appId, appSecret, graphUrl }: FacebookSignIn,
  token: string,
  claimed: string,
): Promise<SocialIdentity> {
  const question = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
  const { data } = await askProvider('facebook', `${graphUrl}/${version}/debug_token?${question}`);
  const info: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  requireTrue(
    'facebook',
    info.is_valid === true,
    String(info.app_id) === appId,
    textOf(info.user_id) !== '' && info.user_id === claimed,
    // 0 stands for a token without an end.
    Number(info.expires_at) === 0 || Number(info.expires_at) * 1000 > Date.now(),
  );
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const fields = new URLSearchParams({
    fields: 'id,first_name,last_name,email',
    access_token: token,
    appsecret_proof: proof,
  });
  const user = await askProvider('facebook', `${graphUrl}/${version}/me?${fields}`);
  requireTrue('facebook', user.id === info.user_id);
  return {
    provider: 'facebook',
    subject: textOf(user.id),
    email: textOf(user.email) || null,
    vouched: false,
    name: textOf(user.first_name),
    lastname: textOf(user.last_name),
  };
}
