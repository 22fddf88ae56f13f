import type { contract, Out } from '@lading/api-client/contract';
import { useIssueText } from '@lading/ui';
import {
  BOOKING_SECTIONS,
  type BookingDraft,
  type BookingIssue,
  type BookingMode,
  type BookingSection,
  bookingIssues,
  bookingProgress,
  type SectionProgress,
} from '@lading/validators/booking';
import { useMemo, useState } from 'react';
import { same, valueAt } from './merge-drafts.ts';
import type { Work } from './use-draft.ts';

type Info = Out<typeof contract.order.bookingInfo>;
export type Returned = Info['returned'];

/** What a field of the form is given. */
export interface Bound {
  id: string;
  error: string | undefined;
  warning: string | undefined;
  onBlur(): void;
}

export interface BookingForm {
  readonly draft: BookingDraft;
  readonly issues: readonly BookingIssue[];
  readonly errors: readonly BookingIssue[];
  set(path: string, value: unknown): void;
  replace(draft: BookingDraft): void;
  /** what is said of a field, once it was left or the form was sent */
  at(path: string): Bound;
  /** the same of the cells of a table */
  cells(
    path: string,
  ): { row: number; column: string; message: string; warning: boolean; suggestion: string | undefined }[];
  leave(path: string): void;
  showAll(): void;
  progress(section: BookingSection): SectionProgress & { state: 'done' | 'left' | 'wrong'; left: number };
}

export interface Facts {
  readonly today: string;
  readonly cyClose: string | undefined;
  readonly weightLimit: string | undefined;
  readonly papers: readonly ('invoice' | 'mandate')[];
}

/** The form over what is written: what is wrong with it, said where and when somebody wants to know. */
export function useBookingForm(work: Work, facts: Facts, returned: Returned, all: boolean): BookingForm {
  const say = useIssueText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(all);
  const { draft } = work;
  const issues = useMemo(() => bookingIssues(draft, facts), [draft, facts]);
  const far = useMemo(() => bookingProgress(draft, facts), [draft, facts]);
  // What was sent back is said at its field until something else stands there.
  const [before] = useState(draft);
  const back = (path: string) => {
    const found = returned.find((one) => one.path === path);
    return found && same(valueAt(before, path), valueAt(draft, path))
      ? [found.reasonName, found.text].filter(Boolean).join(' · ')
      : undefined;
  };
  const isShown = (path: string) => everything || left.has(path);
  const of = (path: string, severity: 'error' | 'warning') => {
    const found = issues.find((one) => one.path === path && one.severity === severity);
    return found && isShown(path) ? say(found) : undefined;
  };
  const leave = (path: string) => setLeft((now) => (now.has(path) ? now : new Set([...now, path])));
  return {
    draft,
    issues,
    errors: issues.filter(({ severity }) => severity === 'error'),
    set: work.set,
    replace: work.replace,
    at: (path) => ({
      id: path,
      error: of(path, 'error'),
      warning: back(path) ?? of(path, 'warning'),
      onBlur: () => leave(path),
    }),
    cells(path) {
      const own = issues.flatMap((issue) => {
        const [row = '', column = ''] = issue.path.startsWith(`${path}.`)
          ? issue.path.slice(path.length + 1).split('.')
          : [];
        if (column === '' || !isShown(issue.path)) return [];
        const warning = issue.severity === 'warning';
        return [{ row: Number(row), column, message: say(issue), warning, suggestion: issue.suggestions?.[0] }];
      });
      const sent = returned.flatMap((one) => {
        const message = back(one.path);
        const [row = '', column = ''] = one.path.startsWith(`${path}.`)
          ? one.path.slice(path.length + 1).split('.')
          : [];
        return message && column !== ''
          ? [{ row: Number(row), column, message, warning: true, suggestion: undefined }]
          : [];
      });
      const first = new Map([...sent, ...own].map((one) => [`${one.row} ${one.column}`, one]));
      return [...first.values()];
    },
    leave,
    showAll: () => setEverything(true),
    progress(section) {
      const { filled, total, wrong: own } = far[section];
      const wrong = own + returned.filter((one) => one.path.startsWith(`${section}.`) && back(one.path)).length;
      const missing = total - filled;
      return { filled, total, wrong, state: wrong > 0 ? 'wrong' : missing > 0 ? 'left' : 'done', left: missing };
    },
  };
}

/** The id of a section on the page. */
export const sectionId = (section: BookingSection): string => `section-${section}`;
export const SECTIONS = BOOKING_SECTIONS;
/** Those that say something of a way to ship: only what fills containers of its own names them. */
export const sectionsFor = (mode: BookingMode) =>
  mode === 'fcl' ? SECTIONS : SECTIONS.filter((section) => section !== 'equipment');
