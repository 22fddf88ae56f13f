import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Heading, InstructionGate, InstructionRules } from '@lading/ui';
import type { Loadable, Source } from '@lading/ui/bill';
import { type BillRules, EditableBillTabs } from '@lading/ui/bill-edit';
import { usePathName } from '@lading/ui/bill-review';
import { type BillKind, type BillRecord, draftValues } from '@lading/validators/bill';
import { destinationOfBill } from '@lading/validators/record';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { ClashPanel } from './clash-panel.tsx';
import { InstructionFoot } from './instruction-foot.tsx';
import type { Keeper } from './keeper.ts';
import type { Keepers } from './keepers.ts';
import { goTo } from './places.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { SendingsPanel } from './sendings-panel.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TemplatesMenu } from './templates-menu.tsx';
import { useBillChoices } from './use-choices.ts';
import { errorsOf, useGate } from './use-gate.ts';
import type { Instruction } from './use-keepers.ts';
import { useSubmit } from './use-submit.ts';

const { addSiBill, deleteHbl, deleteMbl } = contract.order;
type BillId = number | null;

interface DeskProps {
  keepers: Keepers;
  data: Instruction;
  kind: BillKind;
  nameOf(kind: BillKind, billId: BillId): string;
  onOpen(kind: BillKind): void;
}

interface AsideProps {
  keeper: Keeper;
  desk: DeskProps;
  root: RefObject<HTMLElement | null>;
  seen: boolean;
  onPreview(): void;
}

/** From now on a bill is checked by these customs. */
const checkBy = (editing: { rules: BillRules | undefined }, rules: BillRules | undefined) => {
  editing.rules = rules;
};

/** What is missing, whose customs rules hold. */
function Aside({ keeper, desk: { keepers, data, nameOf, onOpen }, root, seen, onPreview }: AsideProps) {
  const text = useText();
  const { editing } = keeper;
  const { sendings } = data;
  const [rules, setRules] = useState<BillRules>(editing.rules);
  const others = keepers
    .all()
    .filter((one) => one !== keeper)
    .map((one) => ({
      id: `${one.kind} ${one.billId}`,
      name: `${one.kind} ${nameOf(one.kind, one.billId)}`,
      errors: errorsOf(one).length,
      go: () => onOpen(one.kind),
    }));
  const items = useGate(keeper, others, seen, onPreview, (path) => void goTo(root.current, editing.values, path));
  return (
    <>
      <InstructionGate items={items} />
      <InstructionRules
        value={rules}
        found={destinationOfBill(editing.values.head)}
        onChange={(next) => {
          checkBy(editing, next);
          setRules(next);
        }}
      />
      <small>{text('instruction.shared')}</small>
      {sendings.length > 0 && <SendingsPanel sendings={sendings} />}
    </>
  );
}

/** What came back, in words and field by field. */
function Returned({ returned }: { returned: Instruction['returned'] }) {
  const text = useText();
  const pathName = usePathName();
  if (!returned) return null;
  return (
    <Alert kind="warning" title={text('instruction.returned', { name: returned.author })}>
      <p>{returned.reason}</p>
      <ul>
        {returned.fields.map(({ path, reason }) => (
          <li key={path}>
            {pathName(path)}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const ON_ITS_WAY: Loadable<BillRecord> = { status: 'loading' };

/** The bills of a kind as the tabs read them; the same answer as long as a bill is the same. */
function useBillSource(keepers: Keepers, kind: BillKind): Source<BillRecord, BillId> {
  return useMemo(() => {
    const answers = new WeakMap<BillRecord, Loadable<BillRecord>>();
    return {
      get(id) {
        const data = keepers.of(kind, id)?.editing.opened;
        if (!data) return ON_ITS_WAY;
        const answer = answers.get(data) ?? { status: 'ready', data };
        answers.set(data, answer);
        return answer;
      },
      subscribe: (_, changed) => keepers.subscribe(changed),
    };
  }, [keepers, kind]);
}

const faultsIn = (keepers: Keepers): number => keepers.all().reduce((sum, keeper) => sum + errorsOf(keeper).length, 0);

/** Bills come, are copied and go. */
function useBills({ keepers, data, kind }: DeskProps) {
  const text = useText();
  const add = useCommand(addSiBill);
  const [master, house] = [useCommand(deleteMbl), useCommand(deleteHbl)];
  const { bookingId } = data;
  return {
    async onAdd(copied: BillRecord | undefined) {
      const answer = await add.run({ bookingId, kind, requestId: crypto.randomUUID() });
      if (!answer.ok) throw new Error(errorText(text, answer.error));
      const { bill } = answer.data;
      await keepers.follow([...data.bills, bill]);
      const keeper = keepers.of(kind, bill.billId);
      if (copied && keeper) {
        const { head, ...rows } = draftValues(copied);
        const { [kind === 'MBL' ? 'mblNo' : 'hblNo']: _, ...own } = head as Record<string, string | number | null>;
        const key = <R extends { readonly key: string }>(row: R): R => ({ ...row, id: null, key: crypto.randomUUID() });
        const values = {
          head: { ...bill.values.head, ...own },
          goods: rows.goods.map(key),
          containers: rows.containers.map(key),
        };
        keeper.editing.restore(values as typeof keeper.editing.values);
      }
      return bill.billId ?? 0;
    },
    async onRemove(billId: number) {
      const answer =
        kind === 'MBL' ? await master.run({ bookingId, mblId: billId }) : await house.run({ bookingId, hblId: billId });
      return answer.ok ? ({ ok: true } as const) : ({ ok: false, message: errorText(text, answer.error) } as const);
    },
  };
}

/** The bills of one kind to be written, and what is to be known before they go. */
export function InstructionDesk(props: DeskProps) {
  const { keepers, data, kind, nameOf } = props;
  const text = useText();
  const choices = useBillChoices();
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<BillId>>(new Set());
  const [preview, setPreview] = useState<BillId>();
  const bills = useBills(props);
  const submit = useSubmit(keepers, data);
  const own = data.bills.filter((bill) => bill.kind === kind);
  const subIds = useMemo(
    () => data.bills.flatMap((bill) => (bill.kind === kind && bill.billId !== null ? [bill.billId] : [])),
    [data.bills, kind],
  );
  // All are here, so each tab says its number.
  const loaded = useMemo(() => new Set(subIds), [subIds]);
  const billSource = useBillSource(keepers, kind);
  const errors = faultsIn(keepers);
  const previewed = preview === undefined ? undefined : keepers.of(kind, preview);
  const show = (id: BillId) => {
    setPreview(id);
    setSeen((before) => new Set(before).add(id));
  };
  return (
    <>
      <Returned returned={data.returned} />
      {own.map(({ billId }) => {
        const keeper = keepers.of(kind, billId);
        return keeper && <ClashPanel key={billId ?? 'main'} keeper={keeper} />;
      })}
      {previewed && (
        <PreviewDialog
          editing={previewed.editing}
          name={nameOf(kind, previewed.billId)}
          onClose={() => setPreview(undefined)}
        />
      )}
      {submit.question && (
        <SubmitDialog
          question={submit.question}
          pending={submit.pending}
          onSend={async (reason) => {
            const sent = await submit.send(reason, true);
            return sent.ok ? undefined : sent.message;
          }}
          onClose={() => submit.ask(undefined)}
        />
      )}
      <Heading level={2} size={4}>
        {text(kind === 'MBL' ? 'instruction.masters' : 'instruction.houses')}
      </Heading>
      <EditableBillTabs
        ref={root}
        label={text(kind === 'MBL' ? 'instruction.masters' : 'instruction.houses')}
        kind={kind}
        subIds={subIds}
        billSource={billSource}
        loaded={loaded}
        choices={choices}
        saveLabel={text(data.mode === 'first' || data.mode === 'again' ? 'instruction.send' : 'instruction.amend')}
        editingOf={(id) => keepers.of(kind, id)?.editing}
        editorOf={(id) => {
          const keeper = keepers.of(kind, id);
          const locked = new Set(own.find(({ billId }) => billId === id)?.locked);
          return keeper
            ? {
                locked,
                heading: { title: text('instruction.paper'), subtitle: text(`instruction.paper.${kind}`) },
                actions: <TemplatesMenu keeper={keeper} locked={[...locked]} />,
                status: <InstructionFoot keeper={keeper} left={errors} cutOff={data.cutOff} />,
                aside: (
                  <Aside keeper={keeper} desk={props} root={root} seen={seen.has(id)} onPreview={() => show(id)} />
                ),
              }
            : {};
        }}
        onAdd={bills.onAdd}
        onRemove={bills.onRemove}
        onSave={async () => {
          // Customs and sums are asked of all bills, of which the form has asked one.
          const faults = faultsIn(keepers);
          if (faults > 0) return { ok: false, message: text('instruction.faults', { count: faults }) };
          const question = submit.first();
          if (question) {
            submit.ask(question);
            return { ok: false, message: text('instruction.answerFirst') };
          }
          return submit.send('', false);
        }}
      />
    </>
  );
}
