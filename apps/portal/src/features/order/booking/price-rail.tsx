import type { contract, Out } from '@lading/api-client/contract';
import { PriceSlip, type PriceSlipProps, StatusTag, useFormat, useLanguage } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { exchangeOf, type FclRate, nameIn, SHORT, worthOf } from '../../../kit/rate-words.ts';
import { useSaying } from '../../../kit/use-saying.ts';

type Cost = Out<typeof contract.order.bookingCost>['cost'];
type Cutoffs = Out<typeof contract.order.bookingInfo>['cutoffs'];

/** Charges that are there because a service was wished for. */
const WISHED: readonly string[] = ['TRK', 'CUS', 'STO', 'INS'];
const CODES = { doc: 'DCO', vgm: 'VCO', cy: 'FCO', cus: 'CUA' } as const;

interface PriceRailProps {
  cost: Cost;
  rate: FclRate | undefined;
  /** who carries it by a rate of another way */
  carrier: string | undefined;
  types: readonly { id: number; nameEn: string }[];
  /** of the booking, where the carrier said them already */
  cutoffs: Cutoffs;
  zone: string;
  frozen: boolean;
  busy: boolean;
}

/** When the books close: as the carrier said of the booking, else as the rate says of its sailing. */
const closesOf = (cutoffs: Cutoffs, rate: FclRate | undefined): Cutoffs => {
  if (cutoffs.length > 0 || !rate) return cutoffs;
  return (Object.keys(CODES) as (keyof typeof CODES)[]).flatMap((name) => {
    const time = rate.cutoffs[name];
    return time === null ? [] : [{ code: CODES[name], time }];
  });
};

/** What the booking costs as it stands, beside the form. */
export function PriceRail({ cost, rate, carrier, types, cutoffs, zone, frozen, busy }: PriceRailProps) {
  const text = useText();
  const language = useLanguage();
  const { minute, money } = useFormat();
  const say = useSaying(types);
  const charged = cost.lines.filter((line) => line.state === 'charged' && line.amount !== null);
  const lineOf = (line: Cost['lines'][number]) => ({
    name: line.ctnType === null ? line.name : `${line.name} ${say.typeName(line.ctnType)}`,
    currency: line.currency,
    amount: line.amount ?? '0',
  });
  const [first] = rate?.prices ?? [];
  const shown =
    rate?.prices.find(({ ctnType }) => cost.lines.some((line) => line.code === 'OF' && line.ctnType === ctnType)) ??
    first;
  const price: PriceSlipProps['price'] = rate &&
    shown && {
      currency: rate.currency,
      amount: shown.price,
      unit: say.typeName(shown.ctnType),
      was: shown.listPrice !== null && shown.listPrice !== shown.price ? shown.listPrice : undefined,
    };
  return (
    <PriceSlip
      title={
        rate
          ? [nameIn(language, rate.shipping), rate.serviceCode].filter(Boolean).join(' ')
          : (carrier ?? text('booking.price'))
      }
      tag={
        rate && (
          <StatusTag tone={rate.spaceState === 'open' ? 'success' : 'neutral'}>
            {text(`booking.space.${rate.spaceState}`)}
          </StatusTag>
        )
      }
      price={price}
      included={charged.filter(({ code }) => !WISHED.includes(code)).map(lineOf)}
      added={charged.filter(({ code }) => WISHED.includes(code)).map(lineOf)}
      total={cost.predicted}
      exchange={exchangeOf(cost, say)}
      excluded={cost.lines
        .filter(({ state }) => state === 'notIncluded')
        .map((line) => ({ name: line.name, value: line.note || worthOf(line, { ...say, money }) }))}
      cutOffs={closesOf(cutoffs, rate).map(({ code, time }) => ({
        name: text(`booking.cutOff.${code}`),
        at: minute(time, zone).slice(SHORT),
      }))}
      frozen={frozen}
      busy={busy}
    />
  );
}
