import { billDraftWire } from '@lading/validators/yup';
import { array, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { id, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { kind } from './fields.ts';
import { PARTY_DELETES } from './party-shapes.ts';

/** Bills that a company writes again and again, without numbers and dates. */

export const siTemplates = query(
  '/order/websi/querySiTemplatePage.do',
  'Templates of instructions of the company, the last changed first',
  {
    access: 'si:edit',
    assumed: true,
    input: object({
      ...paging(10),
      // Both where it is left out.
      kind: string<'MBL' | 'HBL'>().strict().oneOf(['MBL', 'HBL']),
      keyword: line(50).default(''),
    }),
    output: pageOf(
      object({
        id: id(),
        revision: revision(),
        name: text(),
        kind: kind(),
        content: billDraftWire.required(),
        updateTime: text(),
        author: text(),
      }),
    ),
  },
);

export const saveSiTemplate = command(
  '/order/websi/saveSiTemplate.do',
  'Keep a bill as a template, or change one: its name, or what it holds; numbers and dates are not kept',
  {
    access: 'si:edit',
    about: ['siTemplate', 'id'],
    assumed: true,
    bodyLimit: 1_000_000,
    input: object({
      ...edited(),
      name: named(1, 60),
      kind: kind().strict(),
      // May be left out where only the name of one that is there changes.
      content: billDraftWire.default(undefined).optional(),
    }),
    output: object({ id: id() }),
    invalidates: () => [siTemplates],
  },
);

export const deleteSiTemplates = command(
  '/order/websi/deleteSiTemplate.do',
  'Delete templates; bills that were made of them stay',
  {
    access: 'si:edit',
    about: ['siTemplate', 'ids'],
    assumed: true,
    input: object({ ids: array(id()).min(1).max(PARTY_DELETES).required() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [siTemplates],
  },
);
