import { webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { addCode, slid } from '../testing/proofs.ts';

export const examples: Examples<'user', 'sms'> = {
  newCaptcha: () => undefined,
  sendSmsCode: async (world) => ({ phone: world.nextPhone(), purpose: 'login', captcha: await slid(world) }),
  registerCode: async (world) => ({ phone: world.nextPhone(), captcha: await slid(world) }),
  async verifySmsCode({ db, ids, nextPhone }) {
    const phone = nextPhone();
    await db.insert(webUsers).values({ account: phone, customerId: ids.customer, passwordHash: '', name: '某人' });
    return { phone, code: await addCode(db, phone, 'login'), purpose: 'login' };
  },
};
