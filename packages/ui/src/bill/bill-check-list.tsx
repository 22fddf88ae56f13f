import type { BillRecord } from '@lading/validators/bill';
import { memo } from 'react';
import { packages, volume, weight } from '../format/figures.ts';
import { type MessageId, useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/index.ts';
import { type BillCheck, checkBill } from './bill-checks.ts';
import * as styles from './bill-rail.css.ts';
import { LINE_LIMIT } from './bill-values.ts';

const FIELD = { number: 'bill.goods.packages', weight: 'bill.goods.weight', volume: 'bill.goods.volume' } as const;
const SHOWN = 3;
/** The first few of those that are written, so that 200 wrong numbers stay readable. */
function some(values: readonly string[]): string {
  const written = values.filter(Boolean);
  return written.slice(0, SHOWN).join(', ') + (written.length > SHOWN ? ' …' : '');
}

/** What is right, or what is wrong with it. */
function titleOf(check: BillCheck): MessageId {
  if (check.ok) return `bill.checks.${check.id}`;
  switch (check.id) {
    case 'containers':
      return check.total === 0 ? 'bill.checks.containersNone' : 'bill.checks.containersWrong';
    case 'totals':
      return check.differ ? 'bill.checks.totalsDiffer' : 'bill.checks.totalsNone';
    case 'lines':
      return 'bill.checks.linesOver';
    case 'seals':
      if (check.repeated.length > 0) return 'bill.checks.sealsTwice';
      return check.missing > 0 ? 'bill.checks.sealsLack' : 'bill.checks.sealsNone';
  }
}

function useDetail(): (check: BillCheck) => string {
  const text = useText();
  return (check) => {
    switch (check.id) {
      case 'containers': {
        if (check.total === 0) return text('bill.checks.none');
        const parts = [`${check.valid}/${check.total}`, some(check.wrong)];
        if (check.placeholders) parts.push(text('bill.checks.placeholders', { count: check.placeholders }));
        return parts.filter(Boolean).join(' · ');
      }
      case 'totals': {
        const { goods, containers, differ } = check;
        if (!check.ok && !differ) return text('bill.checks.none');
        if (!differ) return [packages(goods.number), weight(goods.weight), volume(goods.volume)].join(' / ');
        // Rounded for reading, unless just that would hide the difference.
        const rounded = differ === 'number' ? packages : { weight, volume }[differ];
        const write = rounded(String(goods[differ])) === rounded(String(containers[differ])) ? String : rounded;
        const values = {
          field: text(FIELD[differ]),
          goods: write(goods[differ]),
          containers: write(containers[differ]),
        };
        return text('bill.checks.totalsWrong', values);
      }
      case 'lines': {
        if (check.ok) return text('bill.checks.longest', { count: check.longest });
        const { label } = check;
        const field = text(label === 'marks' || label === 'description' ? `bill.goods.${label}` : `bill.${label}`);
        return text('bill.checks.longestIn', { count: check.longest, field });
      }
      case 'seals': {
        if (check.ok) return String(check.count);
        const parts = [
          check.repeated.length ? text('bill.checks.sealsRepeated', { seals: some(check.repeated) }) : '',
          check.missing ? text('bill.checks.sealsMissing', { count: check.missing }) : '',
        ];
        return parts.filter(Boolean).join(' · ') || text('bill.checks.none');
      }
    }
  };
}

/** Each check with a tick or a triangle, and the figures it was decided by. */
export const BillCheckList = memo(function BillCheckList({ record }: { record: BillRecord }) {
  const text = useText();
  const detail = useDetail();
  return (
    <ul>
      {checkBill(record).map((check) => (
        <li key={check.id} className={styles.check} data-ok={check.ok}>
          <Icon
            drawing={check.ok ? icons.check : icons.warning}
            label={text(check.ok ? 'bill.checks.passed' : 'bill.checks.attention')}
          />
          <span className={styles.words}>
            {text(titleOf(check), { limit: LINE_LIMIT, count: check.id === 'containers' ? check.wrong.length : 0 })}
            <small className={styles.detail}>{detail(check)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
});
