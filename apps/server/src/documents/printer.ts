import { Worker } from 'node:worker_threads';
import type { Order, Papers, Printed } from './print-worker.ts';

type Asked<Paper extends keyof Papers> = (...args: Parameters<Papers[Paper]>) => Promise<Buffer>;

/** Draws PDFs beside the thread that answers requests. */
export type Printer = { readonly [Paper in keyof Papers]: Asked<Paper> } & { close(): Promise<void> };

interface Job extends Order {
  done(printed: Printed): void;
}

/**
 * A printer of at most `size` threads; a thread is started when it is first needed and does not keep the process alive while it has nothing
 * to do. A job fails when it is not done `limit` ms after it was asked for, and when the printer is closed.
 */
export function openPrinter({ size = 1, limit = 30_000, script = './print-worker.ts' } = {}): Printer {
  const threads = new Map<Worker, Job | undefined>();
  const waiting = new Set<Job>();
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

  const next = (): void => {
    for (const job of waiting) {
      const idle = [...threads].find(([, busy]) => busy === undefined)?.[0];
      const thread = idle ?? (threads.size < size && !closed ? start() : undefined);
      if (!thread) return;
      waiting.delete(job);
      threads.set(thread, job);
      thread.ref();
      thread.postMessage({ paper: job.paper, args: job.args } satisfies Order);
    }
  };

  const ask = (paper: keyof Papers, args: readonly unknown[]) =>
    new Promise<Buffer>((resolve, reject) => {
      if (closed) throw new Error('the printer is closed');
      const late = setTimeout(() => {
        waiting.delete(job);
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
      waiting.add(job);
      next();
    });

  return {
    bill: (...args) => ask('bill', args),
    review: (...args) => ask('review', args),
    async close() {
      closed = true;
      for (const job of waiting) job.done({ error: new Error('the printer is closed') });
      waiting.clear();
      await Promise.all([...threads.keys()].map((thread) => thread.terminate()));
    },
  };
}
