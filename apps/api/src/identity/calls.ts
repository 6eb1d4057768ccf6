import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { loyaltyOf, tellTier } from '../loyalty/card.ts';
import { crystalHistoryOf } from '../loyalty/history.ts';
import { login } from './login.ts';
import { completeByLink } from './mailed-link.ts';
import { profileOf, saveProfile } from './profile.ts';
import { recover, resendRecovery, resetPassword } from './recovery.ts';
import { register, resendConfirmation } from './registration.ts';
import { closeFamily, refreshSession } from './sessions.ts';
import { signInWaysOf } from './sign-in-ways.ts';
import { socialLogin } from './social/social-login.ts';

export function identityCalls(context: Context): Handlers {
  const { db } = context;
  return {
    signIn: async ({ body, lang, ip }) => ({ token: await register(context, body, lang, ip) }),

    resendConfirmation: async ({ body, lang, ip }) => {
      await resendConfirmation(context, body.token, ip);
      return { message: say('resent', lang) };
    },

    completeRegister: async ({ body, ip }) => {
      const { user, token, completed } = await completeByLink(context, body.token, ip);
      const { id, name, email, phone, affiliation } = user;
      return { id, name, email, phone, affiliation, api_token: token, completed };
    },

    login: async ({ body, lang, ip }) => {
      const { user, token } = await login(context, body, lang, ip);
      return { ...(await profileOf(db, user.id)), api_token: token, gg: user.gg };
    },

    socialLogin: async ({ body, lang, ip }) => {
      const { user, token } = await socialLogin(context, body, lang, ip);
      return { ...(await profileOf(db, user.id)), api_token: token, gg: user.gg };
    },

    refreshToken: async ({ member }) => ({ api_token: await refreshSession(db, member) }),

    logout: async ({ member, lang }) => {
      await closeFamily(db, member.session.familyId);
      return { message: say('done', lang) };
    },

    recoverPassword: async ({ body, lang, ip }) => ({ token: await recover(context, body.email, lang, ip) }),

    resendRecovery: async ({ body, lang, ip }) => {
      await resendRecovery(context, body.token, body.type === 2 ? 'sms' : 'mail', ip);
      return { message: say('resent', lang) };
    },

    resetPassword: async ({ body, lang, ip }) => {
      if (body.password !== body.password_confirmation) throw new Refusal(400, 'passwords_differ');
      await resetPassword(context, body.token, body.password, ip);
      return { message: say('password_changed', lang) };
    },

    userData: async ({ member, lang }) => {
      const [profile, loyalty, signInWays] = await Promise.all([
        profileOf(db, member.id),
        loyaltyOf(db, member.id, lang),
        signInWaysOf(db, member.id),
      ]);
      return { ...profile, loyalty: { ...loyalty, affiliation: profile.affiliation }, sign_in_with: signInWays };
    },

    crystalHistory: ({ member, query, lang }) => crystalHistoryOf(db, member.id, query.page, lang),

    tierTold: async ({ member, lang }) => {
      await tellTier(db, member.id);
      return { message: say('done', lang) };
    },

    updateUserData: async ({ member, body, lang }) => {
      await saveProfile(context, member, body, lang);
      return profileOf(db, member.id);
    },
  };
}
