import type { Examples } from '../testing/example.ts';
import { addCode } from '../testing/proofs.ts';

export const examples: Examples<'user', 'register'> = {
  async register({ db, nextPhone }) {
    const phone = nextPhone();
    const code = await addCode(db, phone, 'register');
    const password = 'kx7-Pearl';
    return { phone, code, companyName: '新客户', name: '某人', password, passwordAgain: password, agreement: true };
  },
};
