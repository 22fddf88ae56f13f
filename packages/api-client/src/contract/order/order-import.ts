import { number, object } from 'yup';
import { command, query } from '../define.ts';
import { importErrorRow } from '../importing/fields.ts';
import { maybeId, pageOf, paging } from '../shapes.ts';

/** Bookings come by a sheet as anything does (contract/importing); these two look at what was wrong in it. */

export const orderImportErrors = query(
  '/order/import/queryImportErrorPage.do',
  'What is wrong in an import of bookings, by row and column; of the last one where none is named',
  {
    access: 'order:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ ...paging(10), jobId: maybeId() }),
    output: pageOf(importErrorRow()),
  },
);

export const clearOrderImportErrors = command(
  '/order/import/deleteImportError.do',
  'Forget the rows of an import that were wrong; of the last one where none is named',
  {
    access: 'order:edit',
    about: ['importJob', 'jobId'],
    assumed: true,
    input: object({ jobId: maybeId() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [orderImportErrors],
  },
);
