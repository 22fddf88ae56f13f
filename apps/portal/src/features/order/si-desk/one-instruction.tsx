import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  Deadline,
  Heading,
  Inline,
  icons,
  Page,
  Panel,
  SegmentedControl,
  Split,
  Stack,
  Text,
  WebStatusTag,
} from '@lading/ui';
import { BillForm } from '@lading/ui/bill-read';
import { type ComponentProps, createElement, type KeyboardEvent, useMemo, useState } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { SendingsPanel } from '../instruction/sendings-panel.tsx';
import { ChangesPanel, type Declined } from './changes-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { InstructionDecision } from './instruction-decision.tsx';
import { ReturnDialog, type ReturnedPlace } from './return-dialog.tsx';
import { type ForDesk, placeKey, recordOfBill, type SentBill } from './si-bills.ts';
import { useAnswer } from './use-answer.ts';

const { siForDesk } = contract.order;

interface OneInstructionProps {
  bookingId: number;
  /** those that wait beside it, in their order */
  others: readonly number[];
  onGo(bookingId: number | undefined): void;
}

// Writing a bill is as large as the page, and most instructions are right.
const loadEditor = async () => {
  const parts = [
    import('./correct-dialog.tsx'),
    import('@lading/ui/combobox'),
    import('@lading/ui/date-picker'),
  ] as const;
  return (await Promise.all(parts))[0].CorrectDialog;
};
const EDITOR_SAYS = ['ui/bills'] as const;
const NONE: Declined = new Map();

const billKey = ({ kind, billId }: Pick<SentBill, 'kind' | 'billId'>): string => `${kind} ${billId ?? 0}`;

function useBillNames(bills: readonly SentBill[]) {
  const text = useText();
  return (bill: SentBill): string => {
    const at = bills.filter(({ kind }) => kind === bill.kind).indexOf(bill);
    const kind = text(`siDesk.kind.${bill.kind}`);
    return at === 0 ? kind : text('siDesk.part', { kind, at });
  };
}

/** It came after the documents closed: what the customer was told that costs. */
function LateAlert({ sending: { feeAmount, feeCurrency } }: { sending: ForDesk['sendings'][number] }) {
  const text = useText();
  return (
    <Alert kind="warning">
      {feeAmount ? text('siDesk.lateFee', { fee: `${feeCurrency} ${feeAmount}` }) : text('siDesk.afterCutOff')}
    </Alert>
  );
}

const Named = ({ name, record }: { name: string } & ComponentProps<typeof BillForm>) => (
  <>
    <Heading level={2} size={4}>
      {name}
    </Heading>
    <BillForm record={record} />
  </>
);

function Answering({ data, others, onGo }: { data: ForDesk } & Omit<OneInstructionProps, 'bookingId'>) {
  const text = useText();
  const now = useNow();
  const nameOf = useBillNames(data.bills);
  const [shown, setShown] = useState(() => (data.bills[0] ? billKey(data.bills[0]) : ''));
  const [declined, setDeclined] = useState(NONE);
  const [marks, setMarks] = useState<readonly ReturnedPlace[]>([]);
  const [returning, setReturning] = useState(false);
  const [editing, setEditing] = useState<SentBill>();
  const Editor = useLate(loadEditor, editing !== undefined, EDITOR_SAYS);
  const { answer, correct, pending, failure } = useAnswer(data);
  const bill = data.bills.find((one) => billKey(one) === shown) ?? data.bills[0];
  const record = useMemo(() => bill && recordOfBill(bill, data), [bill, data]);
  const [last] = data.sendings;
  const waits = last?.state === 'open' || (data.sendings.length === 0 && data.webStatus === 2);
  const mayCorrect = !data.issued && (data.webStatus === 2 || data.webStatus === 3);
  const unsaid = [...declined.values()].some((note) => note.trim() === '');
  const accept = () =>
    answer({
      decision: 'accept',
      declined: (last?.changes ?? []).flatMap((change) => {
        const note = declined.get(placeKey(change));
        const { kind, billId, path } = change;
        return note === undefined ? [] : [{ kind, billId, path, note: note.trim() }];
      }),
    });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || pending || !waits || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (!unsaid) void accept();
  };
  const next = others[others.indexOf(data.bookingId) + 1];
  return (
    <Page
      fill
      onKeyDown={press}
      title={text('siDesk.titleOf', { no: data.bookingNo })}
      meta={
        <Inline>
          <WebStatusTag status={data.webStatus} name={data.webStatusName} />
          <Text tone="secondary">{data.customerName}</Text>
          <Deadline at={data.cutOff} zone={data.zone} now={now} />
        </Inline>
      }
      actions={
        <Inline>
          <Button icon={icons.arrowLeft} onClick={() => onGo(undefined)}>
            {text('siDesk.back')}
          </Button>
          {next !== undefined && <Button onClick={() => onGo(next)}>{text('siDesk.next')}</Button>}
        </Inline>
      }
    >
      {failure && !returning && (
        <Alert kind="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {last?.late && <LateAlert sending={last} />}
      <Split narrow="end">
        <Stack>
          {data.bills.length > 1 && (
            <SegmentedControl
              label={text('siDesk.bills')}
              value={bill ? billKey(bill) : ''}
              onChange={setShown}
              options={data.bills.map((one) => ({ value: billKey(one), label: nameOf(one) }))}
            />
          )}
          {bill && record && <Named name={nameOf(bill)} record={record} />}
        </Stack>
        <Stack>
          {last && last.changes.length > 0 && (
            <ChangesPanel
              changes={last.changes}
              reason={last.reason}
              declined={declined}
              onChange={setDeclined}
              readOnly={last.state !== 'open'}
            />
          )}
          <ChecksPanel
            data={data}
            onMark={
              waits
                ? ({ kind, billId }, path) =>
                    setMarks((before) =>
                      before.some((one) => placeKey(one) === placeKey({ kind, billId, path }))
                        ? before
                        : [...before, { kind, billId, path, reason: '' }],
                    )
                : undefined
            }
          />
          <Panel title={text('siDesk.sendings')}>
            <SendingsPanel sendings={data.sendings} />
          </Panel>
        </Stack>
      </Split>
      <InstructionDecision
        data={data}
        correcting={mayCorrect && bill ? nameOf(bill) : undefined}
        waits={waits}
        marks={marks.length}
        declined={declined.size}
        unsaid={unsaid}
        pending={pending}
        onCorrect={() => setEditing(bill)}
        onReturn={() => setReturning(true)}
        onAccept={() => void accept()}
      />
      {returning && (
        <ReturnDialog
          marks={marks}
          pending={pending}
          failure={failure}
          onClose={() => setReturning(false)}
          onDone={async (reason, fields) => {
            if (await answer({ decision: 'return', reason, fields: fields.map((field) => ({ ...field })) }))
              setReturning(false);
          }}
        />
      )}
      {Editor &&
        editing &&
        createElement(Editor, {
          data,
          bill: editing,
          correct,
          title: text('siDesk.correctOf', { name: nameOf(editing) }),
          onClose: () => setEditing(undefined),
        })}
    </Page>
  );
}

/** An instruction beside what the desk does with it. */
export function OneInstruction({ bookingId, others, onGo }: OneInstructionProps) {
  const text = useText();
  const asked = useLoadable(useQuery(siForDesk, { bookingId }, { refreshOnFocus: false }));
  if (asked.status !== 'ready')
    return (
      <Page title={text('routes.siDesk')}>
        <Loaded of={asked}>{() => null}</Loaded>
      </Page>
    );
  const { data } = asked;
  return <Answering key={`${data.version} ${data.webStatus}`} data={data} others={others} onGo={onGo} />;
}
