/** What may be added. */
export interface Limits {
  /** as the attribute of a file input: `.pdf,image/*` */
  accept?: string | undefined;
  /** bytes a file may have */
  maxSize?: number | undefined;
  /** files there may be */
  maxFiles?: number | undefined;
}

export type Reason = 'type' | 'empty' | 'size' | 'many';

/** A file that was not handed on, and why. */
export interface Refused {
  name: string;
  size: number;
  reason: Reason;
}

const tokensOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);

function fits({ name, type }: File, token: string): boolean {
  if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
  return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token;
}

function reasonAgainst(file: File, { accept, maxSize }: Limits): Reason | undefined {
  if (accept && !tokensOf(accept).some((token) => fits(file, token))) return 'type';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined;
}

/** Parts files into those that may be added to `present` others and those that may not. */
export function sift(files: readonly File[], present: number, limits: Limits): { taken: File[]; refused: Refused[] } {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const full = present + taken.length >= (limits.maxFiles ?? Number.POSITIVE_INFINITY);
    const reason = reasonAgainst(file, limits) ?? (full ? 'many' : undefined);
    if (reason) refused.push({ name: file.name, size: file.size, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

// What people call the files, where it is not the end of their name.
const CALLED: [pattern: RegExp, name: string][] = [
  [/^\.xlsx?$|ms-excel|spreadsheetml/, 'Excel'],
  [/^\.docx?$|msword|wordprocessingml/, 'Word'],
  [/^\.jpe?g$|^image\/jpeg$/, 'JPG'],
];

/** The kinds of files in `accept`, once each: `PDF`, `Excel`. */
export function kindsIn(accept: string, image: string): string[] {
  const names = tokensOf(accept).map((token) => {
    if (token === 'image/*') return image;
    const called = CALLED.find(([pattern]) => pattern.test(token));
    return called ? called[1] : token.replace(/^\.|^.*\//, '').toUpperCase();
  });
  return [...new Set(names)];
}
