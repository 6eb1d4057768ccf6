import type { legalTexts } from '@obsidiana/contract/rules';
import type { Api } from '../client.ts';
import { read, write } from './query.ts';

export const config = (api: Api) => read(api, 'config', {});
export const countries = (api: Api) => read(api, 'countries', {});
export const homeBanners = (api: Api) => read(api, 'homeBanners', {});
export const homePosts = (api: Api) => read(api, 'homePosts', {});
export const legalText = (api: Api, n: (typeof legalTexts)[keyof typeof legalTexts]) =>
  read(api, 'legalText', { params: { n } });

export const sendContact = (api: Api) => write(api, 'sendContact');
