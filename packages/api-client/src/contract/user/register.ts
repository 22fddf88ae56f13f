import { boolean, object } from 'yup';
import { command } from '../define.ts';
import { assumed } from '../shapes.ts';
import { line, loginResult, named, phone, secret, smsCode } from './fields.ts';

export const register = command(
  '/user/webuser/pub/register.do',
  'Register a company with its first user, who is its owner; a name that exists registers another, uncertified company',
  {
    access: 'visitor',
    limit: 30,
    input: object({
      phone: assumed(phone()),
      code: assumed(smsCode()),
      companyName: assumed(named(2, 50)),
      name: assumed(named(2, 20)),
      password: assumed(secret()),
      passwordAgain: assumed(secret()),
      agreement: assumed(boolean().strict().required()),
      inviteCode: assumed(line(32)),
    }),
    output: loginResult(),
  },
);
