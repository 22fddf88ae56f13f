import {
  Alert,
  Button,
  Grid,
  Heading,
  Inline,
  icons,
  Split,
  Stack,
  StatusTag,
  Switch,
  Text,
  Timeline,
} from '@lading/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { BoxesPanel } from './boxes-panel.tsx';
import { EtaPanel } from './eta-panel.tsx';
import { MeaningPanel } from './meaning-panel.tsx';
import { stateOf } from './state.ts';
import { useVoyageWords } from './use-voyage-words.ts';
import { afterOf, stopsOf, type Trace } from './voyage.ts';
import { VoyageChart } from './voyage-chart.tsx';
import { VoyageHead } from './voyage-head.tsx';

interface VoyageViewProps {
  trace: Trace;
  /** ms */
  now: number;
  onRefresh?: (() => void) | undefined;
  refreshing?: boolean;
  /** beside the way to refresh: a link to be shared */
  actions?: ReactNode;
}

/** All that is known of one shipment. */
export function VoyageView({ trace, now, onRefresh, refreshing = false, actions }: VoyageViewProps) {
  const text = useText();
  const [sources, setSources] = useState(false);
  const words = useVoyageWords(now, sources);
  const { position, phase, freshness } = trace;
  const whereabouts = words.whereabouts(trace);
  const state = stateOf(text, trace, now);
  return (
    <Stack gap="lg">
      <Inline justify="between" gap="sm">
        <Inline gap="sm">
          <Heading level={2} size={4}>
            {trace.workNo}
          </Heading>
          <StatusTag tone={state.tone}>{state.text}</StatusTag>
          <Text as="span" size="dense" tone="secondary">
            {words.fresh(trace)}
          </Text>
        </Inline>
        <Inline gap="sm">
          {onRefresh && (
            <Button size="sm" icon={icons.refresh} loading={refreshing} onClick={onRefresh}>
              {text('tracking.refresh')}
            </Button>
          )}
          {actions}
        </Inline>
      </Inline>
      {phase === 'unknown' && (
        <Alert kind="info" title={text('tracking.phase.unknown')}>
          {text('tracking.means.unknown')}
        </Alert>
      )}
      {freshness.state === 'late' && (
        <Alert kind="warning">{text('tracking.stale', { said: words.fresh(trace) })}</Alert>
      )}
      <VoyageHead trace={trace} place={words.place} />
      {phase !== 'unknown' && (
        <Split narrow="start" lead="wide">
          <Stack gap="sm">
            <Inline justify="between">
              <Heading level={2} size={4}>
                {text('tracking.milestones')}
              </Heading>
              <Switch
                label={text('tracking.sources')}
                checked={sources}
                onChange={({ target }) => setSources(target.checked)}
              />
            </Inline>
            <Timeline
              stops={stopsOf(trace, words.say)}
              position={
                position && whereabouts
                  ? { after: afterOf(trace), title: whereabouts, lines: words.positionLines(position) }
                  : undefined
              }
            />
          </Stack>
          <Stack gap="lg">
            <VoyageChart trace={trace} words={words} />
            <Grid columns={2}>
              <MeaningPanel trace={trace} now={now} />
              <EtaPanel trace={trace} />
            </Grid>
            <BoxesPanel trace={trace} now={now} />
          </Stack>
        </Split>
      )}
    </Stack>
  );
}
