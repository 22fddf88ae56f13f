import type { MessageId } from '../../i18n/text.ts';

/** What an application can hold, as it is called on the page. */
const FIELDS = [
  ...['kind', 'companyName', 'uscc', 'registrationNo', 'legalPerson', 'address', 'contact', 'phone'],
  ...['method', 'days', 'limit', 'monthlyVolume', 'invoiceTitle', 'taxNo', 'statementEmail', 'guarantee'],
  ...['lanes', 'monthlyTeu', 'role', 'intro', 'licenceFileId', 'authorisationFileId'],
];
/** Those whose values are words of ours. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  kind: ['mainland', 'hk', 'overseas'],
  method: ['perShipment', 'monthly', 'againstBill', 'prepaid'],
  role: ['shipper', 'forwarder'],
};

/** The text of a field's name; undefined for one that is newer than this page. */
export const fieldText = (name: string): MessageId | undefined =>
  FIELDS.includes(name) ? (`customers.field.${name}` as MessageId) : undefined;

/** The text of a value that was chosen from a list; undefined for what somebody wrote. */
export const choiceText = (name: string, value: string): MessageId | undefined =>
  CHOSEN[name]?.includes(value) ? (`customers.choice.${value}` as MessageId) : undefined;
