import { ContainerNumber, DataTable, Panel } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { ageOf, clockOf } from './use-voyage-words.ts';
import type { Trace } from './voyage.ts';

type Box = Trace['containers'][number];

/** Each container with what happened to it last. */
export function BoxesPanel({ trace, now }: { trace: Trace; now: number }) {
  const text = useText();
  const columns = columnsOf<Box>()(text, 'tracking', {
    container: { cell: ({ ctnNo }) => <ContainerNumber value={ctnNo} />, value: ({ ctnNo }) => ctnNo, sticky: 'start' },
    type: { cell: ({ ctnType }) => ctnType },
    latest: { cell: ({ latest }) => (latest ? text(`tracking.event.${latest.event}`) : text('tracking.nothing')) },
    time: { cell: ({ latest }) => (latest ? clockOf(latest.time) : '') },
    told: {
      cell: ({ latest }) =>
        latest
          ? text('tracking.said', {
              source: text(`tracking.source.${latest.source}`),
              age: ageOf(text, latest.receivedAt, now),
            })
          : '',
    },
  });
  return (
    <Panel title={text('tracking.containers', { count: trace.containers.length })}>
      <DataTable
        label={text('tracking.boxTable')}
        columns={columns}
        rows={trace.containers}
        rowKey={({ ctnNo }) => ctnNo}
        rowName={({ ctnNo }) => ctnNo}
        state="ready"
        phone="cards"
      />
    </Panel>
  );
}
