import type { Examples } from '../testing/example.ts';
import { PASSWORD } from '../testing/fixture.ts';
import { ACCOUNTS } from '../testing/server.ts';

const nothing = () => undefined;

export const examples: Examples<'user', 'login'> = {
  login: () => ({ account: ACCOUNTS.other, password: PASSWORD }),
  sealKey: nothing,
  logout: nothing,
  checkToken: nothing,
  webUserInfo: nothing,
};
