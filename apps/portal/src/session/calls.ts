import type { Client } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import type { UserInfo } from './state.ts';

// A module of its own, loaded when somebody is logged in: the contract stays out of the first chunk.
const { webUserInfo, checkToken, logout } = contract.user;

export const loadInfo = (client: Client): Promise<UserInfo> => client.call(webUserInfo);
export const isTokenGood = (client: Client): Promise<boolean> => client.call(checkToken);
/** Ends the session on the server; whether it is heard or not, the page forgets it. */
export const endSession = (client: Client): Promise<unknown> => client.call(logout).catch(() => null);
