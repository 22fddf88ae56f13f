import { emptyPreplan } from '@lading/validators/preplan';
import type { FileHandlers } from '../handler-files.ts';
import { clearErrors, errorPage, jobOfKind } from '../importing/errors.ts';
import type { Services } from '../services.ts';
import { deleteTemplates, saveTemplate, templatePage } from './declarations/templates.ts';

/** What a company declares again and again, and what was wrong in the sheets that it brought. */
export const declarationKept = ({ db }: Services): FileHandlers<'order', 'declarationKept'> => ({
  async vgmImportErrors(asked, { visitor, language }, found) {
    const job = await jobOfKind(db, 'vgm', found, visitor);
    return job ? errorPage(db, asked, job, language) : { records: [], total: 0 };
  },
  async clearVgmImportErrors(_asked, { visitor }, found) {
    const job = await jobOfKind(db, 'vgm', found, visitor);
    return job ? clearErrors(db, job.id) : { deleted: 0 };
  },
  async preplanImportErrors(asked, { visitor, language }, found) {
    const job = await jobOfKind(db, 'preplan', found, visitor);
    return job ? errorPage(db, asked, job, language) : { records: [], total: 0 };
  },
  async clearPreplanImportErrors(_asked, { visitor }, found) {
    const job = await jobOfKind(db, 'preplan', found, visitor);
    return job ? clearErrors(db, job.id) : { deleted: 0 };
  },
  vgmTemplates: (asked, { visitor, language }) => templatePage(db, 'vgm', asked, visitor, language),
  preplanTemplates: (asked, { visitor, language }) => templatePage(db, 'preplan', asked, visitor, language),
  saveVgmTemplate: ({ content, ...asked }, { visitor }) =>
    saveTemplate(db, 'vgm', asked, { ...content, weighedOn: '' }, visitor),
  savePreplanTemplate({ content, ...asked }, { visitor }) {
    const { payTerm, carrierCode, polCode, podCode, customs } = content.header;
    const header = { ...emptyPreplan().header, payTerm, carrierCode, polCode, podCode, customs };
    const goods = content.goods.map((one) => ({ ...one, into: '' }));
    return saveTemplate(db, 'preplan', asked, { ...content, header, goods, boxes: [] }, visitor);
  },
  deleteVgmTemplates: ({ ids }) => deleteTemplates(db, ids),
  deletePreplanTemplates: ({ ids }) => deleteTemplates(db, ids),
});
