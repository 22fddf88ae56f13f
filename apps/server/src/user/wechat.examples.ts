import { webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { addCode, addScanned } from '../testing/proofs.ts';
import { giveWxTicket } from './wechat/scenes.ts';

export const examples: Examples<'user', 'wechat'> = {
  wechatLogin: () => ({}),
  async wechatRegister({ db, ids, nextPhone }) {
    const phone = nextPhone();
    await db.insert(webUsers).values({ account: phone, customerId: ids.customer, passwordHash: '', name: '某人' });
    const wxTicket = await giveWxTicket(db, await addScanned(db, `person ${phone}`));
    return { wxTicket, phone, code: await addCode(db, phone, 'bindWechat') };
  },
  wechatBinding: () => undefined,
  bindWechat: () => ({}),
  unbindWechat: () => undefined,
};
