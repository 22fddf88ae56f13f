import type { FileHandlers } from '../handler-files.ts';
import { clearErrors, errorPage, jobOfKind } from '../importing/errors.ts';
import type { Services } from '../services.ts';
import { instructionFile } from './instruction/export.ts';
import { readFile } from './instruction/read-file.ts';

/** An instruction as a file, out and in. */
export const instructionFiles = ({ db }: Services): FileHandlers<'order', 'instructionFiles'> => ({
  exportInstruction: (asked, { language }, booking) => instructionFile(db, booking, asked, language),
  readInstruction: ({ file }, { language }, booking) => readFile(db, booking, file, language),
  async siImportErrors(asked, { visitor, language }, found) {
    const job = await jobOfKind(db, 'instruction', found, visitor);
    return job ? errorPage(db, asked, job, language) : { records: [], total: 0 };
  },
  async clearSiImportErrors(_asked, { visitor }, found) {
    const job = await jobOfKind(db, 'instruction', found, visitor);
    return job ? clearErrors(db, job.id) : { deleted: 0 };
  },
});
