import {
  Alert,
  Button,
  FilterBar,
  Heading,
  Inline,
  Loading,
  RateChart,
  SegmentedControl,
  Split,
  Stack,
  Text,
  useFormat,
  worseThan,
} from '@lading/ui';
import { PriceStrip } from '@lading/ui/price-calendar';
import { type ReactNode, useState } from 'react';
import { oneOf } from '../../../app/search.ts';
import { useNow } from '../../../app/use-now.ts';
import type { Saying } from '../../../kit/rate-words.ts';
import type { FreightSearch } from '../freight-search.ts';
import { NothingSuits } from '../nothing-suits.tsx';
import type { Quoting } from '../quotes/use-quoting.tsx';
import { CHINA, dayIn } from '../use-found.ts';
import { type Channel, daysOfChannels, pointsIn } from './channel.ts';
import { CompareButton } from './compare-button.tsx';
import { OffersBeside } from './offers-beside.tsx';
import { openOf } from './use-slip.ts';

const SORTS = ['transit', 'etd', 'origin'] as const;
type Sort = 'total' | (typeof SORTS)[number];
const COMPARED = 4;

/** What a slip is given beside its offer. */
export interface SlipTools {
  worse: boolean;
  compare: ReactNode;
  /** stands open from the start */
  opened: boolean;
}

interface ModeFoundProps<C extends Channel> {
  search: FreightSearch;
  say: Saying;
  /** names the calendar: from where to where */
  lane: string;
  isCargoSaid: boolean;
  /** of a day on which nothing goes, where that is no ship */
  noneOn?: string | undefined;
  pricedAt: string;
  fx: Parameters<typeof daysOfChannels>[2];
  /** whatever was found, of which the calendar is made */
  all: readonly Channel[];
  /** what is left of it in its order; undefined while it is on its way */
  shown: readonly C[] | undefined;
  /** by which the offers can stand, and what each is called */
  sorts: readonly { value: Sort; label: string }[];
  /** what narrows them beside the days */
  filters: ReactNode;
  narrowed: boolean;
  refreshing: boolean;
  /** how the cargo was measured and weighed */
  scale: ReactNode;
  quoting: Quoting;
  /** whether an offer has a sum that can be quoted */
  isQuoted(channel: C): boolean;
  /** the way to a person */
  ask: ReactNode;
  onChange(change: Partial<FreightSearch>): void;
  onWiden(): void;
  slipOf(channel: C, tools: SlipTools): ReactNode;
}

/** The offers, those to be compared, and what is said of them. */
function Slips<C extends Channel>({
  shown,
  say,
  quoting,
  search,
  isCargoSaid,
  slipOf,
}: Pick<ModeFoundProps<C>, 'say' | 'quoting' | 'search' | 'isCargoSaid' | 'slipOf'> & { shown: readonly C[] }) {
  const { text } = say;
  // Without cargo there are no lines to be shown but of what somebody asked for.
  const opened = isCargoSaid ? openOf(shown, search.rate) : search.rate;
  const [compared, setCompared] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const worse = worseThan(pointsIn(shown).points);
  const beside = shown.filter(({ id }) => compared.includes(id));
  const remove = (id: number) => setCompared((ids) => ids.filter((one) => one !== id));
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
        {shown.map((channel) => {
          const { id, offer } = channel;
          const isBeside = compared.includes(id);
          return slipOf(channel, {
            worse: worse.has(String(id)),
            opened: id === opened,
            compare: (
              <CompareButton
                name={[offer.carrier.name, offer.service].filter(Boolean).join(' ')}
                pressed={isBeside}
                disabled={!isBeside && beside.length >= COMPARED}
                onClick={() => (isBeside ? remove(id) : setCompared((ids) => [...ids, id]))}
              />
            ),
          });
        })}
      </Stack>
      {comparing && beside.length > 1 && (
        <OffersBeside channels={beside} worse={worse} say={say} onRemove={remove} onClose={() => setComparing(false)} />
      )}
    </>
  );
}

/** Price and transit against each other, and the way to a person. */
function Aside({
  shown,
  say,
  quote,
  ask,
}: {
  shown: readonly Channel[];
  say: Saying;
  quote: ReactNode;
  ask: ReactNode;
}) {
  const { currency, points } = pointsIn(shown);
  return (
    <Stack gap="lg">
      {points.length > 1 && (
        <RateChart
          title={say.text('freight.chart')}
          currency={currency}
          points={points}
          current={shown[0] && String(shown[0].id)}
        />
      )}
      <NothingSuits quote={quote} ask={ask} />
    </Stack>
  );
}

/** What narrows offers and their order, the cargo on its balance, the days, and the offers. */
export function ModeFound<C extends Channel>(props: ModeFoundProps<C>) {
  const { search, say, lane, isCargoSaid, pricedAt, fx, all, shown, sorts, filters, refreshing } = props;
  const { text } = say;
  const { minute } = useFormat();
  const today = dayIn(CHINA, useNow());
  const { currency, days } = daysOfChannels(all, today, fx);
  const narrowed = props.narrowed || search.day !== undefined;
  return (
    <Stack gap="lg">
      {isCargoSaid ? props.scale : <Alert kind="info" title={text('freight.sayCargo')} />}
      <FilterBar
        label={text('freight.filters')}
        actions={
          <SegmentedControl
            label={text('freight.sort')}
            loading={refreshing}
            options={sorts}
            value={search.sort ?? 'total'}
            onChange={(sort) => props.onChange({ sort: oneOf(sort, SORTS) })}
          />
        }
      >
        {filters}
      </FilterBar>
      {currency && (
        <PriceStrip
          label={lane}
          currency={currency}
          prices={days}
          value={search.day ?? ''}
          none={props.noneOn}
          onChange={(day) => props.onChange({ day })}
        />
      )}
      <Split>
        <Stack gap="md">
          <Inline gap="sm" justify="between">
            <Heading level={2} size={3}>
              <span role="status">{shown && text('freight.found', { count: shown.length })}</span>
            </Heading>
            <Text as="span" size="caption" tone="secondary">
              {text('freight.pricedAt', { time: minute(pricedAt) })}
            </Text>
          </Inline>
          {narrowed && (
            <Inline>
              <Button size="sm" variant="ghost" onClick={props.onWiden}>
                {text('freight.widen')}
              </Button>
            </Inline>
          )}
          {shown === undefined ? (
            <Loading />
          ) : shown.length === 0 ? (
            <Alert kind="info" title={text('freight.noneNarrowed')} />
          ) : (
            <Slips {...props} shown={shown} />
          )}
        </Stack>
        <Aside
          shown={shown ?? []}
          say={say}
          quote={props.quoting.all((shown ?? []).filter(props.isQuoted))}
          ask={props.ask}
        />
      </Split>
    </Stack>
  );
}
