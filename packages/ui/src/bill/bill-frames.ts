import { createContext, type ReactNode, useContext } from 'react';
import type { BillBox } from './bill-layout.ts';

/** How a field stands out on the page: the class of its difference, or what was decided of it. */
export interface BillFrame {
  readonly look?: 'blocking' | 'material' | 'cosmetic' | 'change' | 'settled';
  /** the one that is being looked at */
  readonly current: boolean;
  /** the text of the field with the words marked that the other side does not have */
  readonly words?: ReactNode;
  /** what the other version says, at the corner of the box */
  readonly flag?: ReactNode;
}

/** Frames by path: `bill.sAddress`. */
export type BillFrames = ReadonlyMap<string, BillFrame>;

const NONE: BillFrames = new Map();
const Context = createContext<BillFrames>(NONE);
/** Frames for the page inside; without it nothing stands out. */
export const BillFramesProvider = Context.Provider;

/** The frame of a box: of its text, else of the code of its place. */
export function useBoxFrame({ field, place }: BillBox): { path: string; frame: BillFrame | undefined } {
  const frames = useContext(Context);
  const own = frames.get(`bill.${field}`);
  const code = place && `bill.${place.code}`;
  const other = code ? frames.get(code) : undefined;
  return other && (!own || other.current) ? { path: code ?? '', frame: other } : { path: `bill.${field}`, frame: own };
}
