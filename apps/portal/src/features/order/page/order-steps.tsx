import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Empty, icons, Panel, Stack, StatusTag, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { logNodes } = contract.order;
type Known = Out<typeof logNodes>;
/** Lines of the log in sight. */
const MOST = 12;

const SAID = {
  done: 'order.stepDone',
  now: 'order.stepNow',
  late: 'order.stepLate',
  none: 'order.stepNone',
  skipped: 'order.stepSkipped',
} as const;
const TONES = { done: 'success', now: 'info', late: 'danger', none: 'neutral', skipped: 'neutral' } as const;
const GLYPHS = {
  done: icons.circleFull,
  now: icons.circleHalf,
  late: icons.hourglass,
  none: icons.circle,
  skipped: icons.minus,
} as const;

/** All steps with how far each is, when it was done or has to be, and by whom. */
function Steps({ list }: Pick<Known, 'list'>) {
  const text = useText();
  const { minute } = useFormat();
  return (
    <DescriptionList
      items={list
        .filter(({ state }) => state !== 'skipped')
        .map(({ name, state, doneAt, plannedAt, by }) => ({
          name,
          value: (
            <Stack gap="xs" align="start">
              <StatusTag tone={TONES[state]} glyph={GLYPHS[state]}>
                {text(SAID[state])}
              </StatusTag>
              {(doneAt || plannedAt) && <Text size="caption">{minute(doneAt ?? plannedAt)}</Text>}
              {by && <Text size="caption">{by}</Text>}
            </Stack>
          ),
        }))}
    />
  );
}

function Log({ log }: Pick<Known, 'log'>) {
  const text = useText();
  const { minute } = useFormat();
  if (log.length === 0) return <Empty title={text('order.logNone')} />;
  return (
    <Stack as="ul" gap="sm">
      {log.slice(0, MOST).map(({ id, at, text: words, note }) => (
        <li key={id}>
          <Text>{words}</Text>
          {note && <Text tone="secondary">{note}</Text>}
          <Text size="caption">{minute(at)}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** The steps of an order, and under them who did what. */
export function OrderSteps({ bookingId }: { bookingId: number }) {
  const text = useText();
  const query = useLoadable(useQuery(logNodes, { bookingId }));
  return (
    <>
      <Panel title={text('order.steps')}>
        <Loaded of={query}>{({ list }) => <Steps list={list} />}</Loaded>
      </Panel>
      <Panel title={text('order.log')}>
        <Loaded of={query}>{({ log }) => <Log log={log} />}</Loaded>
      </Panel>
    </>
  );
}
