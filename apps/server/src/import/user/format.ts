import { password } from '@lading/validators';
import { loginRecord } from '@lading/validators/record';
import { array } from 'yup';
import type { PartOf } from '../import-domain.ts';
import { closed, filled, ruled, text } from '../schemas.ts';

const person = {
  // Who may log in is who the form of the login takes.
  account: ruled(loginRecord.fields.account.rule).defined(),
  password: ruled(password).defined(),
  name: filled(),
  nameEn: text(),
};

export const fields = {
  customers: array(
    closed({ code: filled(64), name: filled(), nameEn: text(), users: array(closed(person).required()) }).required(),
  ),
  staff: array(closed({ ...person, codes: array(text().required()) }).required()),
};
export type UserPart = PartOf<typeof fields>;
