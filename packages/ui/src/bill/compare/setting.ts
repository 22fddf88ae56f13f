import type { BillKind } from '@lading/validators/bill';
import { createContext, type ReactNode, useContext } from 'react';
import type { HalfWritten } from './half-written.ts';
import type { BillMark, MarkAction, Signed } from './marks.ts';
import type { SideTitles } from './note-text.ts';
import type { ReviewItem } from './review-items.ts';
import type { MarkFailure } from './use-marks.ts';
import type { FoldedKind, Writing } from './use-review.ts';

/** What every card does; the same functions for the whole life of the screen. */
export interface CardActions {
  choose(item: ReviewItem): void;
  move(by: 1 | -1): void;
  /** `over` is the verdict of somebody else that it takes the place of, knowingly */
  mark(action: MarkAction, over?: Signed): Promise<boolean>;
  write(writing: Writing | undefined): void;
  /** something was typed that is not saved yet */
  touch(dirty: boolean): void;
  fold(kind: FoldedKind): void;
  dismiss(path: string): void;
}

export interface CompareSetting {
  readonly titles: SideTitles;
  /** ISO moments of the two sides */
  readonly times: { readonly left: string | undefined; readonly right: string | undefined };
  readonly bill: BillKind;
  readonly readOnly: boolean;
  /** what asking for a change costs now */
  readonly cost: string | undefined;
  readonly attachments: ((path: string, editing: boolean) => ReactNode) | undefined;
  /** type and seal of a container, by the path of its row */
  readonly rows: ReadonlyMap<string, string>;
  readonly actions: CardActions;
  readonly half: HalfWritten;
}

export interface CardState {
  readonly mark: BillMark | undefined;
  readonly current: boolean;
  readonly writing: Writing['kind'] | undefined;
  readonly failure: MarkFailure | undefined;
  /** somebody else marked it meanwhile */
  readonly arrived: Signed | undefined;
}

const Context = createContext<CompareSetting | null>(null);
export const SettingProvider = Context.Provider;

export function useSetting(): CompareSetting {
  const setting = useContext(Context);
  if (!setting) throw new Error('A part of BillCompare stands outside of it.');
  return setting;
}
