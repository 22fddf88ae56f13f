import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { ConfirmDialog, type InstructionTemplate, InstructionTemplates } from '@lading/ui';
import type { BillDraftValues } from '@lading/validators/bill';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Keeper } from './keeper.ts';

const { siTemplates, saveSiTemplate, deleteSiTemplates } = contract.order;
type Template = Out<typeof siTemplates>['records'][number];

const isSaid = (value: unknown): boolean => value !== null && value !== '';
const lineOf = (value: unknown): string => String(value ?? '').split(/\r?\n/, 1)[0] ?? '';
const noteOf = ({ content: { head } }: Template): string =>
  [lineOf(head['fAddress']), lineOf(head['sAddress'])].filter(Boolean).join(' → ');

/** A bill with what a template says; what it does not say stays, and so do fields that others fill. */
export function withTemplate(
  values: BillDraftValues,
  content: BillDraftValues,
  locked: readonly string[],
): BillDraftValues {
  const head = Object.entries(content.head).filter(([name, value]) => isSaid(value) && !locked.includes(name));
  const fresh = <R extends { readonly key: string }>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, id: null, key: crypto.randomUUID() }));
  return {
    head: { ...values.head, ...Object.fromEntries(head) },
    goods: content.goods.length > 0 ? fresh(content.goods) : values.goods,
    containers: content.containers.length > 0 ? fresh(content.containers) : values.containers,
  };
}

/** Templates of the company for the bill that is open. */
export function TemplatesMenu({ keeper, locked }: { keeper: Keeper; locked: readonly string[] }) {
  const text = useText();
  const { notices } = usePortal();
  const { kind, editing } = keeper;
  const { data } = useQuery(siTemplates, { kind, size: 100 });
  const save = useCommand(saveSiTemplate);
  const remove = useCommand(deleteSiTemplates);
  const [asked, setAsked] = useState<InstructionTemplate>();
  const tell = (ok: boolean, said: string) => notices.show({ kind: ok ? 'success' : 'error', text: said });
  return (
    <>
      <InstructionTemplates
        label={text('instruction.templates')}
        templates={(data?.records ?? []).map((one) => ({ id: one.id, name: one.name, note: noteOf(one as Template) }))}
        onUse={({ id }) => {
          const found = data?.records.find((one) => one.id === id);
          if (!found) return;
          const values = withTemplate(editing.values as BillDraftValues, found.content as BillDraftValues, locked);
          editing.restore(values as typeof editing.values);
        }}
        onSave={async (name) => {
          const content = editing.values as never;
          const answer = await save.run({ name, kind, content, requestId: crypto.randomUUID() });
          tell(answer.ok, answer.ok ? text('instruction.templateKept', { name }) : errorText(text, answer.error));
        }}
        onRemove={setAsked}
      />
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        question={text('instruction.templateRemove', { name: asked?.name ?? '' })}
        pending={remove.pending}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={async () => {
          if (!asked) return;
          const answer = await remove.run({ ids: [asked.id] });
          setAsked(undefined);
          if (!answer.ok) tell(false, errorText(text, answer.error));
        }}
      />
    </>
  );
}
