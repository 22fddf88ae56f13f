import type { Fields, RecordSpec, Rows } from '@lading/validators/record';
import type { FieldError } from 'react-hook-form';

/** Every name a record has a label for: `goods` is the list, `goods.marks` a field of its rows. */
type LabelName<F extends Fields> = {
  [K in keyof F & string]: F[K] extends Rows<infer Inner> ? K | `${K}.${LabelName<Inner>}` : K;
}[keyof F & string];

/** The word of each field, in the order the fields stand on the page. */
export type RuleFormLabels<F extends Fields> = { readonly [N in LabelName<F>]: string };

/** An error of the form and the field it is about, as the form writes it: `containers.3.ctnNo`. */
export interface Found {
  name: string;
  error: FieldError;
}

const isNumber = (part: string): boolean => /^\d+$/.test(part);
const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Whether a node of the form's errors is an error itself and not the group of its fields; a field may be called `type`. */
const isError = (node: object): node is FieldError => 'type' in node && typeof node.type === 'string';

/** The errors of a form, flat. What is wrong with a list itself goes by the name of the list. */
export function errorsIn(node: object, path = ''): Found[] {
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    const name = key === 'root' ? path : joined(path, key);
    if (isError(child)) return [{ name, error: child }];
    const inner = errorsIn(child, name);
    // What is wrong with the form as a whole, such as `root.server`, belongs to no field.
    return name === '' ? inner.map(({ error }) => ({ name, error })) : inner;
  });
}

/** The name of a field without the rows it stands in: `containers.ctnNo`. */
export const labelName = (name: string): string =>
  name
    .split('.')
    .filter((part) => !isNumber(part))
    .join('.');

/** The row a field stands in, from 1. */
export function rowOf(name: string): number | undefined {
  const row = name.split('.').findLast(isNumber);
  return row === undefined ? undefined : Number(row) + 1;
}

/** The way the form writes a place of a record: `containers[3].ctnNo` is `containers.3.ctnNo`. */
export const formName = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** Puts names in the order of their labels, rows by number; what has no label stands first. */
export function inOrder<T extends { name: string }>(found: readonly T[], names: readonly string[]): T[] {
  const placesOf = (name: string): number[] => {
    const parts = name.split('.');
    return parts.map((part, place) =>
      isNumber(part) ? Number(part) : names.indexOf(labelName(parts.slice(0, place + 1).join('.'))),
    );
  };
  const compare = (one: number[], other: number[]): number => {
    const at = one.findIndex((place, index) => place !== other[index]);
    return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
  };
  return found
    .map((item) => [item, placesOf(item.name)] as const)
    .sort(([, one], [, other]) => compare(one, other))
    .map(([item]) => item);
}

/** Whether a record wants a field filled in. */
export function isRequired({ fields }: RecordSpec, name: string): boolean {
  const [first = '', ...rest] = labelName(name).split('.');
  const part = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (!part) return false;
  if ('rows' in part && rest.length > 0) return isRequired(part.rows, rest.join('.'));
  return part.required !== undefined;
}
