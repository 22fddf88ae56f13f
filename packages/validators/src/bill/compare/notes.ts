/** `both` where the two sides hold the same value. */
export type Side = 'left' | 'right' | 'both';

/** Codes of the notes, each with what its text needs. Containers are named as in the paths. */
export interface NoteParams {
  /** the field is kept with the bill and not printed on it */
  notPrinted: Record<never, never>;
  /** vessel, voyage or ETD: the carrier may have rolled the booking */
  'schedule.changed': Record<never, never>;
  /** two codes or words for the same thing */
  'code.alias': { left: string; right: string };
  /** one side refers to the consignee; `text` is what it stands for */
  'party.sameAsConsignee': { side: Side; text: string };
  /** the first line, the name, differs */
  'party.name': Record<never, never>;
  /** the first six digits agree, what follows does not */
  'hs.tail': Record<never, never>;
  /** headings of the house bills that the master does not have, by six digits and comma separated */
  'hs.notInMaster': { codes: string };
  /** the check digit (ISO 6346) works out as `expected` */
  'container.checkDigit': { side: Side; expected: number; actual: number };
  /** a number to be replaced: no container has it */
  'container.placeholder': { side: Side };
  /** the number stands in several rows of one side */
  'container.repeated': { side: Side; rows: number };
  /** a seal of this container on the right, that stands on another container on the left */
  'seal.moved': { seal: string; from: string };
  /** a seal that another container of the same side also has */
  'seal.repeated': { side: Side; seal: string; container: string };
  /** the lines of cargo of one side do not add up to its containers */
  'totals.containers': { side: Side; goods: string; containers: string };
}

export type NoteCode = keyof NoteParams;

/** What is to be said of a field beside its class: a stable code and its parameters. */
export type Note<C extends NoteCode = NoteCode> = { [K in C]: { readonly code: K; readonly params: NoteParams[K] } }[C];

export const note = <C extends NoteCode>(code: C, params: NoteParams[C]): Note<C> => ({ code, params });

/** The sides of which something is true, as one word; undefined for neither. */
export const sides = (left: boolean, right: boolean): Side | undefined =>
  left ? (right ? 'both' : 'left') : right ? 'right' : undefined;
