import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, CargoScale, icons } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import { boxVolume, lclCharge } from '@lading/validators/freight';
import { Loaded } from '../../../kit/loaded.tsx';
import { nameIn } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useQuoting } from '../quotes/use-quoting.tsx';
import { RateNone } from '../rate-none.tsx';
import { DirectOnly } from './air-filters.tsx';
import { scaleBoxes } from './boxes.ts';
import { type Cargo, isSaid, lclAsked } from './cargo.ts';
import type { Channel } from './channel.ts';
import { FullToo } from './full-too.tsx';
import { LclSlip, lclOffer } from './lcl-slip.tsx';
import { ModeFound } from './mode-found.tsx';
import type { ModePageProps } from './mode-page.ts';
import { type Asking, ModeRates } from './mode-rates.tsx';
import { plain } from './plain.ts';

const { lclPage } = contract.freight;
type Row = Out<typeof lclPage>['records'][number];
interface LclChannel extends Channel {
  row: Row;
}

const volumeOf = ({ volume = '0', boxes }: Cargo) => (boxes.length > 0 ? boxVolume(boxes) : volume);

/** Revenue tons of the cargo by a rate; undefined where nothing was said of it. */
const tonsOf = (cargo: Cargo, { minRt, ratio, currency }: Row) =>
  isSaid(cargo)
    ? lclCharge(
        { price: '0', currency, minRt, ratio: String(ratio) },
        { weight: cargo.weight ?? '0', volume: volumeOf(cargo) },
      )
    : undefined;

/** The cargo on its balance, by the rule of the first rate. */
function Scale({ row, asking: { cargo, say } }: { row: Row; asking: Asking }) {
  const { text } = say;
  const tons = tonsOf(cargo, row);
  if (!tons) return null;
  const weighed = lclCharge(
    { price: '0', currency: row.currency, minRt: '0', ratio: String(row.ratio) },
    { weight: cargo.weight ?? '0', volume: '0' },
  );
  return (
    <CargoScale
      boxes={scaleBoxes(cargo.boxes)}
      volume={volumeOf(cargo)}
      measured={{ name: text('freight.volume'), how: '1 CBM = 1 RT', value: volumeOf(cargo) }}
      weighed={{ name: text('freight.weight'), how: `${row.ratio} kg = 1 RT`, value: weighed.rt }}
      by={tons.by}
      charged={{
        name: text('freight.tons'),
        how: tons.by === 'minimum' ? text('freight.leastTons', { tons: plain(row.minRt) }) : text('freight.greater'),
        value: tons.rt,
        unit: 'RT',
      }}
    />
  );
}

const sums = (a: Row['origin'], b: Row['origin']) =>
  a && b ? compareDecimal(a.amount, b.amount) : Number(a === null) - Number(b === null);
/** The server gives them by what both ends cost. */
const ordered = (rows: readonly Row[], sort: string | undefined): readonly Row[] => {
  if (sort === 'origin') return [...rows].sort((a, b) => sums(a.origin, b.origin));
  if (sort === 'transit') return [...rows].sort((a, b) => a.transitDays - b.transitDays);
  if (sort === 'etd') return [...rows].sort((a, b) => a.etd.localeCompare(b.etd));
  return rows;
};

const channelOf = (row: Row, asking: Asking): LclChannel => ({
  row,
  id: row.id,
  mark: row.serviceCode || row.coLoader,
  offer: lclOffer(row, tonsOf(asking.cargo, row)?.rt, asking),
  days: row.transitDays,
  total: row.total,
  price: row.total ?? { currency: row.currency, amount: row.price },
  etd: row.etd,
  sailDays: row.etdDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  full: false,
});

function Found({ asking }: { asking: Asking }) {
  const { from, to, cargo, search, say, change } = asking;
  const quoting = useQuoting({ mode: 'lcl', ...cargo, day: search.day });
  const { text } = say;
  const asked = lclAsked(asking, cargo);
  const query = useQuery(lclPage, asked, { keepPrevious: true });
  const onDay = useQuery(lclPage, search.day ? { ...asked, etdFrom: search.day } : null);
  return (
    <Loaded of={useLoadable(query)}>
      {({ records, pricedAt, fx }) => {
        const [best] = records;
        if (!best) return <RateNone lane={asking} what={text('freight.mode.lcl')} say={say} onAsk={asking.consult} />;
        const rows = search.day ? onDay.data?.records.filter(({ etd }) => etd === search.day) : records;
        const fits = rows && ordered(rows, search.sort).filter(({ direct }) => !search.direct || direct);
        return (
          <ModeFound
            search={search}
            say={say}
            pricedAt={pricedAt}
            fx={fx}
            lane={text('freight.laneName', { from: nameIn(say.language, from), to: nameIn(say.language, to) })}
            isCargoSaid={isSaid(cargo)}
            all={records.map((row) => channelOf(row, asking))}
            shown={fits?.map((row) => channelOf(row, asking))}
            refreshing={query.isRefreshing}
            scale={<Scale row={best} asking={asking} />}
            sorts={[
              { value: 'total', label: text('freight.sort.ends') },
              { value: 'origin', label: text('freight.sort.origin') },
              { value: 'transit', label: text('freight.sort.transit') },
              { value: 'etd', label: text('freight.sort.etd') },
            ]}
            filters={<DirectOnly search={search} onChange={change} />}
            narrowed={search.direct !== undefined}
            quoting={quoting}
            isQuoted={() => isSaid(cargo)}
            ask={
              <>
                <FullToo asking={asking} />
                <Button icon={icons.chat} onClick={asking.consult}>
                  {text('freight.consult')}
                </Button>
              </>
            }
            onChange={change}
            onWiden={() => change({ direct: undefined, day: undefined })}
            slipOf={({ row, offer }, { worse, compare, opened }) => (
              <LclSlip
                key={row.id}
                row={row}
                offer={offer}
                worse={worse}
                compare={compare}
                opened={opened}
                asking={asking}
                quote={(name) => quoting.button(row, name)}
                tons={tonsOf(cargo, row)?.rt}
                best={row.id === best.id && best.total !== null && records.length > 1}
              />
            )}
          />
        );
      }}
    </Loaded>
  );
}

/** Rates for a share of a container, by what both ends cost. */
export const LclRates = (props: ModePageProps) => (
  <ModeRates {...props}>{(asking) => <Found asking={asking} />}</ModeRates>
);
