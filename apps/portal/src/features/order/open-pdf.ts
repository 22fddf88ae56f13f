import type { BillFile } from '@lading/ui';

type PdfFile = Awaited<ReturnType<NonNullable<BillFile['open']>>>;

/** Opens a PDF with pdf.js, which comes when the first one is shown; its worker is a file of ours, as the policy of the page demands. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  const [pdf, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdf.GlobalWorkerOptions.workerSrc = worker.default;
  const task = pdf.getDocument({ data: bytes });
  const file = await task.promise;
  return {
    pages: file.numPages,
    async draw(number, canvas, width) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
