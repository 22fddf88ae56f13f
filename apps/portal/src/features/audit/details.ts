import type { MessageId, PortalText } from '../../i18n/text.ts';

const NAMES = [
  ...['device', 'by', 'to', 'from', 'gave', 'took', 'roles', 'role', 'user', 'side', 'why', 'call', 'what', 'fields'],
  ...['version', 'path', 'way', 'kind', 'decision', 'application', 'revision', 'account', 'before', 'after', 'share'],
];
const VALUES = [
  ...['device.new', 'device.known', 'to.on', 'to.off', 'decision.approve', 'decision.return'],
  ...['side.staff', 'side.customer'],
];

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
  const said = [...roles, ...codes, ...(active === false ? [text('audit.off')] : [])];
  return said.join(', ') || text('audit.nothing');
}

/** One fact of an entry in words; what a newer server tells stands as it is. */
export function factOf(text: PortalText, { name, value }: { readonly name: string; readonly value: string }): string {
  const known = VALUES.includes(`${name}.${value}`) ? text(`audit.value.${name}.${value}` as MessageId) : value;
  const said = (name === 'before' || name === 'after') && value.startsWith('{') ? rights(text, value) : known;
  return text('audit.pair', { name: NAMES.includes(name) ? text(`audit.of.${name}` as MessageId) : name, value: said });
}
