import { FILE_KINDS, type FileKind, ORDER_FILE_ENDINGS } from '@lading/api-client/contract';
import { FILE_WORDS } from '../../../i18n/file-words.ts';
import type { MessageId } from '../../../i18n/text.ts';

export const ACCEPT = ORDER_FILE_ENDINGS.join();

export const kindText = (kind: FileKind) => `papers.kind.${kind}` as const satisfies MessageId;

/** What a file is by its name; the reader sees where it went and can put it right. */
export const kindByName = (name: string): FileKind => FILE_WORDS.find(([words]) => words.test(name))?.[1] ?? 'other';

export const isFileKind = (kind: string): kind is FileKind => (FILE_KINDS as readonly string[]).includes(kind);

const SHOWN: readonly (readonly [RegExp, string])[] = [
  [/\.pdf$/i, 'application/pdf'],
  [/\.png$/i, 'image/png'],
  [/\.jpe?g$/i, 'image/jpeg'],
];
/** What a browser can show, by the ending that the server gave the name; empty for what is saved. */
export const typeByName = (name: string): string => SHOWN.find(([ending]) => ending.test(name))?.[1] ?? '';
