import { boolean, object, string } from 'yup';
import { command, query } from '../define.ts';
import { assumed, text } from '../shapes.ts';
import { captchaAnswer, loginResult, permissionCodes, person, secret } from './fields.ts';

export const login = command(
  '/user/portal/pub/login.do',
  'Log in with a password; after two wrong ones of an account or from an address a captcha is asked for, five lock the account for ten minutes, on devices where nobody logged in before',
  {
    access: 'visitor',
    input: object({
      // Whatever was typed is counted and refused in the same words: what an account looks like, the form says.
      account: assumed(string().strict().min(1).max(64).required()),
      // Plain, or sealed with the key of querySealKey.do.
      password: assumed(secret()),
      // Left out until a refusal names this field.
      captcha: captchaAnswer().optional(),
    }),
    output: loginResult(),
  },
);

export const sealKey = query('/user/pub/querySealKey.do', 'The key that seals a submitted secret', {
  access: 'visitor',
  assumed: true,
  output: object({ kid: string().required(), pub: string().required() }),
});

export const logout = command('/user/portal/logout.do', 'End this session', { access: 'member', assumed: true });

export const checkToken = query('/user/webuser/pub/checkToken.do', 'Is the session still good?', {
  access: 'visitor',
  output: boolean().required(),
});

export const webUserInfo = query('/user/common/getWebUserInfo.do', 'Permission codes and base data of who asks', {
  access: 'member',
  output: object({ roles: permissionCodes(), baseInfo: assumed(object({ ...person, account: text() }).required()) }),
});
