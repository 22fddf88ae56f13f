import type { FileHandlers } from '../handler-files.ts';
import { clearErrors, errorPage, jobOfKind } from '../importing/errors.ts';
import type { Services } from '../services.ts';

/** What was wrong in the sheets of bookings. */
export const orderImport = ({ db }: Services): FileHandlers<'order', 'orderImport'> => ({
  async orderImportErrors(asked, { visitor, language }, found) {
    const job = await jobOfKind(db, 'booking', found, visitor);
    return job ? errorPage(db, asked, job, language) : { records: [], total: 0 };
  },
  async clearOrderImportErrors(_asked, { visitor }, found) {
    const job = await jobOfKind(db, 'booking', found, visitor);
    return job ? clearErrors(db, job.id) : { deleted: 0 };
  },
});
