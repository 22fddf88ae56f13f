import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, type Offer, OfferCard, type OfferPrice, type OfferSide, type OfferSpace, useFormat } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import { airChargeable } from '@lading/validators/freight';
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

const { airPage, airById } = contract.freight;
type Row = Out<typeof airPage>['records'][number];
type Cost = Out<typeof airById>['cost'];

/** The break that so many kilograms fall into. */
const breakAt = ({ breaks }: Row, kg: string | null) =>
  kg === null ? undefined : breaks.findLast(({ from }) => compareDecimal(String(from), kg) <= 0);
const nameOf = (row: Row, from: number): string => (from === 0 ? `−${row.breaks[1]?.from ?? ''}` : `+${from}`);

function pricesOf(row: Row, { cargo, say: { text } }: Asking): OfferPrice[] {
  const kg = isSaid(cargo)
    ? airChargeable({ gross: cargo.weight ?? '0', volume: cargo.volume, pieces: cargo.boxes }).chargeable
    : null;
  const [own, charged] = [breakAt(row, kg), breakAt(row, row.chargedAs)];
  return [
    { name: text('freight.leastBill'), amount: row.min },
    ...row.breaks.map((one) => ({
      name: nameOf(row, one.from),
      amount: one.price,
      own: one === own,
      charged: one === charged,
    })),
  ];
}

/** A flight as a slip says it. */
export function airOffer(row: Row, asking: Asking): Offer {
  const { from, say } = asking;
  const { text, language } = say;
  const { chargedAs, saved, currency } = row;
  const charged = breakAt(row, chargedAs);
  const level = text(row.memberLocked ? 'freight.listKg' : 'freight.memberKg');
  const via = row.via.map((port) => nameIn(language, port)).join(text('freight.and'));
  return {
    carrier: { name: nameIn(language, row.airline), code: row.airline.code },
    service: row.flightNo,
    from: { date: row.etd, port: nameIn(language, row.start) },
    to: { date: row.eta, port: nameIn(language, row.end) },
    transit: row.transitDays === 0 ? text('freight.sameDay') : text('freight.days', { days: row.transitDays }),
    way: row.direct ? text('freight.nonstop') : text('freight.via', { ports: via }),
    through: !row.direct,
    pricesLabel: text('freight.perKg', { currency }),
    prices: pricesOf(row, asking),
    caption: charged ? text('freight.atBreak', { level, name: nameOf(row, charged.from) }) : level,
    currency,
    amount: row.unitPrice,
    listAmount: charged?.listPrice ?? undefined,
    totals: [
      {
        name: chargedAs ? text('freight.airFreightOf', { weight: chargedAs }) : text('freight.airFreight'),
        amount: row.freight?.amount ?? null,
      },
      { name: text('freight.predicted'), amount: row.total?.amount ?? null },
    ],
    ...(row.cargoCutoff && {
      closing: { name: text('freight.cargoCutOff'), at: say.minute(row.cargoCutoff, from.zone).slice(SHORT) },
    }),
    validUntil: row.validTo,
    remark: row.remark || undefined,
    hint:
      saved && chargedAs
        ? text('freight.chargedAs', { weight: chargedAs, sum: say.money(saved.currency, saved.amount) })
        : undefined,
  };
}

function spaceOf({ spaceState, spaceLeft }: Row, { text }: Saying): OfferSpace {
  if (spaceState === 'limited' && spaceLeft !== null)
    return { tone: 'warning', text: text('freight.tonsLeft', { left: plain(spaceLeft) }) };
  return {
    tone: spaceState === 'open' ? 'success' : spaceState === 'limited' ? 'warning' : 'neutral',
    text: text(`freight.airSpace.${spaceState}`),
  };
}

function sidesOf(cost: Cost, say: Saying): OfferSide[] {
  const { text, money } = say;
  const { predicted } = cost;
  return [
    {
      name: text('freight.included'),
      kind: 'included',
      lines: chargedLines(cost.lines, say),
      total: {
        note: exchangeOf(cost, say),
        value: predicted ? money(predicted.currency, predicted.amount) : text('freight.onRequest'),
      },
    },
    { name: text('freight.excluded'), kind: 'excluded', lines: otherLines(cost.lines, say) },
  ];
}

interface AirSlipProps {
  row: Row;
  offer: Offer;
  worse: boolean;
  tags: readonly string[];
  asking: Asking;
  /** beside its other buttons */
  compare: ReactNode;
  /** stands open from the start */
  opened: boolean;
  quote(name: string): ReactNode;
}

/** A flight with its price by weight; its lines are asked for when it is opened. */
export function AirSlip({ row, offer, worse, tags, asking, compare, opened, quote }: AirSlipProps) {
  const { say, cargo, search } = asking;
  const { text, language } = say;
  const { dayMonth } = useFormat();
  const { open, setOpen, order } = useSlip(search.rate === row.id, opened);
  const cost = useLoadable(useQuery(airById, open && isSaid(cargo) ? { id: row.id, ...cargo } : null));
  const sum = row.total ? say.money(row.total.currency, row.total.amount) : text('freight.onRequest');
  const days = row.flightDays.map((day) => text(`freight.weekday.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`));
  return (
    <OfferCard
      offer={{
        ...offer,
        remark: [
          text('freight.flies', { days: days.join(text('freight.and')), until: dayMonth(row.validTo) }),
          offer.remark,
        ]
          .filter(Boolean)
          .join(' '),
      }}
      space={spaceOf(row, say)}
      worse={worse}
      saving={savingOf(row)}
      tags={tags}
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
                sailing: text('freight.flight', {
                  carrier: [nameIn(language, row.airline), row.flightNo].filter(Boolean).join(' '),
                  from: nameIn(language, row.start),
                  to: nameIn(language, row.end),
                  day: row.etd,
                }),
              })
            }
          >
            {text('freight.order')}
          </Button>
          {compare}
          {isSaid(cargo) && quote([nameIn(language, row.airline), row.flightNo].filter(Boolean).join(' '))}
        </>
      }
    />
  );
}
