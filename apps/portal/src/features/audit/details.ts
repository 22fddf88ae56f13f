import { CODES, CUSTOMER_ROLES, STAFF_ROLES } from '@lading/api-client/contract';
import type { MessageId, PortalText } from '../../i18n/text.ts';

const NAMES = [
  ...['device', 'by', 'to', 'from', 'gave', 'took', 'roles', 'role', 'user', 'side', 'why', 'call', 'what', 'fields'],
  ...['vessel', 'voyage', 'other', 'owner', 'reason', 'text', 'said', 'old', 'time', 'file', 'quoteShare', 'traceLink'],
  ...['version', 'path', 'way', 'kind', 'decision', 'application', 'revision', 'account', 'before', 'after', 'share'],
];
const VALUES = [
  ...['device.new', 'device.known', 'to.on', 'to.off', 'decision.approve', 'decision.return'],
  ...['side.staff', 'side.customer', 'by.old', 'by.ticket', 'by.list', 'by.others'],
];

/** What are words apart, each a role or a code. */
const GRANTS = ['gave', 'took', 'roles', 'role'];
const isOf = (list: readonly string[], name: string) => list.includes(name);

/** A role or a code by its name; one that the house made, or a newer server knows, as it is called there. */
function grantOf(text: PortalText, name: string): string {
  if (name in CODES) return text(`roles.code.${name}` as MessageId);
  if (isOf(STAFF_ROLES, name)) return text(`roles.role.staff.${name}` as MessageId);
  return isOf(CUSTOMER_ROLES, name) ? text(`roles.role.customer.${name}` as MessageId) : name;
}
const grantsOf = (text: PortalText, names: readonly string[]) => names.map((name) => grantOf(text, name)).join(', ');

/** What somebody was granted, as the database tells it: his roles, codes of his own, and whether he may log in. */
function rights(text: PortalText, value: string): string {
  const {
    roles = [],
    codes = [],
    active,
  } = JSON.parse(value) as {
    readonly roles?: readonly string[];
    readonly codes?: readonly string[];
    readonly active?: boolean;
  };
  const granted = grantsOf(text, [...roles, ...codes]);
  return [granted, active === false && text('audit.off')].filter(Boolean).join(', ') || text('audit.nothing');
}

/** One fact of an entry in words; what a newer server tells stands as it is. */
export function factOf(text: PortalText, { name, value }: { readonly name: string; readonly value: string }): string {
  const plain = GRANTS.includes(name) ? grantsOf(text, value.split(/[ ,]+/)) : value;
  const known = VALUES.includes(`${name}.${value}`) ? text(`audit.value.${name}.${value}` as MessageId) : plain;
  const said = (name === 'before' || name === 'after') && value.startsWith('{') ? rights(text, value) : known;
  return text('audit.pair', { name: NAMES.includes(name) ? text(`audit.of.${name}` as MessageId) : name, value: said });
}
