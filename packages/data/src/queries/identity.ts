import type { Api } from '../client.ts';
import { read, write } from './query.ts';

export const userData = (api: Api) => read(api, 'userData', {});

/** Asks for a registration; it is completed through the mailed link. */
export const register = (api: Api) => write(api, 'signIn');
export const resendConfirmation = (api: Api) => write(api, 'resendConfirmation');
export const completeRegister = (api: Api) => write(api, 'completeRegister');
export const login = (api: Api) => write(api, 'login');
export const socialLogin = (api: Api) => write(api, 'socialLogin');
export const logout = (api: Api) => write(api, 'logout');
export const recoverPassword = (api: Api) => write(api, 'recoverPassword');
export const resendRecovery = (api: Api) => write(api, 'resendRecovery');
export const resetPassword = (api: Api) => write(api, 'resetPassword');
export const updateUserData = (api: Api) => write(api, 'updateUserData', ['userData']);
