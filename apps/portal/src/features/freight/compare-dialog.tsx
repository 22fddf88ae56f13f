import { Dialog, RateCompare, worseThan } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import { useText } from '../../i18n/text.ts';
import type { FclRate, Saying } from '../../kit/rate-words.ts';
import type { Lane } from './asked.ts';
import { pointsOf, rateOf } from './rates.ts';

interface CompareDialogProps {
  rows: readonly FclRate[];
  lane: Lane;
  say: Saying;
  onRemove(id: number): void;
  onClose(): void;
}

const idOf = ({ id }: FclRate) => String(id);

/** Those with the least; none where all are alike. */
function leastOf(rows: readonly FclRate[], compare: (a: FclRate, b: FclRate) => number): string[] {
  const [first] = [...rows].sort(compare);
  if (!first) return [];
  const best = rows.filter((row) => compare(row, first) === 0);
  return best.length === rows.length ? [] : best.map(idOf);
}

/** Up to four channels side by side. */
export function CompareDialog({ rows, lane, say, onRemove, onClose }: CompareDialogProps) {
  const text = useText();
  const rates = rows.map((row) => rateOf(row, lane, undefined, say));
  const priced = rows.filter(({ predicted }) => predicted);
  const { points } = pointsOf(rows, say.codeOf);
  const worse = worseThan(points);
  const cheapest =
    points.length === rows.length
      ? leastOf(priced, (a, b) => compareDecimal(a.predicted?.amount ?? '0', b.predicted?.amount ?? '0'))
      : [];
  const line = (name: string, values: readonly (string | undefined)[], best: string[] = []) => ({ name, values, best });
  const freeOf = ({ freeDays }: FclRate) =>
    freeDays ? text('freight.freeDays', { detention: freeDays.detention, demurrage: freeDays.demurrage }) : undefined;
  return (
    <Dialog size="account" open title={text('freight.compared')} onOpenChange={(open) => open || onClose()}>
      <RateCompare
        label={text('freight.compared')}
        heads={rates.map(({ carrier, service }, at) => ({
          id: idOf(rows[at] as FclRate),
          name: carrier.name,
          note: service,
        }))}
        onRemove={rows.length > 2 ? (id) => onRemove(Number(id)) : undefined}
        rows={[
          line(
            text('freight.sails'),
            rates.map(({ from }) => [from.date, from.place].filter(Boolean).join(' · ')),
            leastOf(rows, (a, b) => a.etd.localeCompare(b.etd)),
          ),
          line(
            text('freight.transit'),
            rates.map(({ transitDays, via }, at) =>
              [
                text('freight.days', { days: transitDays }),
                via ?? text('freight.isDirect'),
                worse.has(idOf(rows[at] as FclRate)) && text('freight.worse'),
              ]
                .filter(Boolean)
                .join(' · '),
            ),
            leastOf(rows, (a, b) => a.transitDays - b.transitDays),
          ),
          line(
            text('freight.freight'),
            rows.map(({ currency, freightTotal }) => say.money(currency, freightTotal)),
          ),
          line(
            text('freight.predicted'),
            rows.map(({ predicted }) =>
              predicted ? say.money(predicted.currency, predicted.amount) : text('freight.onRequest'),
            ),
            cheapest,
          ),
          line(
            text('freight.space'),
            rows.map(({ spaceState, spaceLeft }) => text(`freight.space.${spaceState}`, { left: spaceLeft ?? 0 })),
          ),
          line(
            text('freight.closing'),
            rates.map(({ closing }) => closing),
          ),
          line(text('freight.free'), rows.map(freeOf)),
          line(
            text('freight.valid'),
            rates.map(({ validUntil }) => validUntil),
          ),
        ]}
      />
    </Dialog>
  );
}
