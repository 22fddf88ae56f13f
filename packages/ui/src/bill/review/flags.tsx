import type { FieldComparison } from '@lading/validators/bill';
import { memo, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import type { BillFrame } from '../bill-frames.ts';
import { wholeName } from '../compare/field-names.ts';
import { type Look, lookOf } from '../compare/page-frames.ts';
import { flagWords, type Side } from './flag-words.ts';
import * as styles from './flags.css.ts';
import type { BillCount } from './use-counts.tsx';

const GLYPHS = {
  blocking: icons.octagon,
  material: icons.marker,
  cosmetic: icons.minus,
  change: icons.pen,
  settled: icons.check,
} as const;

interface FlagProps {
  field: FieldComparison;
  look: Look;
  shown: Side;
  /** name of the version that is not on the page */
  other: string;
  onGo: (path: string) => void;
}

/** What the other version says here; a press leads to the comparison. */
const Flag = memo(function Flag({ field, look, shown, other, onGo }: FlagProps) {
  const text = useText();
  const words = flagWords(text, field, shown, other);
  const state =
    look === 'settled' ? text('review.bill.settled') : look === 'change' ? text('compare.state.change') : '';
  const say = { field: wholeName(text, field), words, state: state || text(`compare.class.${field.class}`) };
  return (
    <button
      type="button"
      className={styles.flag}
      data-look={look}
      aria-label={text('review.flag.say', say)}
      onClick={() => onGo(field.path)}
    >
      <Icon drawing={GLYPHS[look]} size="sm" />
      {words}
    </button>
  );
});

const COLUMNS: Readonly<Record<'goods' | 'containers', readonly string[]>> = {
  goods: ['marks', 'number', 'packageTypeName', 'goods', 'goodsTypeName', 'hsCode', 'weight', 'volume'],
  containers: ['', 'ctnTypeName', 'ctnNo', 'sealNo', 'packageTypeName', 'number', 'weight', 'volume'],
};
const WHOLE = { goods: 'goods', containers: 'ctnNo' } as const;

interface Placed {
  readonly field: FieldComparison;
  readonly look: Look;
  readonly table: 'goods' | 'containers';
  /** places from 0 */
  readonly row: number;
  readonly column: number;
}

/** The differences that are worth a flag: those that are decided, and those that somebody marked. */
const flagged = ({ comparison, marks }: BillCount) =>
  comparison.fields.flatMap((field) => {
    const look = lookOf(field, marks);
    const worth = field.class === 'blocking' || field.class === 'material' || marks[field.path]?.verdict;
    return look && worth && !field.expected ? [{ field, look }] : [];
  });

function placedOf(count: BillCount, shown: Side): Placed[] {
  const rows = new Map<string, readonly [table: 'goods' | 'containers', row: number]>();
  for (const table of ['goods', 'containers'] as const)
    for (const pair of count.comparison.rows[table]) {
      const row = pair[shown];
      if (row !== null) rows.set(`${table}[${pair.key}]`, [table, row]);
    }
  return flagged(count).flatMap(({ field, look }) => {
    const at = rows.get(field.path.slice(0, field.path.indexOf(']') + 1));
    if (!at) return [];
    const [table, row] = at;
    const column = COLUMNS[table].indexOf(field.row ? WHOLE[table] : field.field);
    return column > 0 || (column === 0 && table === 'goods') ? [{ field, look, table, row, column }] : [];
  });
}

type Looks = Omit<FlagProps, 'field' | 'look'>;

/** Flags of the boxes of the form, by path. */
export function useBoxFlags(
  count: BillCount | undefined,
  { shown, other, onGo }: Looks,
): ReadonlyMap<string, BillFrame> {
  return useMemo(() => {
    const boxes = (count ? flagged(count) : []).filter(({ field }) => field.path.startsWith('bill.'));
    return new Map(
      boxes.map(({ field, look }) => [
        field.path,
        {
          current: false,
          flag: (
            <dd className={styles.corner}>
              <Flag field={field} look={look} shown={shown} other={other} onGo={onGo} />
            </dd>
          ),
        },
      ]),
    );
  }, [count, shown, other, onGo]);
}

interface RowFlagsProps extends Looks {
  count: BillCount | undefined;
  /** what draws the tables; its rows do not change while this part stands */
  children: React.ReactNode;
}

/** The tables draw themselves; flags are put into their cells from here. */
export function RowFlags({ count, children, ...looks }: RowFlagsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [cells, setCells] = useState<readonly (Placed & { cell: Element })[]>([]);
  const { shown } = looks;
  useLayoutEffect(() => {
    const rows = {
      goods: root.current?.querySelectorAll('[data-component=GoodsTable] > tbody > tr'),
      containers: root.current?.querySelectorAll('[data-component=ContainersTable] > tbody > tr'),
    };
    const placed = count ? placedOf(count, shown) : [];
    setCells(
      placed.flatMap((flag) => {
        const cell = rows[flag.table]?.item(flag.row)?.children[flag.column];
        return cell ? [{ ...flag, cell }] : [];
      }),
    );
  }, [count, shown]);
  return (
    <div ref={root} className={styles.flags}>
      {children}
      {cells.map(({ cell, field, look }) =>
        createPortal(<Flag field={field} look={look} {...looks} />, cell, field.path),
      )}
    </div>
  );
}
