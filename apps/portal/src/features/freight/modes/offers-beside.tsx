import { Dialog, RateCompare } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import type { Saying } from '../../../kit/rate-words.ts';
import type { Channel } from './channel.ts';

interface OffersBesideProps {
  channels: readonly Channel[];
  worse: ReadonlySet<string>;
  say: Saying;
  onRemove(id: number): void;
  onClose(): void;
}

const idOf = ({ id }: Channel) => String(id);

/** Those with the least; none where all are alike. */
function leastOf(channels: readonly Channel[], compare: (a: Channel, b: Channel) => number): string[] {
  const [first] = [...channels].sort(compare);
  if (!first) return [];
  const best = channels.filter((one) => compare(one, first) === 0);
  return best.length === channels.length ? [] : best.map(idOf);
}

/** Up to four offers side by side, whichever way they go. */
export function OffersBeside({ channels, worse, say, onRemove, onClose }: OffersBesideProps) {
  const { text, money } = say;
  const line = (name: string, wordsOf: (one: Channel) => string | undefined, best: string[] = []) => ({
    name,
    values: channels.map(wordsOf),
    best,
  });
  const comparable = new Set(channels.map(({ total }) => total?.currency)).size === 1 && channels[0]?.total;
  // Where all of it is compared by its total, there is no other price.
  const hasUnit = channels.some(({ price, total }) => price && price.amount !== total?.amount);
  return (
    <Dialog size="account" open title={text('freight.compared')} onOpenChange={(open) => open || onClose()}>
      <RateCompare
        label={text('freight.compared')}
        heads={channels.map(({ id, offer }) => ({ id: String(id), name: offer.carrier.name, note: offer.service }))}
        onRemove={channels.length > 2 ? (id) => onRemove(Number(id)) : undefined}
        rows={[
          line(
            text('freight.sails'),
            ({ offer: { from } }) => [from.date, from.port, from.place].filter(Boolean).join(' · '),
            leastOf(channels, (a, b) => a.etd.localeCompare(b.etd)),
          ),
          line(
            text('freight.transit'),
            (one) =>
              [one.offer.transit, one.offer.way, worse.has(idOf(one)) && text('freight.worse')]
                .filter(Boolean)
                .join(' · '),
            leastOf(channels, (a, b) => a.days - b.days),
          ),
          ...(hasUnit
            ? [line(text('freight.unitPrice'), ({ price }) => price?.amount && money(price.currency, price.amount))]
            : []),
          line(
            text('freight.predicted'),
            ({ total }) => (total ? money(total.currency, total.amount) : text('freight.onRequest')),
            comparable
              ? leastOf(channels, (a, b) => compareDecimal(a.total?.amount ?? '0', b.total?.amount ?? '0'))
              : [],
          ),
          line(text('freight.cargoCutOff'), ({ offer }) => offer.closing?.at),
          line(text('freight.valid'), ({ validTo }) => validTo),
        ]}
      />
    </Dialog>
  );
}
