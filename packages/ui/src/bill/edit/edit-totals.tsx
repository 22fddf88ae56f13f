import { compareDecimal, decimal, sumDecimal } from '@lading/validators';
import { sayWords } from '@lading/validators/bill';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { type Totals, totalsOf } from '../bill-totals.ts';
import { containerSummary, shared } from '../bill-values.ts';
import * as base from '../tables.css.ts';
import { useEdit, useEdited } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import type { Held, ListName } from './edit-values.ts';

type Row = Readonly<Record<string, Held>> & { readonly key: string };
const COUNT = /^[0-9]+$/;

/** One answer for the same rows, however often it is asked for. */
function remembered<Answer>(make: (rows: readonly Row[]) => Answer): (rows: readonly Row[]) => Answer {
  const known = new WeakMap<readonly Row[], Answer>();
  return (rows) => {
    const before = known.get(rows);
    if (before !== undefined) return before;
    const answer = make(rows);
    known.set(rows, answer);
    return answer;
  };
}

/** The sums of what is written so far. */
const sumsOf = remembered((rows) =>
  totalsOf(
    rows.map(({ number, weight, volume }) => ({
      number: COUNT.test(String(number)) ? Number(number) : 0,
      weight: decimal.is(String(weight)) ? String(weight) : '0',
      volume: decimal.is(String(volume)) ? String(volume) : '0',
    })),
  ),
);
const typesOf = remembered((rows) => containerSummary(rows.flatMap((row) => String(row['ctnTypeName'] || '') || [])));
const unitOf = remembered((rows) =>
  shared(
    rows.filter((row) => row['packageTypeName']),
    (row) => String(row['packageTypeName']),
  ),
);

function useRows<Answer>(list: ListName, read: (rows: readonly Row[]) => Answer): Answer {
  const { editing } = useEdit();
  return useEdited(editing, (bill) => read(bill.values[list]));
}

function Figures({ sum }: { sum: Totals }) {
  const format = useFormat();
  return (
    <>
      <td className={base.figure}>{format.weight(sum.weight)}</td>
      <td className={base.figure}>{format.volume(sum.volume)}</td>
      <td data-cell="gap" />
    </>
  );
}

/** The sums of the cargo, and their words. */
export function GoodsTotals() {
  const text = useText();
  const format = useFormat();
  const sum = useRows('goods', sumsOf);
  const unit = useRows('goods', unitOf);
  return (
    <tfoot>
      <tr>
        <th scope="row" data-cell="head">
          {text('bill.goods.total')}
        </th>
        <td className={base.figure}>{format.packages(sum.number)}</td>
        <td className={base.plain}>{unit}</td>
        <td colSpan={3} className={base.say} data-cell="more">
          {sayWords(sum.number, unit)}
        </td>
        <Figures sum={sum} />
      </tr>
    </tfoot>
  );
}

const FIELDS = [
  ['number', 'bill.goods.packages', '', '0'],
  ['weight', 'bill.goods.weight', ' KGS', '0.001'],
  ['volume', 'bill.goods.volume', ' CBM', '0.0001'],
] as const;

/** The difference of two decimals, larger first, or undefined within a tolerance. */
function apart(one: string, other: string, tolerance: string): { more: boolean; by: string } | undefined {
  const more = compareDecimal(one, other) > 0;
  const [large, small] = more ? [one, other] : [other, one];
  if (compareDecimal(large, sumDecimal([small, tolerance])) <= 0) return undefined;
  return { more, by: difference(large, small) };
}

const SCALE = 4;
/** Exact: both have at most four decimals where they count. */
function difference(large: string, small: string): string {
  const scaled = (value: string) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
  };
  const digits = String(scaled(large) - scaled(small)).padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}

/** Whether containers and cargo agree, in words. */
function Agreement({ goods, containers }: { goods: Totals; containers: Totals }) {
  const text = useText();
  const format = useFormat();
  const differ = FIELDS.flatMap(([field, label, unit, tolerance]) => {
    const found = apart(String(containers[field]), String(goods[field]), tolerance);
    if (!found) return [];
    const words = found.more ? 'bill.edit.more' : 'bill.edit.less';
    const by = `${format[field === 'number' ? 'packages' : field](found.by)}${unit}`;
    return [text(words, { field: text(label).replace(/ (?:KGS|CBM)$/, ''), by })];
  });
  return (
    <tr>
      <td data-cell="gap" />
      <td
        colSpan={8}
        className={styles.agree}
        data-cell="head"
        data-differs={differ.length > 0 ? '' : undefined}
        role="status"
      >
        <span>
          <Icon drawing={differ.length > 0 ? icons.warning : icons.check} size="sm" />
          {differ.length > 0
            ? text('bill.edit.differs', { differences: differ.join(text('bill.edit.and')) })
            : text('bill.edit.agrees')}
        </span>
      </td>
    </tr>
  );
}

/** The containers by type, their sums, and how these agree with the cargo. */
export function ContainerTotals() {
  const format = useFormat();
  const sum = useRows('containers', sumsOf);
  const goods = useRows('goods', sumsOf);
  const types = useRows('containers', typesOf);
  return (
    <tfoot>
      <tr>
        <td data-cell="gap" />
        <th scope="row" colSpan={4} data-cell="head">
          {types}
        </th>
        <td className={base.figure}>{format.packages(sum.number)}</td>
        <Figures sum={sum} />
      </tr>
      <Agreement goods={goods} containers={sum} />
    </tfoot>
  );
}
