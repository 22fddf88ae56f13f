import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, page by page, and the name it gives itself. */
export async function readPdf(pdf: Buffer): Promise<{ title: string; pages: string[] }> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  const { info } = await file.getMetadata();
  await task.destroy();
  return { title: 'Title' in info ? String(info.Title) : '', pages };
}
