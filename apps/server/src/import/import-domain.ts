import type { InferType, ObjectShape } from 'yup';
import type { Db } from '../database/open.ts';
import type { Names } from './keys.ts';
import type { Problem } from './problem.ts';
import type { closed } from './schemas.ts';

export type Loose = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the fields of a domain hold once they are checked. */
export type PartOf<Fields extends ObjectShape> = InferType<ReturnType<typeof closed<Fields>>>;

export interface Checking {
  /** the folder that sample files are relative to */
  readonly baseDir: string;
  /** whether the schemas have found something wrong there */
  isBroken(path: string): boolean;
}

export interface Checked<Ready> {
  readonly problems: readonly Problem[];
  /** what the loader is given; it is called only when nothing was found wrong anywhere */
  readonly ready: Ready;
}

export interface Loaded {
  /** rows written, by kind */
  readonly counts: Readonly<Record<string, number>>;
  /** done once all is committed */
  after?(db: Db): Promise<void>;
}

/** What one domain has in an import file: its format, its checks, its references and its loader. */
export interface ImportDomain<Part = unknown, Ready = unknown> {
  /** its fields of the file; a domain whose rows stand within another's has none */
  readonly fields?: ObjectShape;
  /** the names it gives and uses; asked when the schemas have found nothing wrong */
  names?(part: Part): Names;
  /** what schemas cannot say. The file is as it was given: whatever else is wrong with it, one run finds every mistake. */
  check?(file: Loose, checking: Checking): Checked<Ready>;
  /** writes its rows, after those of the domains before it */
  load?(tx: Db, part: Part, ready: Ready): Promise<Loaded>;
}

/** The rows of a list that the schemas find nothing wrong with, each with its place. */
export function soundRows<Row>(list: unknown, place: string, { isBroken }: Checking): { row: Row; path: string }[] {
  if (!Array.isArray(list)) return [];
  return list
    .map((row: unknown, at) => ({ row, path: `${place}[${at}]` }))
    .filter(({ row, path }) => isObject(row) && !isBroken(path)) as { row: Row; path: string }[];
}
