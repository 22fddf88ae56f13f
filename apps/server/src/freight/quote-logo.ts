import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { housePictures } from '../database/schema.ts';
import type { QuoteLogo } from '../documents/quote/quote.ts';
import { idOfPicture } from '../user/house/pictures.ts';

/** Width and height of a PNG, which stand at a fixed place. */
const sizeOfPng = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

// Frames of a JPEG that begin a picture: C0 to CF without tables (C4), what is kept free (C8) and arithmetic (CC).
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Width and height of a JPEG: of its first frame. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** The size of a picture in pixels; undefined where it does not say, or is no picture that a workbook can hold. */
export function sizeOf(bytes: Buffer, contentType: string): { width: number; height: number } | undefined {
  if (contentType === 'image/png') return bytes.length > 24 ? sizeOfPng(bytes) : undefined;
  return contentType === 'image/jpeg' ? sizeOfJpeg(bytes) : undefined;
}

/** The logo of the house for a workbook, which holds no vector drawings; undefined where there is none that it can hold. */
export async function logoOf(db: Db, path: string): Promise<QuoteLogo | undefined> {
  const id = idOfPicture(path);
  if (id === undefined) return undefined;
  const [row] = await db.select().from(housePictures).where(eq(housePictures.id, id));
  const size = row && sizeOf(row.bytes, row.contentType);
  return row && size && size.width > 0 && size.height > 0
    ? { bytes: row.bytes, contentType: row.contentType, ...size }
    : undefined;
}
