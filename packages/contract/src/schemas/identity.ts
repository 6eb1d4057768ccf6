import Type, { type Static } from 'typebox';
import { passwordLength } from '../rules.ts';
import { DateOnly, Email, Id, Lang, Nullable, Reply } from './shapes.ts';

const Name = Type.String({ minLength: 1, maxLength: 80 });
const Phone = Type.String({ minLength: 4, maxLength: 24, description: 'Digits; a plus and spaces are taken off.' });
const NewPassword = Type.String({ minLength: passwordLength.least, maxLength: passwordLength.most });
const Secret = Type.String({ minLength: 16, maxLength: 200 });

const member = {
  affiliation: Type.String({ description: 'Membership number.' }),
  email: Type.String(),
  name: Type.String(),
  lastname: Type.String(),
  country_id: Nullable(Id),
  phone: Nullable(Type.String()),
  code_phone: Nullable(Type.String()),
  date_birth: Nullable(Type.String()),
  pending_email: Type.Optional(
    Nullable(Type.String({ description: 'An address that takes the place of `email` once it is confirmed by mail.' })),
  ),
};

export const User = Type.Object(member, { title: 'User' });
export type User = Static<typeof User>;

export const Session = Type.Object({ ...member, api_token: Type.String(), gg: Type.Boolean() }, { title: 'Session' });
export type Session = Static<typeof Session>;

export const Reward = Type.Object(
  { title: Type.String(), description: Type.String(), redeem: Type.Boolean() },
  { title: 'Reward' },
);
export type Reward = Static<typeof Reward>;

export const Loyalty = Type.Object(
  {
    level: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    level_name: Type.String({ description: 'Empty below the first tier.' }),
    crystals: Type.Integer(),
    description: Type.String(),
    affiliation: Type.String(),
    next_level: Type.String({ description: 'How far the next tier is; empty at the last one.' }),
    rewards: Type.Array(Reward),
    reached: Type.Boolean({ description: 'The tier is new: the member has not been told of it yet.' }),
  },
  { title: 'Loyalty' },
);
export type Loyalty = Static<typeof Loyalty>;

export const SignInWays = Type.Array(
  Type.Union([Type.Literal('password'), Type.Literal('google'), Type.Literal('facebook')]),
  { description: 'How the account can be signed in to.' },
);
export type SignInWays = Static<typeof SignInWays>;

export const UserData = Type.Object({ ...member, loyalty: Loyalty, sign_in_with: SignInWays }, { title: 'UserData' });
export type UserData = Static<typeof UserData>;

const Handle = Type.Object(
  { token: Type.String({ description: 'A handle for asking again. It completes nothing.' }) },
  { title: 'Handle' },
);

export const identitySchemas = {
  signIn: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      name: Name,
      lastname: Name,
      date_birth: DateOnly,
      country_id: Id,
      phone: Phone,
      email: Email,
      password: NewPassword,
      lang: Lang,
    }),
    reply: Handle,
  },
  resendConfirmation: { body: Type.Object({ token: Secret, lang: Lang }), reply: Reply },
  completeRegister: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ token: Secret }),
    reply: Type.Object(
      {
        id: Id,
        name: Type.String(),
        email: Type.String(),
        api_token: Type.String(),
        phone: Nullable(Type.String()),
        affiliation: Type.String(),
        completed: Type.Union(
          [Type.Literal('registration'), Type.Literal('social_login'), Type.Literal('email_change')],
          { description: 'What the mailed link was for.' },
        ),
      },
      { title: 'CompletedRegistration' },
    ),
  },
  login: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: passwordLength.most }),
    }),
    reply: Session,
  },
  socialLogin: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      google_id: Type.Optional(Type.String({ maxLength: 200 })),
      facebook_id: Type.Optional(Type.String({ maxLength: 200 })),
      access_token: Type.Optional(Type.String({ maxLength: 4096 })),
      name: Type.String({ maxLength: 80 }),
      lastname: Type.String({ maxLength: 80 }),
      email: Type.String({ maxLength: 254 }),
      photo: Type.Optional(Type.String({ maxLength: 2048 })),
      lang: Lang,
    }),
    reply: Session,
  },
  refreshToken: { reply: Type.Object({ api_token: Type.String() }, { title: 'RefreshedToken' }) },
  logout: { reply: Reply },
  recoverPassword: { body: Type.Object({ email: Email, lang: Lang }), reply: Handle },
  resendRecovery: {
    body: Type.Object({ token: Secret, type: Type.Union([Type.Literal(1), Type.Literal(2)]), lang: Lang }),
    reply: Reply,
  },
  resetPassword: {
    body: Type.Object({ token: Secret, password: NewPassword, password_confirmation: NewPassword, lang: Lang }),
    reply: Reply,
  },
  userData: { query: Type.Object({ lang: Lang }), reply: UserData },
  updateUserData: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      name: Name,
      lastname: Name,
      country_id: Id,
      phone: Phone,
      email: Email,
      date_birth: Type.Optional(DateOnly),
    }),
    reply: User,
  },
};
