import type { contract, Out } from '@lading/api-client/contract';
import { Button, type Offer, OfferCard, type OfferSide, type OfferSpace } from '@lading/ui';
import type { ReactNode } from 'react';
import { exchangeOf, type Saying, SHORT } from '../../../kit/rate-words.ts';
import { HowReckoned } from '../modes/how-reckoned.tsx';
import { chargedLines, otherLines } from '../modes/mode-lines.tsx';
import { savingOf } from '../modes/saving.ts';
import { useSlip } from '../modes/use-slip.ts';

export type FbaOffer = Out<typeof contract.freight.fbaPrices>['list'][number];

const CHINA = 'Asia/Shanghai';

/** The break that the cargo falls into. */
const ownBreak = ({ breaks, quote }: FbaOffer) =>
  quote?.unit === 'kg' ? breaks.filter(({ fromKg }) => fromKg <= Number(quote.chargeable)).at(-1)?.fromKg : undefined;

/** A channel as a slip says it. */
export function fbaOffer(row: FbaOffer, place: string, origin: string, { text, minute }: Saying): Offer {
  const { quote, currency, breaks } = row;
  const own = ownBreak(row);
  const [last] = breaks.slice(-1);
  return {
    carrier: { name: row.channelName, code: row.carrier || undefined },
    service: row.serviceCode,
    from: { date: row.etd, port: text('freight.fba.sails', { origin }) },
    to: { date: row.eta, port: text('freight.fba.received', { place }) },
    transit: text(row.transitUnit === 'workday' ? 'freight.fba.workdays' : 'freight.fba.days', {
      least: row.transitMin,
      most: row.transitMax,
    }),
    way: text(`freight.fba.way.${row.mode}`),
    pricesLabel: text('freight.fba.perKg', { currency }),
    prices: breaks.map(({ fromKg, price }) => ({ name: `${fromKg}+ kg`, amount: price, own: fromKg === own })),
    caption: text(row.taxIncluded ? 'freight.fba.paid' : 'freight.fba.unpaid'),
    currency,
    amount: quote ? quote.price : (last?.price ?? null),
    listAmount: (quote ? quote.listPrice : last?.listPrice) ?? undefined,
    totals: quote
      ? [
          {
            name: text('freight.fba.freight', { quantity: quote.quantity, unit: quote.unit === 'kg' ? 'kg' : 'CBM' }),
            amount: quote.freight?.amount ?? null,
          },
          { name: text('freight.predicted'), amount: quote.total?.amount ?? null },
        ]
      : [],
    ...(row.cutoff && {
      closing: { name: text('freight.cargoCutOff'), at: minute(row.cutoff, CHINA).slice(SHORT) },
    }),
    validUntil: row.validTo,
    remark: row.channelDesc || undefined,
    warning:
      quote && quote.refused.length > 0
        ? text('freight.fba.refused')
        : quote && quote.price === null
          ? text('freight.fba.tooLittle')
          : undefined,
  };
}

const spaceOf = ({ spaceState }: FbaOffer, { text }: Saying): OfferSpace => ({
  tone: spaceState === 'open' ? 'success' : spaceState === 'limited' ? 'warning' : 'neutral',
  text: text(`freight.fba.space.${spaceState}`),
});

/** What the total holds, and what may come on top, by the server's lines. */
function sidesOf({ quote }: FbaOffer, say: Saying): OfferSide[] {
  if (!quote) return [];
  const { lines, predicted } = quote.cost;
  return [
    {
      name: say.text('freight.fba.included'),
      kind: 'included',
      lines: chargedLines(lines, say),
      ...(predicted && {
        total: { note: exchangeOf(quote.cost, say), value: say.money(predicted.currency, predicted.amount) },
      }),
    },
    { name: say.text('freight.fba.excluded'), kind: 'excluded', lines: otherLines(lines, say) },
  ];
}

interface FbaSlipProps {
  row: FbaOffer;
  offer: Offer;
  worse: boolean;
  /** beside its other button */
  compare: ReactNode;
  /** puts it into a quotation */
  quote: ReactNode;
  tags: readonly string[];
  chosen: boolean;
  /** stands open from the start */
  opened: boolean;
  say: Saying;
  loginHref: string;
  onOrder(): void;
}

/** A channel to a site. */
export function FbaSlip({
  row,
  offer,
  worse,
  compare,
  quote,
  tags,
  chosen,
  opened,
  say,
  loginHref,
  onOrder,
}: FbaSlipProps) {
  const { open, setOpen, order } = useSlip(chosen, opened);
  const { text } = say;
  return (
    <OfferCard
      offer={offer}
      worse={worse}
      saving={row.quote ? savingOf(row.quote) : undefined}
      space={spaceOf(row, say)}
      tags={tags}
      locked={row.memberLocked ? { href: loginHref } : undefined}
      expanded={open}
      onExpandedChange={setOpen}
      instead={row.quote ? undefined : text('freight.sayCargo')}
      sides={sidesOf(row, say)}
      foot={<HowReckoned />}
      actions={
        <>
          <Button ref={order} size="sm" variant="primary" onClick={onOrder}>
            {text('freight.order')}
          </Button>
          {compare}
          {quote}
        </>
      }
    />
  );
}
