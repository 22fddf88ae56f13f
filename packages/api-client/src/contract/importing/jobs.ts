import { array, number, object, string } from 'yup';
import { fbaByCountry, fbaById, fbaCountries, fbaHot, fbaPage, fbaWarehouseIds } from '../basedata/fba.ts';
import { dictionaries, dictionaryItems } from '../basedata/lists.ts';
import { command, download, query, upload } from '../define.ts';
import { fbaImportErrors, fbaPricePage } from '../freight/fba-price.ts';
import { fudaAdmin, fudaImportErrors, fudaPage } from '../freight/fuda.ts';
import { rateChanges, rateDraft, rateVersions } from '../freight/rate-desk.ts';
import { orderCounts } from '../order/booking-facts.ts';
import { orderPage } from '../order/bookings.ts';
import { preplanImportErrors, vgmImportErrors } from '../order/declaration-kept.ts';
import { instruction } from '../order/instruction.ts';
import { siImportErrors } from '../order/instruction-files.ts';
import { orderImportErrors } from '../order/order-import.ts';
import { preplan, preplanPage } from '../order/preplan.ts';
import { vgm, vgmPage } from '../order/vgm.ts';
import { exactText, file, id, pageOf, paging, text } from '../shapes.ts';
import { importErrorRow } from './fields.ts';
import {
  IMPORT_ENDINGS,
  IMPORT_KINDS,
  IMPORT_LIMIT,
  IMPORT_STATE,
  type ImportKind,
  type ImportState,
} from './shapes.ts';

/**
 * Rows that come by a sheet. A file is uploaded, checked and written by a job; what is wrong is listed by row and column, with a repair where one is known.
 * Each kind wants a code of its own, which the server asks for beside the one here, but of the administrator; a job is its uploader's side's alone, and the forwarder's.
 */

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;
/** Whoever may import anything. */
const access = [
  'warehouse:edit',
  'dictionary:edit',
  'fuda:edit',
  'rate:edit',
  'fba:edit',
  'order:edit',
  'si:edit',
  'vgm:edit',
  'preplan:edit',
] as const;
/** And whoever looks after all of them. */
const looks = [...access, 'user:admin'] as const;
const kind = () =>
  exactText()
    .oneOf<ImportKind>([...IMPORT_KINDS])
    .required();
const about = ['importJob', 'jobId'] as const;
const count = () => number().integer().min(0).required();

const job = object({
  jobId: id(),
  kind: string<ImportKind>().oneOf(IMPORT_KINDS).required(),
  fileName: text(),
  state: number<ImportState>().oneOf(Object.values(IMPORT_STATE)).required(),
  // Rows with something in them; how many of them were looked at; written; and wrong.
  total: count(),
  checked: count(),
  ok: count(),
  failed: count(),
  // Wrong cells, and those with a repair.
  errors: count(),
  repairs: count(),
  createTime: string().required(),
});

export const uploadImportFile = upload(
  '/import/uploadImportFile.do',
  'Import the rows of a sheet: a workbook, or comma-separated values, with the columns of the template under any order; one at a time of a kind',
  {
    access,
    assumed: true,
    limit: 20,
    bodyLimit: IMPORT_LIMIT + FORM,
    input: object({ kind: kind(), file: file(IMPORT_ENDINGS) }),
    output: object({ jobId: id() }),
    invalidates: () => [latestImport],
  },
);

export const importJob = query('/import/queryImportJob.do', 'How far an import is, and what became of its rows', {
  access: looks,
  about,
  assumed: true,
  input: object({ jobId: id() }),
  output: job,
});

export const latestImport = query(
  '/import/queryLatestImportJob.do',
  'The last import of a kind that whoever asks has uploaded in the last 30 days and not cleared; null where there is none',
  {
    access,
    assumed: true,
    input: object({ kind: kind() }),
    output: object({ job: job.nullable().defined() }),
  },
);

export const importErrors = query(
  '/import/queryImportErrorPage.do',
  'What is wrong in an import, by row and column of its file, with a repair where one is known',
  {
    access: looks,
    about,
    assumed: true,
    input: object({ jobId: id(), ...paging(10) }),
    output: pageOf(importErrorRow()),
  },
);

/** What was wrong in a sheet, as it is asked of each kind. */
const faults = () => [
  importErrors,
  fudaImportErrors,
  fbaImportErrors,
  orderImportErrors,
  siImportErrors,
  vgmImportErrors,
  preplanImportErrors,
];

/** What an import may have changed, whatever its kind is. */
const written = () => [
  ...faults(),
  importJob,
  latestImport,
  fbaPage,
  fbaById,
  fbaHot,
  fbaByCountry,
  fbaCountries,
  fbaWarehouseIds,
  dictionaries,
  dictionaryItems,
  fudaPage,
  fudaAdmin,
  fbaPricePage,
  rateDraft,
  rateChanges,
  rateVersions,
  orderPage,
  orderCounts,
  instruction,
  vgm,
  vgmPage,
  preplan,
  preplanPage,
];

export const acceptImportRepairs = command(
  '/import/acceptImportRepairs.do',
  'Put repairs in the place of what was wrong, and go on with the rows that waited: those of some errors, or all',
  {
    access,
    about,
    assumed: true,
    input: object({ jobId: id(), errorIds: array(id()).min(1).max(100) }),
    invalidates: () => [importJob, latestImport, ...faults()],
  },
);

export const clearImportErrors = command(
  '/import/clearImportError.do',
  'Forget the rows that were wrong; those that were written stay',
  {
    access: looks,
    about,
    assumed: true,
    input: object({ jobId: id() }),
    output: object({ deleted: count() }),
    invalidates: written,
  },
);

export const downloadImportTemplate = download(
  '/import/downloadImportTemplate.do',
  'A workbook with the columns of a kind, an example, and lists to choose from',
  { access, assumed: true, input: object({ kind: kind() }) },
);

export const downloadImportErrors = download(
  '/import/downloadImportErrors.do',
  'The rows that were not written as a workbook, repairs in their places and what is wrong behind each: to be corrected and imported again',
  { access: looks, about, assumed: true, input: object({ jobId: id() }) },
);
