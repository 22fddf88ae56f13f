import { type Problem, problem } from './problem.ts';

/** Characters a database refuses or a page cannot show, anywhere in the document. */
export function checkControls(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') {
    // Control characters but tab and line ends, and halves of surrogate pairs.
    const place = value.search(/(?![\t\n\r])[\p{Cc}\p{Cs}]/u);
    return place < 0 ? [] : [problem('control', path, value, { column: place + 1 })];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => checkControls(one, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => checkControls(one, path ? `${path}.${name}` : name));
}
