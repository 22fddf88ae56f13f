import { array, number, object } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { importErrorRow } from '../importing/fields.ts';
import { id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { PARTY_DELETES } from './party-shapes.ts';
import { preplanDraft } from './preplan-fields.ts';
import { vgmHead } from './vgm-fields.ts';

/** What a company declares again and again, and what was wrong in the sheets that it brought. */

const job = ['importJob', 'jobId'] as const;

export const vgmImportErrors = query(
  '/order/WebVgm/queryImportErrorPage.do',
  'What is wrong in an import of weights, by row and column; of the last one where none is named',
  {
    access: 'vgm:edit',
    about: job,
    assumed: true,
    input: object({ ...paging(10), jobId: maybeId() }),
    output: pageOf(importErrorRow()),
  },
);

export const clearVgmImportErrors = command(
  '/order/WebVgm/clearImportError.do',
  'Forget the rows of an import that were wrong; of the last one where none is named',
  {
    access: 'vgm:edit',
    about: job,
    assumed: true,
    input: object({ jobId: maybeId() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [vgmImportErrors],
  },
);

export const vgmTemplates = query(
  '/order/WebVgm/queryTemplatePage.do',
  'Who declares for the company, as kept: the last changed first',
  {
    access: 'vgm:edit',
    assumed: true,
    input: object({ ...paging(10), keyword: line(50).default('') }),
    output: pageOf(
      object({ id: id(), revision: revision(), name: text(), content: vgmHead, updateTime: text(), author: text() }),
    ),
  },
);

export const saveVgmTemplate = command(
  '/order/WebVgm/saveTemplate.do',
  'Keep who declares, by which method and where it is weighed',
  {
    access: 'vgm:edit',
    about: ['vgmTemplate', 'id'],
    assumed: true,
    // The day is not kept.
    input: object({ ...edited(), name: named(1, 60), content: vgmHead }),
    output: object({ id: id() }),
    invalidates: () => [vgmTemplates],
  },
);

export const deleteVgmTemplates = command(
  '/order/WebVgm/deleteTemplate.do',
  'Delete templates; what was declared by them stays',
  {
    access: 'vgm:edit',
    about: ['vgmTemplate', 'ids'],
    assumed: true,
    input: object({ ids: array(id()).min(1).max(PARTY_DELETES).required() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [vgmTemplates],
  },
);

export const preplanImportErrors = query(
  '/order/WebPreplan/queryImportErrorPage.do',
  'What is wrong in an import of pre-plans, by row and column; of the last one where none is named',
  {
    access: 'preplan:edit',
    about: job,
    assumed: true,
    input: object({ ...paging(10), jobId: maybeId() }),
    output: pageOf(importErrorRow()),
  },
);

export const clearPreplanImportErrors = command(
  '/order/WebPreplan/clearImportError.do',
  'Forget the rows of an import that were wrong; of the last one where none is named',
  {
    access: 'preplan:edit',
    about: job,
    assumed: true,
    input: object({ jobId: maybeId() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [preplanImportErrors],
  },
);

export const preplanTemplates = query(
  '/order/WebPreplan/queryTemplatePage.do',
  'Pre-plans of the company that are kept: the last changed first',
  {
    access: 'preplan:edit',
    assumed: true,
    input: object({ ...paging(10), keyword: line(50).default('') }),
    output: pageOf(
      object({
        id: id(),
        revision: revision(),
        name: text(),
        content: preplanDraft,
        updateTime: text(),
        author: text(),
      }),
    ),
  },
);

export const savePreplanTemplate = command(
  '/order/WebPreplan/saveTemplate.do',
  'Keep parties and goods of a pre-plan: numbers, days and containers are not kept',
  {
    access: 'preplan:edit',
    about: ['preplanTemplate', 'id'],
    assumed: true,
    bodyLimit: 1_000_000,
    input: object({ ...edited(), name: named(1, 60), content: preplanDraft }),
    output: object({ id: id() }),
    invalidates: () => [preplanTemplates],
  },
);

export const deletePreplanTemplates = command(
  '/order/WebPreplan/deleteTemplate.do',
  'Delete templates; pre-plans that were made of them stay',
  {
    access: 'preplan:edit',
    about: ['preplanTemplate', 'ids'],
    assumed: true,
    input: object({ ids: array(id()).min(1).max(PARTY_DELETES).required() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [preplanTemplates],
  },
);
