import { ButtonLink, Code, Deadline, Inline, Link, WebStatusTag } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { ImportButton } from '../../../kit/importing/import-button.tsx';
import { QueuePage } from '../../../kit/queue-page.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { hasBill } from '../orders-list.ts';
import { shipText } from '../ship-text.ts';
import { instructionsList, type Row } from './instructions-list.ts';

const route = getRouteApi('/_member/instructions');
const STATES = [undefined, 'open', 'returned', 'sent', 'accepted'] as const;

const hrefOf = ({ bookingId }: Row) => `/instructions/${bookingId}`;
/** Still to be written by the customer. */
const isOpen = ({ webStatus }: Row) => webStatus === 1 || webStatus === 9;

function useColumns() {
  const text = useText();
  const now = useNow();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'instructions', {
        bookingNo: { cell: (row) => <Code>{row.bookingNo}</Code>, sortable: true, sticky: 'start' },
        lane: { cell: (row) => `${row.portStartName} → ${row.portEndName}` },
        vessel: { cell: (row) => shipText(row) || '—' },
        cutOff: { cell: (row) => <Deadline at={row.cutOff} zone={row.zone} now={now} />, sortable: true },
        webStatus: {
          cell: ({ webStatus, webStatusName }) => <WebStatusTag status={webStatus} name={webStatusName} />,
          sortable: true,
        },
        actions: {
          cell: (row) =>
            hasBill(row) && (
              <Link href={hrefOf(row)}>{text(isOpen(row) ? 'instructions.write' : 'instructions.view')}</Link>
            ),
          sticky: 'end',
        },
      }),
    [text, now],
  );
}

/** Which instructions are to be written, wait, or came back; what closes first can be put first. */
export function InstructionsPage() {
  const text = useText();
  const router = useRouter();
  const search = route.useSearch();
  const page = useListPage(instructionsList, search);
  const columns = useColumns();
  const label = text('instructions.title');
  return (
    <QueuePage
      page={page}
      label={label}
      columns={columns}
      tabsLabel={text('instructions.states')}
      tabs={STATES.map((state) => ({
        id: state ?? 'all',
        label: text(`instructions.state.${state ?? 'all'}`),
        href: router.buildLocation({ to: '/instructions', search: { keyword: search.keyword, state } }).href,
        current: search.state === state,
      }))}
      keywordHint={text('instructions.bookingNo')}
      actions={
        <Inline>
          <ButtonLink href="/instructions/imports">{text('importing.errorsLink')}</ButtonLink>
          <ImportButton kind="instruction" />
        </Inline>
      }
      none={{ title: text('instructions.empty'), reason: text('instructions.emptyReason') }}
      noMatch={{ title: text('instructions.empty'), reason: text('instructions.emptyReason') }}
      onRowOpen={(row) => hasBill(row) && void router.navigate({ href: hrefOf(row) })}
    />
  );
}
