import { InstructionClash } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import type { BillDraftValues } from '@lading/validators/bill';
import { useText } from '../../../i18n/text.ts';
import type { Keeper } from './keeper.ts';
import type { Clash } from './merge.ts';
import { comparedPath } from './places.ts';

type Value = Clash['mine'];

/** What was written here and elsewhere at the same time, until somebody has chosen. */
export function ClashPanel({ keeper }: { keeper: Keeper }) {
  const text = useText();
  const pathName = usePathName();
  const { clashes } = keeper.shown;
  if (clashes.length === 0) return null;
  const values = keeper.editing.values as BillDraftValues;
  const said = (value: Value): string => {
    if (value === null) return '';
    if (typeof value !== 'object') return String(value);
    const row = value as unknown as Readonly<Record<string, unknown>>;
    return ['ctnNo', 'goods', 'sealNo', 'number', 'weight', 'volume']
      .flatMap((field) => (row[field] ? [String(row[field])] : []))
      .join(' · ');
  };
  const side = ({ gone }: Clash, value: Value) => (gone && value === null ? text('instruction.rowGone') : said(value));
  return (
    <InstructionClash
      by={clashes[0]?.by || text('instruction.somebody')}
      fields={clashes.map((clash) => ({
        path: clash.path,
        label: pathName(comparedPath(values, clash.path)),
        mine: side(clash, clash.mine),
        theirs: side(clash, clash.theirs),
      }))}
      onSettle={(path, which) => keeper.settle(path, which)}
    />
  );
}
