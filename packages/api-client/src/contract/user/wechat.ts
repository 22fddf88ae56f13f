import { boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { assumed, text } from '../shapes.ts';
import { line, loginResult, phone, secret, smsCode, ticket } from './fields.ts';
import { WECHAT_STATES } from './shapes.ts';

/** Coming in by WeChat: a code is shown here and scanned there. */

const scene = () => string().strict().min(1).max(64);

/** How far the scan of a code is. */
const scan = {
  // What the code says; opened here instead where WeChat shows a code of its own.
  qrUrl: text(),
  opensHere: assumed(boolean().required()),
  // Known to the page that asked, and to nobody who sees the code.
  scene: string().required(),
  // Seconds.
  expires: number().integer().min(0).required(),
  state: string<(typeof WECHAT_STATES)[number]>().oneOf(WECHAT_STATES).required(),
};

export const wechatLogin = command(
  '/user/wechat/pub/loginForPc.do',
  'A code to scan with WeChat, or with its scene how far that is: `confirmed` brings the login, `bind` a ticket for who has no account yet',
  {
    access: 'visitor',
    input: object({ scene: scene() }),
    output: object({
      ...scan,
      login: loginResult().nullable().default(null),
      wxTicket: string().nullable().defined(),
    }),
  },
);

export const wechatRegister = command(
  '/user/wechat/pub/webWxUserRegister.do',
  'Bind WeChat to the account of a telephone; a number without one registers a company, and is told so by a refusal of `companyName` that leaves the code good',
  {
    access: 'visitor',
    limit: 30,
    input: object({
      wxTicket: ticket().required(),
      phone: phone(),
      code: smsCode(),
      companyName: line(50),
      name: line(20),
      password: secret().optional(),
    }),
    output: loginResult(),
  },
);

export const wechatBinding = query('/user/wechat/queryBinding.do', 'The WeChat of who asks', {
  access: 'member',
  assumed: true,
  output: object({
    bound: boolean().required(),
    nickname: string().defined(),
    since: string().nullable().defined(),
  }),
});

export const bindWechat = command(
  '/user/wechat/bind.do',
  'A code that binds WeChat to the account of who asks, or with its scene how far that is: `confirmed` has bound it',
  {
    access: 'member',
    assumed: true,
    input: object({ scene: scene() }),
    output: object(scan),
    invalidates: () => [wechatBinding],
  },
);

export const unbindWechat = command('/user/wechat/unbind.do', 'Forget the WeChat of who asks', {
  access: 'member',
  limit: 30,
  assumed: true,
  invalidates: () => [wechatBinding],
});
