import type { Out, PortalContract } from '@lading/api-client/contract';
import { deskOf } from '../documents/printer.ts';
import { GENERAL } from '../documents/so/general.ts';
import { readSo } from '../documents/so/read.ts';
import type { SoPage } from '../documents/so/shapes.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, refused } from '../http/failure.ts';
import { say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { findOrderFile } from './papers/find.ts';

type Answer = Out<PortalContract['order']['analyseSo']>;
type Found = NonNullable<Awaited<ReturnType<typeof findOrderFile>>>;

async function linesOf({ printer, uploads }: Services, { file }: Found, caller: Caller) {
  if (file.contentType !== 'application/pdf') throw refused('soNotPdf');
  const bytes = await uploads.read(file);
  try {
    const read = await printer.for(deskOf(caller.visitor)).so(new Uint8Array(bytes));
    return JSON.parse(read.toString('utf8')) as { readonly count: number; readonly pages: readonly SoPage[] };
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Damaged, or locked with a password.
    throw refused('soNotRead');
  }
}

async function analyse(services: Services, caller: Caller, found: Found): Promise<Answer> {
  const { language } = caller;
  const { count, pages } = await linesOf(services, found, caller);
  const hasText = pages.some(({ lines }) => lines.length > 0);
  if (!hasText) return { text: false, pages: count, layout: GENERAL.id, layoutName: '', fields: [], unmatched: [] };
  const { layout, fields, unmatched } = readSo(pages);
  return {
    text: true,
    pages: count,
    layout: layout.id,
    layoutName:
      layout === GENERAL ? say(language, 'soGeneral') : say(language, 'soLayout', { carrier: layout.carrier }),
    fields: fields.map((field) => ({ ...field, values: [...field.values] })),
    unmatched: [...unmatched],
  };
}

/** What a shipping order says, offered and never taken over by itself. */
export const so = (services: Services): FileHandlers<'order', 'so'> => ({
  analyseSo: (_asked, caller, found) => analyse(services, caller, found),
});
