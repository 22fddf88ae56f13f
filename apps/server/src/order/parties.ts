import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { deleteParties, oneParty, partyPage, saveParty, setDefault } from './parties/book.ts';

/** The book of parties: three services that do the same, each for its kind. */
export const parties = ({ db }: Services): FileHandlers<'order', 'parties'> => ({
  shipperPage: (asked, caller) => partyPage(db, 'shipper', asked, caller),
  saveShipper: (asked, caller) => saveParty(db, 'shipper', asked, caller),
  deleteShippers: ({ ids }) => deleteParties(db, ids),
  shipperById: (_asked, { language }, row) => oneParty(db, row, language),
  setDefaultShipper: (asked, { visitor }) => setDefault(db, 'shipper', asked, visitor),
  consigneePage: (asked, caller) => partyPage(db, 'consignee', asked, caller),
  saveConsignee: (asked, caller) => saveParty(db, 'consignee', asked, caller),
  deleteConsignees: ({ ids }) => deleteParties(db, ids),
  consigneeById: (_asked, { language }, row) => oneParty(db, row, language),
  setDefaultConsignee: (asked, { visitor }) => setDefault(db, 'consignee', asked, visitor),
  notifyPage: (asked, caller) => partyPage(db, 'notify', asked, caller),
  saveNotify: (asked, caller) => saveParty(db, 'notify', asked, caller),
  deleteNotifys: ({ ids }) => deleteParties(db, ids),
  notifyById: (_asked, { language }, row) => oneParty(db, row, language),
  setDefaultNotify: (asked, { visitor }) => setDefault(db, 'notify', asked, visitor),
});
