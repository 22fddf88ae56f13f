import { Worker } from 'node:worker_threads';
import { unavailable } from '../http/failure.ts';
import { FairQueue } from './fair-queue.ts';
import type { Order, Papers, Printed } from './print-worker.ts';

type Asked<Paper extends keyof Papers> = (...args: Parameters<Papers[Paper]>) => Promise<Buffer>;

/** What one customer has drawn. */
export type Desk = { readonly [Paper in keyof Papers]: Asked<Paper> };

/** Draws and reads PDFs beside the thread that answers requests. */
export interface Printer {
  /** The desk of a share: who asks for much waits behind himself, and others in turns with him. */
  for(share: string): Desk;
  close(): Promise<void>;
}

interface Job extends Order {
  done(printed: Printed): void;
}

/**
 * A printer of at most `size` threads; a thread is started when it is first needed and does not keep the process alive while it has nothing
 * to do. A job fails when it is not done `limit` ms after it was asked for, when its share has `most` waiting, and when the printer is closed.
 */
export function openPrinter({ size = 1, limit = 30_000, most = 100, script = './print-worker.ts' } = {}): Printer {
  const threads = new Map<Worker, Job | undefined>();
  const queue = new FairQueue<Job>();
  let closed = false;

  const start = (): Worker => {
    const thread = new Worker(new URL(script, import.meta.url));
    threads.set(thread, undefined);
    const ended = (error: Error) => {
      const job = threads.get(thread);
      threads.delete(thread);
      job?.done({ error });
      next();
    };
    thread.on('error', ended);
    thread.on('exit', () => ended(new Error('the printer ended')));
    thread.on('message', (printed: Printed) => {
      const job = threads.get(thread);
      threads.set(thread, undefined);
      thread.unref();
      job?.done(printed);
      next();
    });
    return thread;
  };

  const idle = (): Worker | undefined =>
    [...threads].find(([, busy]) => busy === undefined)?.[0] ?? (threads.size < size && !closed ? start() : undefined);

  const next = (): void => {
    while (!queue.isEmpty) {
      const thread = idle();
      const job = thread && queue.next();
      if (!job) return;
      threads.set(thread, job);
      thread.ref();
      thread.postMessage({ paper: job.paper, args: job.args } satisfies Order);
    }
  };

  const ask = (share: string, paper: keyof Papers, args: readonly unknown[]) =>
    new Promise<Buffer>((resolve, reject) => {
      if (closed) throw new Error('the printer is closed');
      if (queue.waiting(share) >= most) throw unavailable();
      const late = setTimeout(() => {
        if (queue.remove(share, job)) return job.done({ error: unavailable() });
        const drawing = [...threads].find(([, busy]) => busy === job)?.[0];
        job.done({ error: new Error(`${paper} not drawn within ${limit} ms`) });
        // What does not end by itself leaves its place to another thread.
        void drawing?.terminate();
      }, limit);
      const job: Job = {
        paper,
        args,
        done(printed) {
          clearTimeout(late);
          if ('error' in printed) reject(printed.error);
          else resolve(Buffer.from(printed.bytes.buffer, printed.bytes.byteOffset, printed.bytes.byteLength));
        },
      };
      queue.add(share, job);
      next();
    });

  return {
    for: (share) => ({
      bill: (...args) => ask(share, 'bill', args),
      review: (...args) => ask(share, 'review', args),
      sheet: (...args) => ask(share, 'sheet', args),
      sheets: (...args) => ask(share, 'sheets', args),
      quote: (...args) => ask(share, 'quote', args),
      so: (...args) => ask(share, 'so', args),
      vgm: (...args) => ask(share, 'vgm', args),
      ledger: (...args) => ask(share, 'ledger', args),
      ledgerSheets: (...args) => ask(share, 'ledgerSheets', args),
    }),
    async close() {
      closed = true;
      for (const job of queue.clear()) job.done({ error: new Error('the printer is closed') });
      await Promise.all([...threads.keys()].map((thread) => thread.terminate()));
    },
  };
}

/** A customer's people share one desk; each of the forwarder's people has one. */
export const deskOf = ({ customerId, userId }: { customerId: number | null; userId: number }): string =>
  customerId === null ? `user ${userId}` : `customer ${customerId}`;
