import type { BillFile } from '@lading/ui';

type PdfFile = Awaited<ReturnType<NonNullable<BillFile['open']>>>;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}
let port: Worker | undefined;

/** The one worker for all files. Trusted types let an address begin a worker only by a policy: this one knows the one address. */
function workerAt(address: string): Worker {
  if (port) return port;
  const createScriptURL = (url: string) => {
    if (url !== address) throw new TypeError('not the worker of the PDFs');
    return url;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL });
  port = new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
  return port;
}

/** Opens a PDF with pdf.js, which comes when the first one is shown; its worker is a file of ours, as the policy of the page demands. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  const [pdf, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdf.GlobalWorkerOptions.workerPort = workerAt(worker.default);
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
