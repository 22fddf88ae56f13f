import { tableState } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Badge,
  Button,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Inline,
  Panel,
  StatusTag,
  TextButton,
  useFormat,
} from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { isElsewhere } from './elsewhere.ts';
import { SESSIONS } from './sections.ts';

const { sessionPage, endSession } = contract.user;
type Row = Out<typeof sessionPage>['records'][number];
/** One session, or all but this one. */
type Ending = Row | 'others';

const NONE: readonly Row[] = [];
const keyOf = ({ session }: Row) => session;
const nameOf = ({ agent }: Row) => agent;

function useSessionColumns(rows: readonly Row[], onEnd: (row: Row) => void): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'sessions', {
        agent: { cell: ({ agent }) => agent, sticky: 'start' },
        network: {
          cell: (row) =>
            isElsewhere(rows)(row) ? (
              <Inline as="span" gap="sm">
                {row.network}
                <Badge tone="mark">{text('sessions.elsewhere')}</Badge>
              </Inline>
            ) : (
              row.network
            ),
        },
        createTime: { cell: ({ createTime }) => minute(createTime), numeric: true },
        lastSeen: { cell: ({ lastSeen }) => minute(lastSeen), numeric: true },
        actions: {
          cell: (row) =>
            row.current ? (
              <StatusTag tone="success">{text('sessions.current')}</StatusTag>
            ) : (
              <TextButton onClick={() => onEnd(row)}>{text('sessions.end')}</TextButton>
            ),
          sticky: 'end',
        },
      }),
    [text, minute, rows, onEnd],
  );
}

/** Asks before a session is ended, and ends it. */
function EndSession({ ending, onClose }: { ending: Ending | undefined; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(endSession);
  if (!ending) return null;
  const others = ending === 'others';
  const end = async () => {
    const ended = await run(others ? {} : { session: ending.session });
    if (ended.ok) notices.show({ kind: 'success', text: text(others ? 'sessions.endedOthers' : 'sessions.ended') });
    else notices.show({ kind: 'error', text: errorText(text, ended.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('sessions.title')}
      question={others ? text('sessions.askOthers') : text('sessions.ask', { agent: ending.agent })}
      confirmLabel={text('sessions.end')}
      tone="danger"
      pending={pending}
      onConfirm={() => void end()}
      onOpenChange={(open) => open || onClose()}
    />
  );
}

/** Where somebody is logged in; what he does not know he ends. */
export function SessionsPanel() {
  const text = useText();
  const [ending, setEnding] = useState<Ending>();
  const query = useQuery(sessionPage, SESSIONS);
  const columns = useSessionColumns(query.data?.records ?? NONE, setEnding);
  const others = query.data?.records.some(({ current }) => !current) ?? false;
  return (
    <Panel
      id="sessions"
      tabIndex={-1}
      title={text('sessions.title')}
      actions={
        others && (
          <Button size="sm" onClick={() => setEnding('others')}>
            {text('sessions.endOthers')}
          </Button>
        )
      }
    >
      <DataTable
        label={text('sessions.list')}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        loadingRows={2}
        {...tableState(query, (cause) => errorText(text, cause))}
      />
      <EndSession ending={ending} onClose={() => setEnding(undefined)} />
    </Panel>
  );
}
