import limits from '../packages/ui/size-limits.json';

/** What `npm run sizes` or the packages suite measured here last; null when neither ever ran. */
interface Measured {
  exports: Record<string, { css?: number; names: Record<string, number[]> } | undefined>;
  billPage: Record<string, number | Record<string, number>>;
}
declare const __SIZES__: Measured | null;

/** Bytes after gzip: at most, and as measured. */
export interface Weight {
  name: string;
  most?: number;
  ours?: number;
  all?: number;
}

const MOST: Readonly<Record<string, number>> = limits;

/** The exports of an entry, its stylesheet last; none for an entry without a limit. */
export function weightsOf(entry: string): Weight[] {
  const { names = {}, css } = __SIZES__?.exports[entry] ?? {};
  const exported = Object.keys(MOST).filter((key) => key.startsWith(`${entry}/`));
  const code = exported.map((key) => {
    const name = key.slice(entry.length + 1);
    const [ours, all] = names[name] ?? [];
    return { name, most: MOST[key], ours, all };
  });
  const most = MOST[`${entry}.css`];
  return [...code, ...(most ? [{ name: `@lading/ui/${entry}.css`, most, ours: css }] : [])];
}

/** A part of the page of a bill. */
export function billPageWeight(part: string): Omit<Weight, 'name'> {
  const bytes = __SIZES__?.billPage[part];
  return { most: MOST[`billPage/${part}`], ours: typeof bytes === 'number' ? bytes : undefined };
}

/** What the code of the page of a bill is made of, minified and before gzip; empty before anything was measured. */
export function billPageParts(): [string, number][] {
  const parts = __SIZES__?.billPage['parts'];
  return typeof parts === 'object' ? Object.entries(parts) : [];
}
