import { Alert, Button, Heading, Inline, icons, RateChart, Split, Stack, Text, useFormat, worseThan } from '@lading/ui';
import { PriceStrip } from '@lading/ui/price-calendar';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { type FclRate, nameIn, type Saying } from '../../kit/rate-words.ts';
import type { Lane } from './asked.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { daysOf } from './days.ts';
import type { FreightSearch } from './freight-search.ts';
import { LaneMore } from './lane-more.tsx';
import { openOf } from './modes/use-slip.ts';
import { NothingSuits } from './nothing-suits.tsx';
import { type Quoting, useQuoting } from './quotes/use-quoting.tsx';
import { RateFilters } from './rate-filters.tsx';
import { containersText, RateNone, RatesNear } from './rate-none.tsx';
import { RateSlip, type SlipActions } from './rate-slip.tsx';
import { bestOf, pointsOf } from './rates.ts';
import { useFound } from './use-found.ts';

/** Channels that are asked for where the first ones do not do. */
const ALL = 100;
const COMPARED = 4;

interface RateResultsProps {
  lane: Lane;
  search: FreightSearch;
  say: Saying;
  actions: Omit<SlipActions, 'compare'>;
  onChange(change: Partial<FreightSearch>): void;
  onConsult(): void;
  hrefOf(search: FreightSearch): string;
}

interface FoundProps extends RateResultsProps {
  rows: readonly FclRate[];
  found: number;
  quoting: Quoting;
  onAll(): void;
}

/** The slips, with what was found about them. */
function Slips({ rows, found, lane, search, say, actions, quoting, onAll }: FoundProps) {
  const text = useText();
  const [compared, setCompared] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const { points } = pointsOf(rows, say.codeOf);
  const worse = worseThan(points);
  const best = bestOf(points);
  const opened = openOf(rows, search.rate);
  const beside = rows.filter(({ id }) => compared.includes(id));
  const turn = ({ id }: FclRate) =>
    setCompared((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <>
      {beside.length > 0 && (
        <Alert
          live="polite"
          title={text('freight.beside', { count: beside.length, most: COMPARED })}
          actions={
            <>
              <Button size="sm" disabled={beside.length < 2} onClick={() => setComparing(true)}>
                {text('freight.compare')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setCompared([])}>
                {text('freight.clear')}
              </Button>
            </>
          }
        />
      )}
      {quoting.bar}
      <Stack gap="md">
        {rows.map((row) => {
          const isBeside = compared.includes(row.id);
          return (
            <RateSlip
              key={row.id}
              row={row}
              lane={lane}
              say={say}
              weight={search.weight}
              volume={search.volume}
              best={best(row)}
              worse={worse.has(String(row.id))}
              compared={isBeside}
              chosen={row.id === search.rate}
              opened={row.id === opened}
              quote={(name) => quoting.button(row, name)}
              actions={{ ...actions, compare: isBeside || beside.length < COMPARED ? turn : undefined }}
            />
          );
        })}
      </Stack>
      {rows.length < found && (
        <Inline justify="center">
          <Button onClick={onAll}>{text('freight.more', { count: found - rows.length })}</Button>
        </Inline>
      )}
      {comparing && beside.length > 1 && (
        <CompareDialog
          rows={beside}
          lane={lane}
          say={say}
          onRemove={(id) => setCompared((ids) => ids.filter((one) => one !== id))}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

/** What the server has on a lane: its days, its channels, their prices against their transit, and what comes near. */
export function RateResults(props: RateResultsProps) {
  const { lane, search, say, onChange, onConsult, hrefOf } = props;
  const text = useText();
  const { minute } = useFormat();
  const [size, setSize] = useState<number>();
  const { page, calendar, carriers, wharves, refreshing } = useFound(lane, search, size);
  const quoting = useQuoting({
    mode: 'fcl',
    containers: lane.containers.map(({ ctnType, count }) => ({ ctnType, count })),
    weight: search.weight,
    volume: search.volume,
    day: search.day,
  });
  const narrowed = [search.day, search.carrier, search.wharf, search.direct].some((one) => one !== undefined);
  const label = text('freight.laneName', { from: nameIn(say.language, lane.from), to: nameIn(say.language, lane.to) });
  const days = daysOf(calendar);
  return (
    <Stack gap="lg">
      <RateFilters
        search={search}
        carriers={carriers}
        wharves={wharves}
        say={say}
        refreshing={refreshing}
        onChange={onChange}
      />
      {days.status !== 'ready' || days.currency ? (
        <PriceStrip
          label={label}
          currency={days.currency}
          prices={days.prices}
          value={search.day ?? ''}
          onChange={(day) => onChange({ day })}
        />
      ) : null}
      {narrowed && (
        <Inline>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange({ day: undefined, carrier: undefined, wharf: undefined, direct: undefined })}
          >
            {text('freight.widen')}
          </Button>
        </Inline>
      )}
      <Loaded of={page}>
        {({ records, found, pricedAt }) => {
          const { currency, points } = pointsOf(records, say.codeOf);
          if (records.length === 0)
            return (
              <>
                {narrowed ? (
                  <Alert kind="info" title={text('freight.noneNarrowed')} />
                ) : (
                  <RateNone lane={lane} what={containersText(lane)} say={say} onAsk={onConsult} />
                )}
                <RatesNear lane={lane} say={say} hrefOf={(near) => hrefOf({ ...keptOf(search), ...near })} />
              </>
            );
          return (
            <>
              <Split>
                <Stack gap="md">
                  <Inline gap="sm" justify="between">
                    <Heading level={2} size={3}>
                      <span role="status">{text('freight.found', { count: found })}</span>
                    </Heading>
                    <Text as="span" size="caption" tone="secondary">
                      {text('freight.pricedAt', { time: minute(pricedAt) })}
                    </Text>
                  </Inline>
                  <Slips {...props} rows={records} found={found} quoting={quoting} onAll={() => setSize(ALL)} />
                </Stack>
                <Stack gap="lg">
                  {points.length > 1 && (
                    <RateChart
                      title={text('freight.chart')}
                      currency={currency}
                      points={points}
                      current={String(records[0]?.id)}
                    />
                  )}
                  <NothingSuits
                    quote={quoting.all(records)}
                    ask={
                      <Button icon={icons.chat} onClick={onConsult}>
                        {text('freight.consult')}
                      </Button>
                    }
                    more={<LaneMore lane={lane} say={say} />}
                  />
                </Stack>
              </Split>
              <RatesNear
                lane={lane}
                exceptId={records[0]?.id}
                shown={records}
                say={say}
                hrefOf={(near) => hrefOf({ ...keptOf(search), ...near })}
              />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** What of a question goes on to another lane. */
const keptOf = ({ ctn, weight, volume, goods }: FreightSearch): FreightSearch => ({ ctn, weight, volume, goods });
