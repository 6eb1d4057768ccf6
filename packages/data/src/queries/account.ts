import type { Api } from '../client.ts';
import { read, write } from './query.ts';

export const addresses = (api: Api) => read(api, 'addresses', {});
export const address = (api: Api, id: number) => read(api, 'address', { query: { id } });

export const createAddress = (api: Api) => write(api, 'createAddress', ['addresses']);
export const updateAddress = (api: Api) => write(api, 'updateAddress', ['addresses', 'address']);
export const removeAddress = (api: Api) => write(api, 'removeAddress', ['addresses']);
