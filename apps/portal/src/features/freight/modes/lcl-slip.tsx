import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, type Offer, OfferCard, type OfferSide, type OfferSpace } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import type { ReactNode } from 'react';
import { exchangeOf, nameIn, type Saying, SHORT } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { isSaid } from './cargo.ts';
import { HowReckoned } from './how-reckoned.tsx';
import { chargedLines, insteadOf, otherLines } from './mode-lines.tsx';
import type { Asking } from './mode-rates.tsx';
import { plain } from './plain.ts';
import { savingOf } from './saving.ts';
import { useSlip } from './use-slip.ts';

const { lclPage, lclById } = contract.freight;
type Row = Out<typeof lclPage>['records'][number];
type Cost = Out<typeof lclById>['cost'];

/** A co-loader's rate as a slip says it. */
export function lclOffer(row: Row, tons: string | undefined, { from, to, say }: Asking): Offer {
  const { text, language } = say;
  return {
    carrier: { name: row.coLoader },
    service: row.serviceCode,
    from: { date: row.etd, port: nameIn(language, row.pol), place: row.warehouse.name },
    to: { date: row.eta, port: nameIn(language, row.pod) },
    transit: text('freight.days', { days: row.transitDays }),
    way: row.direct ? text('freight.ownBox') : text('freight.repacked', { place: row.via }),
    through: !row.direct,
    pricesLabel: text('freight.perTon', { from: from.portCode, to: to.portCode }),
    prices: [
      { name: text('freight.freightTon'), amount: row.price, currency: row.currency },
      ...(row.listPrice ? [{ name: text('freight.listTon'), amount: row.listPrice, currency: row.currency }] : []),
      { name: text('freight.least'), amount: row.minRt },
    ],
    caption: tons ? text('freight.bothEnds', { tons }) : text('freight.bothEndsOpen'),
    currency: row.total?.currency ?? '',
    amount: row.total?.amount ?? null,
    listAmount: row.listTotal?.amount,
    totals: [
      { name: text('freight.atOrigin'), amount: row.origin?.amount ?? null },
      { name: text('freight.atDestination'), amount: row.destination?.amount ?? null },
    ],
    ...(row.cfsCutoff && {
      closing: { name: text('freight.cargoCutOff'), at: say.minute(row.cfsCutoff, from.zone).slice(SHORT) },
    }),
    validUntil: row.validTo,
    remark: row.remark || undefined,
    warning: row.rebate ? text('freight.rebate') : undefined,
  };
}

function spaceOf({ spaceLeft }: Row, tons: string | undefined, { text }: Saying): OfferSpace | undefined {
  if (spaceLeft === null) return undefined;
  const short = tons !== undefined && compareDecimal(spaceLeft, tons) < 0;
  return {
    tone: short ? 'warning' : 'success',
    text: text(short ? 'freight.roomShort' : 'freight.room', { volume: plain(spaceLeft) }),
  };
}

/** What is paid at each end, in the currency in which both are compared. */
function sidesOf(cost: Cost, say: Saying): OfferSide[] {
  const { text, money } = say;
  const isThere = ({ side }: Cost['lines'][number]) => side === 'destination';
  const end = (at: 'origin' | 'destination') => {
    const lines = cost.lines.filter((line) => isThere(line) === (at === 'destination'));
    const sum = cost[at];
    const own = { fx: cost.fx, predicted: sum, subtotals: lines.map(({ currency }) => ({ currency, amount: '' })) };
    return {
      lines: chargedLines(lines, say),
      ...(sum && { total: { note: exchangeOf(own, say), value: money(sum.currency, sum.amount) } }),
    };
  };
  const others = otherLines(cost.lines, say).map(({ name }) => name);
  return [
    { name: text('freight.paidHere'), kind: 'included', ...end('origin') },
    {
      name: text('freight.paidThere'),
      kind: 'estimate',
      ...end('destination'),
      ...(others.length > 0 && { note: text('freight.without', { names: others.join(text('freight.and')) }) }),
    },
  ];
}

interface LclSlipProps {
  row: Row;
  offer: Offer;
  worse: boolean;
  /** revenue tons, where something was said of the cargo */
  tons: string | undefined;
  best: boolean;
  asking: Asking;
  /** beside its other buttons */
  compare: ReactNode;
  /** stands open from the start */
  opened: boolean;
  quote(name: string): ReactNode;
}

/** A co-loader's rate; its lines are asked for when it is opened. */
export function LclSlip({ row, offer, worse, tons, best, asking, compare, opened, quote }: LclSlipProps) {
  const { say, cargo, search } = asking;
  const { text, language } = say;
  const { open, setOpen, order } = useSlip(search.rate === row.id, opened);
  const cost = useLoadable(useQuery(lclById, open && isSaid(cargo) ? { id: row.id, ...cargo } : null));
  const sum = row.total ? say.money(row.total.currency, row.total.amount) : text('freight.onRequest');
  return (
    <OfferCard
      offer={offer}
      worse={worse}
      saving={savingOf(row)}
      space={spaceOf(row, tons, say)}
      tags={best ? [text('freight.cheapestEnds')] : []}
      locked={row.memberLocked ? { href: asking.loginHref(row.id) } : undefined}
      expanded={open}
      onExpandedChange={setOpen}
      instead={isSaid(cargo) ? insteadOf(cost) : text('freight.sayCargo')}
      sides={cost.status === 'ready' ? sidesOf(cost.data.cost, say) : []}
      foot={<HowReckoned />}
      actions={
        <>
          <Button
            ref={order}
            size="sm"
            variant="primary"
            onClick={() =>
              asking.order({
                id: row.id,
                rateNo: row.rateNo,
                sum: text('freight.predictedSum', { sum }),
                sailing: text('freight.sailing', {
                  carrier: [row.coLoader, row.serviceCode].filter(Boolean).join(' '),
                  from: nameIn(language, row.pol),
                  to: nameIn(language, row.pod),
                  day: row.etd,
                }),
              })
            }
          >
            {text('freight.order')}
          </Button>
          {compare}
          {isSaid(cargo) && quote([row.coLoader, row.serviceCode].filter(Boolean).join(' '))}
        </>
      }
    />
  );
}
