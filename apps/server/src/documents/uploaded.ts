import { Failure, refused } from '../http/failure.ts';
import type { TextId } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { StoredObject } from '../storage/stored.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TEXT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const startsWith =
  (...start: readonly number[]) =>
  (bytes: Buffer) =>
    start.every((byte, at) => bytes[at] === byte);
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);

// An office document is one only as what it is: with macros inside it is none at all.
const isOffice = (bytes: Buffer) => bytes.includes('xl/workbook.xml') || bytes.includes('word/document.xml');

/** How a kind begins, and how the name of such a file ends. Names inside an archive are not packed, so they can be looked for. */
const KINDS = {
  'application/pdf': { is: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d), ends: /\.pdf$/i, ending: '.pdf' },
  'image/png': { is: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ends: /\.png$/i, ending: '.png' },
  'image/jpeg': { is: startsWith(0xff, 0xd8, 0xff), ends: /\.jpe?g$/i, ending: '.jpg' },
  [SHEET]: {
    is: (bytes: Buffer) => isZip(bytes) && bytes.includes('xl/workbook.xml') && !bytes.includes('vbaProject.bin'),
    ends: /\.xlsx$/i,
    ending: '.xlsx',
  },
  [TEXT]: {
    is: (bytes: Buffer) => isZip(bytes) && bytes.includes('word/document.xml') && !bytes.includes('vbaProject.bin'),
    ends: /\.docx$/i,
    ending: '.docx',
  },
  'application/zip': { is: (bytes: Buffer) => isZip(bytes) && !isOffice(bytes), ends: /\.zip$/i, ending: '.zip' },
} as const;
export type UploadedType = keyof typeof KINDS;

// The name is somebody's own, so it is only a name: without a path, and ending as what it is.
function nameOf(given: string, type: UploadedType): string {
  const plain = given
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  const { ends, ending } = KINDS[type];
  return ends.test(plain) ? plain : `${plain || 'paper'}${ending}`;
}

export const addressOf = ({ id, name }: { readonly id: number; readonly name: string }) =>
  `/files/${id}/${encodeURIComponent(name)}`;

interface Wanted {
  readonly types: readonly UploadedType[];
  /** bytes */
  readonly limit: number;
  /** what is said where it is of another kind, or larger */
  readonly otherwise: TextId;
}

/** Whether bytes are of a kind, by how they begin. */
export const isOfKind = (bytes: Buffer, type: UploadedType): boolean => KINDS[type].is(bytes);

/** A file that was brought, as its row holds it. */
export interface KeptFile {
  readonly name: string;
  readonly contentType: UploadedType;
  readonly bytes: Buffer | null;
  readonly object: StoredObject | null;
}

/**
 * Keeps a file that was brought: of a kind by its content, not too large, with nothing found by the scanner. `write` puts the row down, in a
 * transaction of its own; where it refuses, the bytes go again.
 */
export async function keepUploaded<T>(
  { scan, uploads }: Pick<Services, 'scan' | 'uploads'>,
  file: File,
  { types, limit, otherwise }: Wanted,
  write: (row: KeptFile) => Promise<T>,
): Promise<T> {
  if (file.size > limit) throw refused(otherwise);
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = types.find((type) => isOfKind(bytes, type));
  if (!contentType) throw refused(otherwise);
  if (!(await scan(bytes))) throw refused('fileInfected');
  const { forget, ...place } = await uploads.keep(bytes, contentType);
  return write({ ...place, contentType, name: nameOf(file.name, contentType) }).catch((error) => {
    // Where the database broke off the row may stand, and then its bytes do.
    if (error instanceof Failure) void forget();
    throw error;
  });
}
