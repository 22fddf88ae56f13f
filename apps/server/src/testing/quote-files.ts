import { read } from '@e965/xlsx';
import type { Arg, Endpoint } from '@lading/api-client/contract';
import type { World } from './world.ts';

/** What a download answers to whoever has a session, or a cookie. */
export async function downloaded<E extends Endpoint>(
  { app }: Pick<World, 'app'>,
  { path }: E,
  payload: Arg<E>,
  { token = '', cookie = '' }: { token?: string; cookie?: string },
) {
  const headers = { 'content-type': 'application/json', language: 'en-US', auth: token, cookie };
  const answer = await app.inject({ method: 'POST', url: path, payload: JSON.stringify(payload), headers });
  if (!`${answer.headers['content-type']}`.includes('spreadsheetml')) throw new Error(answer.body.slice(0, 300));
  return { bytes: answer.rawPayload, name: /filename="([^"]+)"/.exec(`${answer.headers['content-disposition']}`)?.[1] };
}

/** The only sheet of a workbook, as another library reads it. */
export function sheetOf({ bytes }: { bytes: Buffer }) {
  const book = read(bytes, { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('no sheet');
  const places = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
  const rowOf = (text: string) => {
    const found = places.find(([, cell]) => typeof cell.v === 'string' && cell.v.startsWith(text));
    if (!found) throw new Error(`nothing begins with ${text}`);
    return Number(found[0].replace(/\D/g, ''));
  };
  return { sheet, rowOf, places, texts: places.map(([, cell]) => `${cell.v}`) };
}
