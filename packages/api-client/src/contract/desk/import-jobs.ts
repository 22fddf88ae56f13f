import { number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { importErrors, importJob, latestImport } from '../importing/jobs.ts';
import { IMPORT_KINDS, IMPORT_STATE, type ImportKind, type ImportState } from '../importing/shapes.ts';
import { exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';

/** Every import of the house and of its customers in one place. */

const count = () => number().integer().min(0).required();
/** Whoever may import anything for the house. */
const IMPORTS = ['rate:edit', 'fba:edit', 'warehouse:edit', 'dictionary:edit'] as const;

const row = object({
  jobId: id(),
  kind: string<ImportKind>().oneOf(IMPORT_KINDS).required(),
  fileName: text(),
  state: number<ImportState>().oneOf(Object.values(IMPORT_STATE)).required(),
  total: count(),
  checked: count(),
  ok: count(),
  failed: count(),
  errors: count(),
  userName: text(),
  customerId: maybeId().nullable().defined(),
  customerName: text(),
  createTime: string().required(),
  doneAt: string().nullable().defined(),
});

export const importJobPage = query(
  '/desk/queryImportJobPage.do',
  'Imports of the last 30 days of the kinds that one may import, for the administrator of all; the newest first',
  {
    access: ['user:admin', ...IMPORTS],
    assumed: true,
    input: object({
      ...paging(20),
      kind: exactText().oneOf<ImportKind>([...IMPORT_KINDS]),
      view: exactText()
        .oneOf(['all', 'running', 'wrong'] as const)
        .default('all'),
    }),
    output: pageOf(row).shape({ views: object({ all: count(), running: count(), wrong: count() }).required() }),
  },
);

export const retryImport = command('/desk/retryImport.do', 'Try an import again that broke off', {
  access: ['user:admin', ...IMPORTS],
  about: ['importJob', 'jobId'],
  assumed: true,
  input: object({ jobId: id() }),
  invalidates: () => [importJobPage, importJob, latestImport, importErrors],
});
