import { type MessagePort, parentPort } from 'node:worker_threads';
import { billPdf } from './bill-pdf.ts';
import { ledgerPdf } from './ledger/ledger-pdf.ts';
import { ledgerXlsx } from './ledger/ledger-xlsx.ts';
import { quoteXlsx } from './quote/quote-xlsx.ts';
import { reviewPdf } from './review/review-pdf.ts';
import { reviewsXlsx, reviewXlsx } from './review/review-xlsx.ts';
import { soLines } from './so/pdf-lines.ts';
import { vgmPdf } from './vgm-pdf.ts';

const papers = {
  bill: billPdf,
  review: reviewPdf,
  sheet: reviewXlsx,
  sheets: reviewsXlsx,
  quote: quoteXlsx,
  ledger: ledgerPdf,
  ledgerSheets: ledgerXlsx,
  so: soLines,
  vgm: vgmPdf,
};
export type Papers = typeof papers;

/** What is to be drawn, by the name and the arguments of its function. */
export interface Order {
  readonly paper: keyof Papers;
  readonly args: readonly unknown[];
}
export type Printed = { readonly bytes: Uint8Array } | { readonly error: Error };

async function print({ paper, args }: Order): Promise<Printed> {
  try {
    return { bytes: await (papers[paper] as (...args: unknown[]) => Promise<Uint8Array>)(...args) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// Only one is asked for at a time.
const port: MessagePort | null = parentPort;
port?.on('message', async (order: Order) => port.postMessage(await print(order)));
