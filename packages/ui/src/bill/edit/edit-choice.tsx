import type { BillFieldName } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import { Combobox } from '../../combobox/combobox.tsx';
import { Select } from '../../select/select.tsx';
import { type BillChoice, type ChoiceSource, printedName, useEdit, useEdited, useHeadField } from './edit-context.ts';
import type { EditedHead } from './edit-values.ts';
import { useChoices } from './use-choices.ts';

/** The fields of the bill a choice fills. */
export interface ChoiceFields {
  readonly id: BillFieldName;
  readonly name: BillFieldName;
  readonly code?: BillFieldName;
  /** what is printed of a place, as long as nobody has written something else there */
  readonly printed?: BillFieldName;
}

/** What changes when an entry is chosen. A description somebody has written stays. */
function chosen(fields: ChoiceFields, choice: BillChoice | undefined, own: boolean): EditedHead {
  return {
    [fields.id]: choice?.id ?? null,
    [fields.name]: choice ? printedName(choice) : '',
    ...(fields.code && { [fields.code]: choice?.code ?? '' }),
    ...(fields.printed && !own && { [fields.printed]: choice?.printed ?? '' }),
  };
}

interface ChoiceProps {
  fields: ChoiceFields;
  label: ReactNode;
}

/** Stands for a choice that the bill says by its name alone: filled, though no list knows it. */
const NAMED = '=';

/** A choice from a short list. */
export function ShortChoice({ fields, label, list }: ChoiceProps & { list: readonly BillChoice[] }) {
  const { editing } = useEdit();
  const { value: id, props } = useHeadField(fields.id);
  const { suggestions: _, ...own } = props;
  const options = list.map((choice) => ({ value: String(choice.id), label: printedName(choice) }));
  const name = String(useEdited(editing, (bill) => bill.held(fields.name)) ?? '');
  const value = id || (name && NAMED);
  // What the bill says stands there, even when the list does not hold it any more or calls it something else.
  const listed = options.find((option) => option.value === value);
  const differs = value !== '' && (!listed || (name !== '' && listed.label !== name));
  const shown = differs
    ? [{ value, label: name || value }, ...options.filter((option) => option.value !== value)]
    : options;
  return (
    <Select
      {...own}
      label={label}
      value={value}
      options={shown}
      onChange={({ currentTarget }) => {
        const choice = list.find((one) => String(one.id) === currentTarget.value);
        editing.setHead(chosen(fields, choice, false));
      }}
    />
  );
}

/** A choice from a long list, found by typing. */
export function LongChoice({ fields, label, source }: ChoiceProps & { source: ChoiceSource }) {
  const { editing } = useEdit();
  const { value: id, props } = useHeadField(fields.id);
  const { suggestions: _, ...own } = props;
  const name = String(useEdited(editing, (bill) => bill.held(fields.name)) ?? '');
  const code = String(useEdited(editing, (bill) => (fields.code ? bill.held(fields.code) : '')) ?? '');
  const value = id || (name && NAMED);
  const { options, byId, onSearch } = useChoices(source);
  const take = (id: string) => {
    const choice = byId(id);
    const printed = fields.printed ? String(editing.held(fields.printed) ?? '') : '';
    const before = byId(value)?.printed;
    // Written by hand, unless it is empty or what the last choice had put there.
    const written = printed !== '' && printed !== before && !startsWithName(printed, editing, fields);
    editing.setHead(chosen(fields, choice, written));
  };
  return (
    <Combobox
      {...own}
      label={label}
      value={value}
      options={options}
      {...(onSearch && { onSearch })}
      known={value === '' ? [] : [{ id: value, nameCn: name, nameEn: name, code }]}
      aside={code || undefined}
      onChange={take}
    />
  );
}

/** `LOS ANGELES, CA` for Los Angeles: the description of the place that is left. */
function startsWithName(
  printed: string,
  editing: ReturnType<typeof useEdit>['editing'],
  fields: ChoiceFields,
): boolean {
  const opened = (editing.opened.bill as Partial<Record<BillFieldName, unknown>>)[fields.printed ?? fields.name];
  return printed === opened;
}
