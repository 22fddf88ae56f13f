import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button, Heading, Inline, icons, Split, Stack, StatusTag, Text } from '@lading/ui';
import { MilestoneBar } from '@lading/ui/milestone-bar';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { DynamicsPanel } from './dynamics-panel.tsx';
import { EtaPanel } from './eta-panel.tsx';
import { MeaningPanel } from './meaning-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { stateOf } from './state.ts';
import { useVoyageWords } from './use-voyage-words.ts';
import { barOf, type Trace } from './voyage.ts';
import { VoyageChart } from './voyage-chart.tsx';

const { traceOcean } = contract.order;

interface VoyagePartProps {
  trace: Trace;
  bookingId: number;
  /** ms */
  now: number;
  onRefresh(): void;
  refreshing: boolean;
}

/** How far an order is, in one line, with who says so; under it where the ship is and what changed. */
function VoyagePart({ trace, bookingId, now, onRefresh, refreshing }: VoyagePartProps) {
  const text = useText();
  const words = useVoyageWords(now);
  const state = stateOf(text, trace, now);
  const known = trace.phase !== 'unknown';
  return (
    <Stack gap="lg">
      <Inline justify="between" gap="sm">
        <Inline gap="sm">
          <Heading level={2} size={4}>
            {text('tracking.milestones')}
          </Heading>
          <StatusTag tone={state.tone}>{state.text}</StatusTag>
          <Text as="span" size="dense" tone="secondary">
            {words.fresh(trace)}
          </Text>
        </Inline>
        <Inline gap="sm">
          <Button size="sm" icon={icons.refresh} loading={refreshing} onClick={onRefresh}>
            {text('tracking.refresh')}
          </Button>
          <ShareButton bookingId={bookingId} workNo={trace.workNo} />
        </Inline>
      </Inline>
      {known ? (
        <MilestoneBar label={text('tracking.milestones')} milestones={barOf(trace, words.say)} />
      ) : (
        <Alert kind="info" title={text('tracking.phase.unknown')}>
          {text('tracking.means.unknown')}
        </Alert>
      )}
      {known && (
        <Split narrow="end">
          <Stack gap="lg">
            <VoyageChart trace={trace} words={words} height={300} />
            <DynamicsPanel bookingId={bookingId} now={now} />
          </Stack>
          <Stack gap="lg">
            <MeaningPanel trace={trace} now={now} />
            <EtaPanel trace={trace} />
          </Stack>
        </Split>
      )}
    </Stack>
  );
}

/** The voyage of an order, for the page of the order. */
export function OrderVoyage({ bookingId }: { bookingId: number }) {
  const now = useNow();
  const query = useQuery(traceOcean, { bookingId });
  const loaded = useLoadable(query);
  return (
    <Loaded of={loaded}>
      {(trace) => (
        <VoyagePart
          trace={trace}
          bookingId={bookingId}
          now={now}
          onRefresh={query.refresh}
          refreshing={query.isRefreshing}
        />
      )}
    </Loaded>
  );
}
