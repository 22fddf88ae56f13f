import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  DescriptionList,
  Empty,
  Inline,
  icons,
  Link,
  Split,
  Stack,
  useFormat,
  useLanguage,
} from '@lading/ui';
import { createSheetDraft, createSheetHistory, Sheet, type SheetRow, sheetIssues } from '@lading/ui/sheet';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { subtotals, sumsOf } from './charge-sums.ts';
import type { SheetAnswer } from './rows.ts';
import { chargeColumns, chargeValues, writtenCharge } from './sheet-columns.ts';
import { SheetSide } from './sheet-side.tsx';
import { SheetTemplates } from './sheet-templates.tsx';

const calls = contract.settlement;

const rowName = ({ values }: SheetRow) => values['code'] ?? '';
const rowOf = (line: SheetAnswer['lines'][number]) => ({
  id: line.account ? `billed-${line.id}` : String(line.id),
  values: chargeValues(line),
  locked: line.account !== null,
});
const isOpen = ({ removed, locked }: SheetRow) => !removed && !locked;

interface SheetBodyProps {
  data: SheetAnswer;
  onClose(): void;
}

function SheetBody({ data, onClose }: SheetBodyProps) {
  const text = useText();
  const { notices } = usePortal();
  const save = useCommand(calls.saveCharges);
  const take = useCommand(calls.takeCharges);
  const issue = useCommand(calls.issueStatement);
  const [failure, setFailure] = useState<string>();
  const { bookingId, revision, marginShown } = data;
  const english = useLanguage() === 'en-US';
  const { money } = useFormat();
  const columns = useMemo(() => chargeColumns(text, marginShown, english), [text, marginShown, english]);
  // What was saved comes back under another revision: this part is made anew then.
  const draft = useMemo(() => createSheetDraft(data.lines.map(rowOf)), [data.lines]);
  const history = useMemo(() => createSheetHistory(draft), [draft]);
  const rows = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const sums = useMemo(() => sumsOf(rows, data.fx), [rows, data.fx]);
  const pending = save.pending || take.pending || issue.pending;

  /** The revision after saving; undefined where something is wrong with the rows. */
  async function saved(): Promise<number | undefined> {
    setFailure(undefined);
    if (draft.pending().length === 0) return revision;
    if (sheetIssues(draft.get(), columns).length > 0) {
      setFailure(text('charges.issues'));
      return undefined;
    }
    const lines = draft.get().filter(isOpen).map(writtenCharge);
    const sent = await save.run({ bookingId, revision, lines });
    if (sent.ok) return sent.data.revision;
    setFailure(errorText(text, sent.error));
    return undefined;
  }
  async function publish() {
    const seen = await saved();
    if (seen === undefined) return;
    const asked = {
      kind: 'order' as const,
      bookingIds: [bookingId],
      revisions: [seen],
      requestId: crypto.randomUUID(),
    };
    const sent = await issue.run(asked);
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.published', { number: sent.data.accountNo }) });
    onClose();
  }
  async function takeFromOrder() {
    const seen = await saved();
    if (seen === undefined) return;
    const sent = await take.run({ bookingId, revision: seen });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.taken', { count: sent.data.added }) });
  }
  return (
    <Stack>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <Inline gap="sm">
        <Button
          variant="primary"
          icon={icons.send}
          loading={issue.pending}
          disabled={pending}
          onClick={() => void publish()}
        >
          {text('charges.publish')}
        </Button>
        <Button loading={save.pending} disabled={pending} onClick={() => void saved()}>
          {text('charges.save')}
        </Button>
        {data.canTake && (
          <Button loading={take.pending} disabled={pending} onClick={() => void takeFromOrder()}>
            {text('charges.take')}
          </Button>
        )}
        <Button onClick={onClose}>{text('charges.back')}</Button>
      </Inline>
      <Split slim>
        <Stack gap="sm">
          <Sheet
            label={text('charges.sheetOf', { number: data.bookingNo })}
            columns={columns}
            source={draft}
            history={history}
            rowName={rowName}
            removable
            sums={subtotals(sums, marginShown, money, text)}
            empty={<Empty title={text('charges.noLines')} reason={text('charges.noLinesReason')} />}
          />
          <SheetTemplates draft={draft} history={history} />
        </Stack>
        <SheetSide data={data} sums={sums} />
      </Split>
    </Stack>
  );
}

/** Whose charges they are, in the cells of a form. */
function OrderFacts({ data }: { data: SheetAnswer }) {
  const text = useText();
  const { customerName, bookingId, bookingNo, vessel, voyage, pol, pod, boxes, etd, terms } = data;
  return (
    <DescriptionList
      layout="cells"
      items={[
        { name: text('charges.customer'), value: customerName },
        { name: text('charges.order'), value: <Link href={`/orders/${bookingId}`}>{bookingNo}</Link>, mono: true },
        { name: text('charges.ship'), value: [vessel, voyage].filter(Boolean).join(' / '), mono: true },
        { name: text('charges.route'), value: `${pol} → ${pod}` },
        { name: text('charges.boxes'), value: boxes, mono: true },
        { name: text('charges.etd'), value: etd, mono: true },
        { name: text('charges.terms'), value: text(`charges.terms.${terms.by}`, { days: terms.days }) },
      ]}
    />
  );
}

interface ChargeSheetProps {
  bookingId: number;
  onClose(): void;
}

/** The charges of one order as a sheet: taken from its rate, written, and published as a statement. */
export function ChargeSheet({ bookingId, onClose }: ChargeSheetProps) {
  const query = useQuery(calls.chargeSheet, { bookingId });
  return (
    <Loaded of={useLoadable(query)}>
      {(data) => (
        <Stack>
          <OrderFacts data={data} />
          <SheetBody key={data.revision} data={data} onClose={onClose} />
        </Stack>
      )}
    </Loaded>
  );
}
