import { array, object, string } from 'yup';
import { CODES, type Code } from '../codes.ts';
import { query } from '../define.ts';
import { roleName } from '../user/fields.ts';
import { deskShown } from './shown.ts';

/** The desk as somebody else would see it. */

export const deskAs = query(
  '/desk/queryDeskAs.do',
  'The desk of whoever has a role with these codes, saved or not; things are listed of those queues only that the caller may see as well',
  {
    access: 'user:admin',
    assumed: true,
    input: object({
      role: roleName(),
      codes: array(
        string<Code>()
          .strict()
          .oneOf(Object.keys(CODES) as Code[])
          .required(),
      )
        .max(200)
        .required(),
    }),
    output: deskShown(),
  },
);
