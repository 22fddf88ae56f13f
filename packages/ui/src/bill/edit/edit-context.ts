import type { BillFieldName } from '@lading/validators/bill';
import { billRecord, type RecordIssue } from '@lading/validators/record';
import { createContext, type SyntheticEvent, useContext, useSyncExternalStore } from 'react';
import type { ComboboxOption } from '../../combobox/option.ts';
import { isRequired } from '../../form/found.ts';
import { useIssueText } from '../../i18n/rules.ts';
import type { BillEditing } from './bill-editing.ts';
import type { Held } from './edit-values.ts';

/** An entry of a list: what a bill keeps of it and what it is found by. */
export interface BillChoice {
  readonly id: number;
  /** in the reader's language; on the bill where there is no other */
  readonly name: string;
  /** the name on the bill, which is in English whoever writes it */
  readonly nameEn?: string | undefined;
  /** UN/LOCODE of a place, code of a carrier */
  readonly code?: string | undefined;
  /** of a place: as a bill prints it, such as `NINGBO, CHINA` */
  readonly printed?: string | undefined;
}

/** A long list that a server searches, or one that is here. */
export type ChoiceSource = readonly BillChoice[] | ((query: string) => Promise<readonly BillChoice[]>);

/** The lists a bill chooses from. */
export interface BillChoices {
  carriers: ChoiceSource;
  ports: ChoiceSource;
  services: readonly BillChoice[];
  payments: readonly BillChoice[];
  releases: readonly BillChoice[];
  settlements: readonly BillChoice[];
  cargoTypes: readonly BillChoice[];
  packages: readonly BillChoice[];
  containerTypes: readonly BillChoice[];
}

interface Setting {
  readonly editing: BillEditing;
  readonly choices: BillChoices;
  /** begins the ids of all fields */
  readonly formId: string;
  /** fields of the head that somebody else fills */
  readonly locked?: ReadonlySet<string> | undefined;
}

const Context = createContext<Setting | null>(null);
export const EditProvider = Context.Provider;

export function useEdit(): Setting {
  const setting = useContext(Context);
  if (!setting) throw new Error('@lading/ui: the tables of a bill that is edited stand in a <BillEditor>.');
  return setting;
}

/** A part of the bill that is edited; draws anew only when that part has changed. */
export function useEdited<Part>(editing: BillEditing, read: (editing: BillEditing) => Part): Part {
  const snapshot = () => read(editing);
  return useSyncExternalStore(editing.subscribe, snapshot, snapshot);
}

/** The id of a control, so that the summary leads to it. */
export const idOf = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;

export interface Told {
  error: string | undefined;
  warning: string | undefined;
  suggestions: readonly string[] | undefined;
}
// Stands for words that are being fetched in another language; a field that is wrong never looks right.
const PENDING = '…';

/** What is said under a field of what was found in it. */
export function useTold(): (issue: RecordIssue | undefined) => Told {
  const words = useIssueText();
  return (issue) => {
    const said = issue ? words(issue) || PENDING : undefined;
    const isError = issue?.severity === 'error';
    return {
      error: isError ? said : undefined,
      warning: isError ? undefined : said,
      suggestions: issue?.suggestions,
    };
  };
}

const textOf = (held: Held): string => (held === null ? '' : String(held));

/** Value, events and messages of one field of the head. */
export function useHeadField(name: BillFieldName) {
  const { editing, formId, locked } = useEdit();
  const told = useTold();
  const value = useEdited(editing, (bill) => bill.held(name));
  const issue = useEdited(editing, (bill) => bill.found.get(name));
  return {
    value: textOf(value),
    set: (next: Held) => editing.setHead({ [name]: next }),
    props: {
      id: idOf(formId, name),
      name,
      readOnly: locked?.has(name) ?? false,
      required: isRequired(billRecord[editing.opened.kind], name),
      onBlur: () => editing.leave(name),
      ...told(issue),
    },
  };
}

/** For a native control. */
export const typing =
  (set: (value: string) => void) =>
  (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    set(event.currentTarget.value);

/** The name that becomes the bill's. */
export const printedName = ({ name, nameEn }: BillChoice): string => nameEn ?? name;

/** As a combobox lists it. */
export const optionOf = ({ id, name, nameEn, code }: BillChoice): ComboboxOption => ({
  id: String(id),
  nameCn: name,
  nameEn,
  code,
});
