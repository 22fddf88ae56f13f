import type { Out, PortalContract } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import type { SheetColumn, SheetKind, SheetRow } from '@lading/ui/sheet';
import { money } from '@lading/validators';
import { priceAtLevel } from '@lading/validators/freight';
import type { PortalText } from '../../i18n/text.ts';

export type Answer = Out<PortalContract['freight']['rateDraft']>;
type Described = Answer['columns'][number];
export type Rules = Answer['rules'];

const KINDS = {
  text: 'text',
  code: 'text',
  port: 'text',
  weekdays: 'text',
  money: 'money',
  number: 'number',
  day: 'date',
  choice: 'choice',
} as const satisfies Record<Described['type'], SheetKind>;
/** All prices are to be seen at once on a common screen: what is short has a narrow column. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...({ money: 76, number: 52, weekdays: 60, code: 84, day: 96, port: 84 } satisfies Partial<
    Record<Described['type'], number>
  >),
  pol: 72,
  pod: 96,
  days: 52,
  transit: 46,
  carrier: 104,
  service: 76,
  airline: 64,
  flight: 76,
  lane: 64,
  currency: 56,
  basis: 96,
  side: 76,
  term: 76,
  mandatory: 56,
  space: 80,
  via: 76,
  status: 72,
  kind: 80,
  wharf: 76,
};
/** Two columns say which row it is; they stay in sight. */
const FROZEN = 2;
/** Of Monday the first of January 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

const weekday = (language: Language, day: number) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY);

/** A price of the row at another level; nothing where it has none. */
export function levelOf(row: SheetRow, level: 'visitor' | 'member' | 'vip1', rule: Rules): string {
  const member = row.values['p3'] ?? row.values['price'] ?? '';
  const list = row.values['list'];
  const known = (price: string) => money.is(price.replace(/^-/, ''));
  if (!known(member) || (list && !known(list))) return '';
  return priceAtLevel({ member, list: list || undefined }, level, { rule, currency: row.values['currency'] || 'USD' })
    .price;
}

interface Saying {
  readonly text: PortalText;
  readonly language: Language;
  readonly rules: Rules;
  readonly names: ReadonlyMap<string, string>;
}

function formatOf({ type }: Described, { language, names }: Saying): SheetColumn['format'] {
  if (type === 'port')
    return (value) =>
      value
        .split(',')
        .map((code) => names.get(code) ?? code)
        .join(', ');
  if (type === 'weekdays')
    return (value) =>
      value
        .split(',')
        .map((day) => (/^[1-7]$/.test(day) ? weekday(language, Number(day)) : day))
        .join(' ');
  return undefined;
}

function validity(id: string, text: PortalText): SheetColumn['validate'] {
  if (id !== 'to') return undefined;
  return (value, { values }) =>
    value !== '' && (values['from'] ?? '') > value ? { message: text('rateDesk.before') } : undefined;
}

/** A column of a sheet as the server describes it. */
function columnOf(described: Described, at: number, saying: Saying): SheetColumn {
  const { id, head, type, required, options } = described;
  const { text } = saying;
  const width = WIDTHS[id] ?? WIDTHS[type];
  const format = formatOf(described, saying);
  const rule = validity(id, text);
  return {
    id,
    head,
    kind: KINDS[type],
    ...(width !== undefined && { width }),
    ...(at < FROZEN && { frozen: true, width: width ?? 108 }),
    ...(type === 'code' && { mono: true }),
    ...(type === 'money' && { decimals: 2, signed: true }),
    ...(type === 'choice' && {
      options: required || id === 'status' ? options : [{ value: '', label: '—' }, ...options],
    }),
    ...(format && { format }),
    validate: (value, row) => (value === '' && required ? { message: text('rateDesk.required') } : rule?.(value, row)),
  };
}

/** Of a row, beside what it says itself: whether it is on sale, and until when. */
const STATE = '_state';

/** The columns of a sheet, with what follows from them: its state, and the prices of the other levels. */
export function sheetColumns({ columns }: Answer, sheet: string, saying: Saying): readonly SheetColumn[] {
  const { text, rules } = saying;
  const known = columns.map((one, at) => columnOf(one, at, saying));
  const state: SheetColumn = {
    id: STATE,
    head: text('rateDesk.state'),
    kind: 'readonly',
    width: 72,
    format: (value) =>
      value === '' ? text('rateDesk.stateOf.draft') : text(`rateDesk.stateOf.${value}` as 'rateDesk.stateOf.draft'),
  };
  const level = (id: string, of: 'visitor' | 'vip1'): SheetColumn => ({
    id,
    head: text(`rateDesk.level.${of}`),
    kind: 'readonly',
    width: 76,
    decimals: 2,
    derive: (row) => levelOf(row, of, rules),
  });
  const levels = sheet === 'fcl' ? [level('_list', 'visitor'), level('_vip', 'vip1')] : [];
  const after = (id: string) => known.findIndex((one) => one.id === id) + 1;
  const [priced, dated] = [after('p4') || FROZEN, after('to') || known.length];
  if (levels.length === 0) return [...known.slice(0, dated), state, ...known.slice(dated)];
  return [...known.slice(0, priced), ...levels, ...known.slice(priced, dated), state, ...known.slice(dated)];
}

type Row = Answer['records'][number];
const stateOf = ({ state, edited }: Row): string => (edited.length > 0 && state !== 'draft' ? 'edited' : state);

/** A row of an answer as the sheet keeps it. */
export const rowOf = (
  columns: readonly string[],
  record: Row,
): Pick<SheetRow, 'id' | 'values' | 'state' | 'drafted'> => ({
  id: String(record.id),
  values: {
    ...Object.fromEntries(columns.map((column, at) => [column, record.values[at] ?? ''])),
    [STATE]: stateOf(record),
  },
  drafted:
    record.edited.length > 0
      ? Object.fromEntries(record.edited.map((column, at) => [column, record.was[at] ?? '']))
      : undefined,
  state: record.edited.length > 0 || record.state === 'draft' ? 'draft' : undefined,
});
