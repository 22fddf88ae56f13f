import { expect, it } from 'vitest';
import type { PortalText } from '../../i18n/text.ts';
import { factOf } from './details.ts';

const text = ((id: string, values?: { name: string; value: string }) =>
  values ? `${values.name}=${values.value}` : id) as unknown as PortalText;

it.each([
  ['device', 'new', 'audit.of.device=audit.value.device.new'],
  ['version', '3', 'audit.of.version=3'],
  ['newer', 'x', 'newer=x'],
  [
    'after',
    '{"codes":["bill:issue"],"roles":["op"],"active":true}',
    'audit.of.after=roles.role.staff.op, roles.code.bill:issue',
  ],
  ['before', '{"codes":[],"roles":[],"active":false}', 'audit.of.before=audit.off'],
  ['before', '{}', 'audit.of.before=audit.nothing'],
  ['gave', 'own-7 bill:issue', 'audit.of.gave=own-7, roles.code.bill:issue'],
  ['by', 'ticket', 'audit.of.by=audit.value.by.ticket'],
])('says %s %s in words', (name, value, said) => {
  expect(factOf(text, { name, value })).toBe(said);
});
