import type { IconDrawing } from '../icon/drawings.ts';

/** Something that is opened or done. */
export interface Command {
  /** unlike that of every other one in the list */
  id: string;
  title: string;
  /** beside the title, smaller: whose it is, its other number */
  hint?: string | undefined;
  /** at the end of its line */
  about?: string | undefined;
  icon?: IconDrawing | undefined;
  /** keys that do the same anywhere */
  keys?: readonly string[] | undefined;
  pinned?: boolean | undefined;
  /** false: it cannot be pinned */
  pinnable?: boolean | undefined;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
}
