import type { Endpoint } from './define.ts';

/** The calls of a service by the file in which they stand: what a folder's index exports. */
export type CallFiles = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;
// Name by name, so that whoever exports them again need not name our files.
type Named<Calls> = { readonly [Name in keyof Calls]: Calls[Name] };

/** The calls of a service without their files. No two of them may have one name. */
export const merge = <Files extends CallFiles>(files: Files): Named<All<Files[keyof Files]>> =>
  Object.assign({}, ...Object.values(files));
