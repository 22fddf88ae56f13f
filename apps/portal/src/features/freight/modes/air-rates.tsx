import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, CargoScale, icons } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import { airChargeable, boxVolume } from '@lading/validators/freight';
import { Loaded } from '../../../kit/loaded.tsx';
import { nameIn } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { FreightSearch } from '../freight-search.ts';
import { useQuoting } from '../quotes/use-quoting.tsx';
import { RateNone } from '../rate-none.tsx';
import { AirlineOnly, DirectOnly } from './air-filters.tsx';
import { AirSlip, airOffer } from './air-slip.tsx';
import { scaleBoxes } from './boxes.ts';
import { airAsked, isSaid } from './cargo.ts';
import type { Channel } from './channel.ts';
import { ModeFound } from './mode-found.tsx';
import type { ModePageProps } from './mode-page.ts';
import { type Asking, ModeRates } from './mode-rates.tsx';

const { airPage } = contract.freight;
type Row = Out<typeof airPage>['records'][number];
interface AirChannel extends Channel {
  row: Row;
}

/** The cargo on its balance, and what the first offer makes of it. */
function Scale({ row, asking: { cargo, say } }: { row: Row; asking: Asking }) {
  const { text, language, money } = say;
  const { weight = '0', volume, boxes } = cargo;
  const { volumeWeight, grossRaised, chargeable, by } = airChargeable({ gross: weight, volume, pieces: boxes });
  const { saved, chargedAs, airline } = row;
  return (
    <CargoScale
      boxes={scaleBoxes(boxes)}
      volume={boxVolume(boxes)}
      measured={{ name: text('freight.volumeWeight'), how: text('freight.byDivisor'), value: volumeWeight }}
      weighed={{ name: text('freight.gross'), value: grossRaised }}
      by={by === 'volume' ? 'volume' : 'weight'}
      charged={{ name: text('freight.chargeable'), how: text('freight.greaterHalf'), value: chargeable, unit: 'kg' }}
      note={
        saved && chargedAs
          ? text('freight.chargedAsAt', {
              airline: nameIn(language, airline),
              weight: chargedAs,
              sum: money(saved.currency, saved.amount),
            })
          : undefined
      }
    />
  );
}

/** The server gives them by their total. */
const ordered = (rows: readonly Row[], sort: string | undefined): readonly Row[] => {
  if (sort === 'etd') return [...rows].sort((a, b) => a.etd.localeCompare(b.etd));
  if (sort === 'transit') return [...rows].sort((a, b) => a.transitDays - b.transitDays);
  return rows;
};

const isWanted = ({ direct, airline }: Row, search: FreightSearch) =>
  (!search.direct || direct) && (search.carrier === undefined || airline.id === search.carrier);

/** What is best among several: the least total, the shortest way. */
function tagsOf(row: Row, rows: readonly Row[], text: Asking['say']['text']): string[] {
  if (rows.length < 2) return [];
  const totals = rows.flatMap(({ total }) => (total?.currency === row.total?.currency && total ? [total.amount] : []));
  const cheapest =
    row.total !== null && totals.every((amount) => compareDecimal(row.total?.amount ?? '0', amount) <= 0);
  const fastest = row.transitDays === Math.min(...rows.map(({ transitDays }) => transitDays));
  return [...(cheapest ? [text('freight.cheapest')] : []), ...(fastest ? [text('freight.fastest')] : [])];
}

const channelOf = (row: Row, asking: Asking): AirChannel => ({
  row,
  id: row.id,
  mark: row.flightNo || row.airline.code,
  offer: airOffer(row, asking),
  days: row.transitDays,
  total: row.total,
  price: row.unitPrice === null ? null : { currency: row.currency, amount: row.unitPrice },
  etd: row.etd,
  sailDays: row.flightDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  full: row.spaceState === 'full',
});

function Found({ asking }: { asking: Asking }) {
  const { from, to, cargo, search, say, change } = asking;
  const quoting = useQuoting({ mode: 'air', ...cargo, day: search.day });
  const { text, language } = say;
  const asked = airAsked(asking, cargo);
  const query = useQuery(airPage, asked, { keepPrevious: true });
  const onDay = useQuery(airPage, search.day ? { ...asked, etdFrom: search.day } : null);
  return (
    <Loaded of={useLoadable(query)}>
      {({ records, pricedAt, fx }) => {
        const [best] = records;
        if (!best) return <RateNone lane={asking} what={text('freight.mode.air')} say={say} onAsk={asking.consult} />;
        const airlines = new Map(records.map(({ airline }) => [airline.id, nameIn(language, airline)]));
        const rows = search.day ? onDay.data?.records.filter(({ etd }) => etd === search.day) : records;
        const fits = rows && ordered(rows, search.sort).filter((row) => isWanted(row, search));
        return (
          <ModeFound
            search={search}
            say={say}
            pricedAt={pricedAt}
            fx={fx}
            lane={text('freight.laneName', { from: nameIn(language, from), to: nameIn(language, to) })}
            isCargoSaid={isSaid(cargo)}
            noneOn={text('freight.noFlight')}
            all={records.map((row) => channelOf(row, asking))}
            shown={fits?.map((row) => channelOf(row, asking))}
            refreshing={query.isRefreshing}
            scale={<Scale row={best} asking={asking} />}
            sorts={[
              { value: 'total', label: text('freight.sort.total') },
              { value: 'transit', label: text('freight.sort.transit') },
              { value: 'etd', label: text('freight.sort.flight') },
            ]}
            filters={
              <>
                <AirlineOnly
                  search={search}
                  airlines={[...airlines].map(([id, name]) => ({ id, name }))}
                  onChange={change}
                />
                <DirectOnly search={search} onChange={change} />
              </>
            }
            narrowed={search.direct !== undefined || search.carrier !== undefined}
            quoting={quoting}
            isQuoted={() => isSaid(cargo)}
            ask={
              <Button icon={icons.chat} onClick={asking.consult}>
                {text('freight.consult')}
              </Button>
            }
            onChange={change}
            onWiden={() => change({ direct: undefined, carrier: undefined, day: undefined })}
            slipOf={({ row, offer }, { worse, compare, opened }) => (
              <AirSlip
                key={row.id}
                row={row}
                offer={offer}
                worse={worse}
                compare={compare}
                opened={opened}
                asking={asking}
                tags={tagsOf(row, records, text)}
                quote={(name) => quoting.button(row, name)}
              />
            )}
          />
        );
      }}
    </Loaded>
  );
}

/** Rates of air freight, by what the cargo costs. */
export const AirRates = (props: ModePageProps) => (
  <ModeRates {...props}>{(asking) => <Found asking={asking} />}</ModeRates>
);
