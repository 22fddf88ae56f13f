import { billDraftWire } from '@lading/validators/yup';
import { array, number, object, string } from 'yup';
import { command, download, query, upload } from '../define.ts';
import { importErrorRow } from '../importing/fields.ts';
import { file, id, maybeId, maybeVersion, pageOf, paging, text } from '../shapes.ts';
import { kind } from './fields.ts';
import { INSTRUCTION_FILE_LIMIT, INSTRUCTION_FORMATS } from './instruction-shapes.ts';
import { BILL_SOURCES } from './shapes.ts';

/** An instruction as a file, out and in: Excel as clerks in China send it round, and JSON of DCSA's EBL 3.0.4. */

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;

export const exportInstruction = download(
  '/order/websi/exportInstruction.do',
  'The bills of a booking as a workbook, or as DCSA’s Shipping Instructions or Transport Document',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    limit: 60,
    method: 'GET',
    assumed: true,
    input: object({
      bookingId: id(),
      format: string<(typeof INSTRUCTION_FORMATS)[number]>().oneOf(INSTRUCTION_FORMATS).required(),
      source: string<(typeof BILL_SOURCES)[number]>().oneOf(BILL_SOURCES).default('instruction'),
      // What is written now where an instruction was not sent yet, the newest draft otherwise.
      version: maybeVersion(),
    }),
  },
);

const unread = object({
  // Where it stands in the file, as a path of JSON.
  path: text(),
  value: text(),
  // Why it is not in the form, in the reader's language.
  reason: text(),
});

export const readInstruction = upload(
  '/order/websi/readInstruction.do',
  'Read DCSA’s JSON for the form: nothing is written, and what the form cannot say is listed',
  {
    access: ['si:edit', 'bill:issue'],
    about: ['booking', 'bookingId'],
    limit: 60,
    assumed: true,
    bodyLimit: INSTRUCTION_FILE_LIMIT + FORM,
    input: object({ bookingId: id(), file: file(['.json']) }),
    output: object({
      bills: array(object({ kind: kind(), values: billDraftWire.required() })).required(),
      unread: array(unread).required(),
    }),
  },
);

export const siImportErrors = query(
  '/order/websi/queryImportErrorPage.do',
  'What is wrong in an import of instructions, by row and column; of the last one where none is named',
  {
    access: 'si:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ ...paging(10), jobId: maybeId() }),
    output: pageOf(importErrorRow()),
  },
);

export const clearSiImportErrors = command(
  '/order/websi/clearImportError.do',
  'Forget the rows of an import that were wrong; of the last one where none is named',
  {
    access: 'si:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ jobId: maybeId() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [siImportErrors],
  },
);
