import { settle } from '@lading/api-client';
import { contract, type ReportForm } from '@lading/api-client/contract';
import { useApi, useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  ButtonLink,
  Empty,
  Inline,
  icons,
  Page,
  SegmentedControl,
  Split,
  Stack,
  StatementLines,
  useFormat,
  useLanguage,
} from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useNumber } from '../../../app/title.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { LoadedPage } from '../../../kit/loaded-page.tsx';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { canInvoice, isOpen } from '../list/statements-list.ts';
import { StatementStateTag } from '../statement-state.tsx';
import { LineQuery } from './line-query.tsx';
import { LineSource } from './line-source.tsx';
import { LineThread } from './line-thread.tsx';
import { StatementBar } from './statement-bar.tsx';
import { type ChargeLine, type Charges, groupsOf, type Info, isApart, nameIn } from './statement-lines.ts';
import { StatementSide } from './statement-side.tsx';
import { useInvoiceRequest } from './use-invoice-request.tsx';

const { inConfirmInfo, inConfirmCharges, markCharges, report } = contract.settlement;
const route = getRouteApi('/_member/settlement_/$accountId');

interface LinesProps {
  info: Info;
  charges: Charges;
  only: 'all' | 'apart';
  editable: boolean;
}

/** The lines, and what is asked of each. */
function Lines({ info, charges, only, editable }: LinesProps) {
  const text = useText();
  const language = useLanguage();
  const { money } = useFormat();
  const { notices } = usePortal();
  const { run: mark } = useCommand(markCharges);
  const [writing, setWriting] = useState<number>();
  const { id: accountId, revision } = info.row;
  const find = (id: number | string): ChargeLine | undefined => charges.list.find((line) => line.id === id);
  const right = async (lineId: number) => {
    const sent = await mark({ accountId, lineIds: [lineId], fine: true });
    if (!sent.ok) notices.show({ kind: 'error', text: errorText(text, sent.error) });
  };
  const sourceOf = (line: ChargeLine) => line.source && <LineSource line={line} name={nameIn(language, line)} />;
  return (
    <StatementLines
      groups={groupsOf(info, charges, { text, language, money, sourceOf }, only === 'all' ? () => true : isApart)}
      writing={writing}
      onQuery={editable ? ({ id }) => setWriting(Number(id)) : undefined}
      onRight={editable ? ({ id }) => void right(Number(id)) : undefined}
      under={({ id, name }) => {
        const line = find(id);
        if (!line) return null;
        const thread = line.query && (
          <LineThread accountId={accountId} line={line} query={line.query} name={name} editable={editable} />
        );
        if (line.id !== writing) return thread;
        const done = () => setWriting(undefined);
        const query = { accountId, revision, line, name, onSent: done, onCancel: done };
        return (
          <Stack gap="sm">
            {thread}
            <LineQuery key={line.id} {...query} />
          </Stack>
        );
      }}
    />
  );
}

/** Saves a statement as a file. */
function useSaved(info: Info) {
  const text = useText();
  const { client } = useApi();
  const { notices } = usePortal();
  return async (form: ReportForm) => {
    const file = await settle(client.call(report, { reportlet: 'booking_account', accountId: info.id, form }));
    if (file.ok) saveBlob(file.data, `${info.accountNo}.${form}`);
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
}

function OneStatement({ info }: { info: Info }) {
  const text = useText();
  useNumber(info.accountNo);
  const charges = useQuery(inConfirmCharges, { accountId: info.id });
  const shown = useLoadable(charges);
  const codes = rolesOf(useSession());
  const [only, setOnly] = useState<'all' | 'apart'>('all');
  const [opened, setOpened] = useState(false);
  const save = useSaved(info);
  const { row } = info;
  // Also while every line is queried and there is nothing to confirm.
  const editable = isOpen(row) && codes.includes('settlement:confirm');
  const invoice = useInvoiceRequest();
  const mayInvoice = codes.includes('invoice:apply') && canInvoice(row);
  return (
    <Page
      title={text('statements.title', { number: info.accountNo })}
      meta={
        <Inline gap="sm">
          <StatementStateTag state={row.state}>{row.stateName}</StatementStateTag>
          {text('statements.counts', { orders: row.orders, lines: row.lines, variances: row.variances })}
        </Inline>
      }
      actions={
        <>
          <SegmentedControl
            label={text('statements.shown')}
            value={only}
            options={[
              { value: 'all', label: text('statements.all', { count: row.lines }) },
              { value: 'apart', label: text('statements.apart', { count: row.variances }) },
            ]}
            onChange={(value) => setOnly(value === 'apart' ? 'apart' : 'all')}
          />
          <Button size="sm" icon={icons.download} onClick={() => void save('xlsx')}>
            {text('statements.excel')}
          </Button>
          <Button size="sm" icon={icons.download} onClick={() => void save('pdf')}>
            {text('statements.pdf')}
          </Button>
          <Button size="sm" icon={icons.document} onClick={() => setOpened(true)}>
            {text('statements.report')}
          </Button>
        </>
      }
    >
      {row.state === 'reissued' && (
        <Alert kind="info" title={text('statements.reissuedTitle')}>
          {text('statements.reissuedText')}
        </Alert>
      )}
      <Split slim>
        <Loaded of={shown}>{(data) => <Lines info={info} charges={data} only={only} editable={editable} />}</Loaded>
        <StatementSide info={info} charges={charges.data} />
      </Split>
      <StatementBar
        info={info}
        charges={charges.data}
        mayConfirm={codes.includes('settlement:confirm')}
        onInvoice={mayInvoice ? () => invoice.ask([info.id]) : undefined}
      />
      {invoice.drawer}
      <AccountDialog accountId={opened ? info.id : null} onClose={() => setOpened(false)} />
    </Page>
  );
}

function Missing() {
  const text = useText();
  return (
    <Page title={text('routes.statement')}>
      <Empty
        title={text('statements.missing')}
        reason={text('statements.missingReason')}
        action={<ButtonLink href="/settlement">{text('statements.backToList')}</ButtonLink>}
      />
    </Page>
  );
}

/** A statement of charges: every line beside what was promised, what is asked about it, and its confirmation. */
export function StatementPage() {
  const text = useText();
  const { accountId } = route.useParams();
  const query = useQuery(inConfirmInfo, { accountId: Number(accountId) });
  const info = useLoadable(query);
  if (query.error?.kind === 'notFound') return <Missing />;
  return (
    <LoadedPage of={info} title={text('routes.statement')}>
      {(data) => <OneStatement key={data.id} info={data} />}
    </LoadedPage>
  );
}
