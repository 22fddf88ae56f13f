import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ContainerNumber, DataTable, Panel, Timeline } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { ageOf, clockOf } from './use-voyage-words.ts';

const { containerDynamic } = contract.order;
type Box = Out<typeof containerDynamic>['list'][number];
type Row = Box['rows'][number];

const KINDS = { ACT: 'actual', EST: 'estimated', PLN: 'planned' } as const;
const lastOf = ({ rows }: Box): Row | undefined => rows.find(({ classifier }) => classifier === 'ACT');

/** All that happened to a container, in its order, place by place. */
function Moves({ box, now }: { box: Box; now: number }) {
  const text = useText();
  const inOrder = [...box.rows].reverse();
  const stops = inOrder.reduce<{ name: string; code: string; rows: Row[] }[]>((all, row) => {
    const last = all.at(-1);
    if (last?.code === row.portCode) last.rows.push(row);
    else all.push({ name: row.place, code: row.portCode, rows: [row] });
    return all;
  }, []);
  return (
    <Timeline
      legend={false}
      stops={stops.map(({ name, code, rows }) => ({
        name,
        code,
        milestones: rows.map(({ event, classifier, time, text: facility, source, receivedAt }) => ({
          name: text(`tracking.event.${event}`),
          kind: KINDS[classifier],
          at: time,
          note: [
            facility,
            text('tracking.said', { source: text(`tracking.source.${source}`), age: ageOf(text, receivedAt, now) }),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      }))}
    />
  );
}

/** The containers of an order, each with its moves and its last free day. */
export function DynamicsPanel({ bookingId, now }: { bookingId: number; now: number }) {
  const text = useText();
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const loaded = useLoadable(useQuery(containerDynamic, { bookingId }));
  const columns = columnsOf<Box>()(text, 'tracking', {
    container: { cell: ({ ctnNo }) => <ContainerNumber value={ctnNo} />, value: ({ ctnNo }) => ctnNo, sticky: 'start' },
    type: { cell: ({ ctnType }) => ctnType },
    seal: { cell: ({ sealNo }) => sealNo || '—' },
    latest: {
      cell: (box) => {
        const last = lastOf(box);
        return last ? `${text(`tracking.event.${last.event}`)} ${clockOf(last.time)}` : text('tracking.nothing');
      },
    },
    lastFreeDay: { cell: ({ lastFreeDay }) => lastFreeDay?.slice(5) ?? '—' },
  });
  return (
    <Loaded of={loaded}>
      {({ list }) => (
        <Panel title={text('tracking.containers', { count: list.length })}>
          <DataTable
            label={text('tracking.boxTable')}
            columns={columns}
            rows={list}
            rowKey={({ ctnNo }) => ctnNo}
            rowName={({ ctnNo }) => ctnNo}
            state="ready"
            phone="cards"
            renderDetail={(box) => <Moves box={box} now={now} />}
            canExpand={({ rows }) => rows.length > 0}
            expanded={open}
            onExpandedChange={setOpen}
          />
        </Panel>
      )}
    </Loaded>
  );
}
