import { array, boolean, number, object, string } from 'yup';
import { CODES, type Code } from '../codes.ts';
import { command, query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { roleName } from '../user/fields.ts';

/** What each role may do, on either side of the counter. */

const side = () =>
  string<'customer' | 'staff'>()
    .strict()
    .oneOf(['customer', 'staff'] as const)
    .required();
const code = () =>
  string<Code>()
    .strict()
    .oneOf(Object.keys(CODES) as Code[])
    .required();

const role = object({
  side: side(),
  role: roleName(),
  // Of one that the house made; what was built in has its name in the texts of the page.
  name: text(),
  nameEn: text(),
  codes: array(code()).required(),
  // What it is granted as the house was built.
  initial: array(code()).required(),
  // What cannot be taken away: without it nobody could give it back.
  locked: array(code()).required(),
  people: number().integer().min(0).required(),
  // Some of the forwarder's own, by name; a customer's people are counted only.
  names: array(text()).required(),
  editedBy: text(),
  editedAt: string().nullable().defined(),
});

export const roleTable = query('/desk/queryRoleTable.do', 'What each role may do, and who has it', {
  access: 'user:admin',
  assumed: true,
  output: object({
    roles: array(role).required(),
    // Codes of each side, in their order; what a company's level or membership grants is none of a role.
    codes: object({ customer: array(code()).required(), staff: array(code()).required() }).required(),
    // The forwarder's own people, for whom roles are.
    staff: array(object({ id: id(), name: text(), roles: array(string().required()).required() })).required(),
    // Names what was seen: whoever saves says it again.
    version: text(),
  }),
});

export const saveRoles = command(
  '/desk/saveRoles.do',
  'Grant codes to roles and take them away; who has the role may do so, or no more, at once. 409 where somebody else changed roles meanwhile',
  {
    access: 'user:admin',
    assumed: true,
    input: object({
      version: string().strict().max(64).required(),
      changes: array(
        object({ side: side(), role: roleName(), code: code(), granted: boolean().strict().required() }).required(),
      )
        .min(1)
        .max(300)
        .required(),
    }),
    output: object({ version: text(), people: number().integer().min(0).required() }),
    invalidates: () => [roleTable],
  },
);
