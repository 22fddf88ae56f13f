import { CargoScale, Checkbox, Empty, EmptyArt, Select } from '@lading/ui';
import { boxVolume } from '@lading/validators/freight';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { Saying } from '../../../kit/rate-words.ts';
import type { FreightSearch } from '../freight-search.ts';
import type { Channel } from '../modes/channel.ts';
import { ModeFound } from '../modes/mode-found.tsx';
import type { Quoting } from '../quotes/use-quoting.tsx';
import { type Cartons, sizeOf } from './cartons.ts';
import { type FbaOffer, FbaSlip, fbaOffer } from './fba-slip.tsx';

const ORDERS = {
  transit: (a: FbaOffer, b: FbaOffer) => a.transitMax - b.transitMax,
  etd: (a: FbaOffer, b: FbaOffer) => a.etd.localeCompare(b.etd),
};

/** The cargo on its balance, by the rule of the first channel. */
function Scale({ row, cartons, say: { text } }: { row: FbaOffer; cartons: readonly Cartons[]; say: Saying }) {
  const { quote } = row;
  if (!quote) return null;
  const by = { actual: 'weight', volume: 'volume', carton: 'volume', minimum: 'minimum' } as const;
  return (
    <CargoScale
      boxes={cartons.map((one) => ({
        size: `${sizeOf(one)} · ${one.weight} kg`,
        pieces: one.count,
        volume: boxVolume([{ ...one, pieces: one.count }]),
      }))}
      volume={cartons.length > 0 ? boxVolume(cartons.map((one) => ({ ...one, pieces: one.count }))) : undefined}
      weighed={{ name: text('freight.fba.actual'), value: quote.actual }}
      measured={{
        name: text('freight.fba.volumetric'),
        how: text('freight.fba.divisor', { divisor: row.divisor }),
        value: quote.volume,
      }}
      by={by[quote.by]}
      charged={{
        name: text('freight.fba.chargeable'),
        how: text(row.compareBy === 'carton' ? 'freight.fba.byCarton' : 'freight.fba.byShipment'),
        value: quote.chargeable,
        unit: 'kg',
      }}
    />
  );
}

interface FbaChannel extends Channel {
  row: FbaOffer;
}

const channelOf = (row: FbaOffer, to: string, from: string, say: Saying): FbaChannel => ({
  row,
  id: row.id,
  mark: row.serviceCode || row.channelName,
  offer: fbaOffer(row, to, from, say),
  days: row.transitMax,
  total: row.quote?.total ?? null,
  price: row.quote?.price ? { currency: row.currency, amount: row.quote.price } : null,
  etd: row.etd,
  sailDays: row.sailDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  full: row.spaceState === 'full',
});

interface FbaFoundProps {
  list: readonly FbaOffer[];
  /** those that sail on the day of the address, where it names one; undefined while they are on their way */
  onDay: readonly FbaOffer[] | undefined;
  pricedAt: string;
  fx: Parameters<typeof ModeFound>[0]['fx'];
  search: FreightSearch;
  cartons: readonly Cartons[];
  say: Saying;
  /** where it goes and from where, in words */
  to: string;
  from: string;
  refreshing: boolean;
  /** the button that asks for a price */
  ask: ReactNode;
  quoting: Quoting;
  hrefTo(id: number): string;
  onOrder(row: FbaOffer): void;
  onChange(change: Partial<FreightSearch>): void;
}

/** Only one way there, and only where duties are paid. */
function Filters({ list, search, onChange }: Pick<FbaFoundProps, 'list' | 'search' | 'onChange'>) {
  const text = useText();
  const ways = [...new Set(list.map(({ mode }) => mode))].sort((a, b) => a - b);
  return (
    <>
      <Select
        label={text('freight.transport')}
        placeholder={text('freight.fba.anyWay')}
        value={search.way === undefined ? '' : String(search.way)}
        options={ways.map((way) => ({
          value: String(way),
          label: text('freight.countOf', {
            name: text(`freight.fba.way.${way}`),
            count: list.filter(({ mode }) => mode === way).length,
          }),
        }))}
        onChange={({ currentTarget: { value } }) => onChange({ way: value ? Number(value) : undefined })}
      />
      <Checkbox
        label={text('freight.fba.paidOnly')}
        checked={search.paid === 'yes'}
        onChange={({ currentTarget }) => onChange({ paid: currentTarget.checked ? 'yes' : undefined })}
      />
    </>
  );
}

/** The channels, what the cargo weighs by the rule of the first, and the way on where none suits. */
export function FbaFound(props: FbaFoundProps) {
  const { list, pricedAt, fx, search, cartons, say, to, from, refreshing, ask, onChange } = props;
  const { text } = say;
  const isWanted = ({ mode, taxIncluded }: FbaOffer) =>
    (search.way === undefined || mode === search.way) && (!search.paid || taxIncluded);
  const fits = list.filter(isWanted);
  const [best] = fits.length > 0 ? fits : list;
  if (!best)
    return (
      <Empty
        layout="wide"
        art={<EmptyArt />}
        title={text('freight.fba.none')}
        reason={text('freight.fba.noneReason')}
        action={ask}
      />
    );
  const by = search.sort === 'transit' || search.sort === 'etd' ? ORDERS[search.sort] : undefined;
  const rows = search.day === undefined ? fits : props.onDay?.filter(isWanted);
  const shown = rows && (by ? [...rows].sort(by) : rows);
  const fastest = Math.min(...fits.map(({ transitMax }) => transitMax));
  const tagsOf = (row: FbaOffer) => [
    ...(row.id === best.id && best.quote?.total ? [text('freight.fba.cheapest')] : []),
    ...(row.transitMax === fastest ? [text('freight.fba.fastest')] : []),
  ];
  return (
    <ModeFound
      search={search}
      say={say}
      pricedAt={pricedAt}
      fx={fx}
      refreshing={refreshing}
      ask={ask}
      onChange={onChange}
      lane={text('freight.laneName', { from, to })}
      isCargoSaid={best.quote !== null}
      all={fits.map((row) => channelOf(row, to, from, say))}
      shown={shown?.map((row) => channelOf(row, to, from, say))}
      sorts={[
        { value: 'total', label: text('freight.sort.total') },
        { value: 'transit', label: text('freight.sort.transit') },
        { value: 'etd', label: text('freight.sort.etd') },
      ]}
      filters={<Filters list={list} search={search} onChange={onChange} />}
      narrowed={search.paid !== undefined || search.way !== undefined}
      scale={<Scale row={best} cartons={cartons} say={say} />}
      quoting={props.quoting}
      isQuoted={({ row }) => Boolean(row.quote?.freight)}
      onWiden={() => onChange({ way: undefined, paid: undefined, day: undefined })}
      slipOf={({ row, offer }, { worse, compare, opened }) => (
        <FbaSlip
          key={row.id}
          row={row}
          say={say}
          offer={offer}
          worse={worse}
          compare={compare}
          opened={opened}
          quote={row.quote?.freight ? props.quoting.button(row, offer.carrier.name) : null}
          chosen={row.id === search.rate}
          tags={fits.length < 2 ? [] : tagsOf(row)}
          loginHref={props.hrefTo(row.id)}
          onOrder={() => props.onOrder(row)}
        />
      )}
    />
  );
}
