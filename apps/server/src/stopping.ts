import { CLOSE_WITHIN } from './http/closing.ts';

/** Milliseconds in which further signals are the same one: Ctrl-C comes from the terminal, and again from npm. */
const SAME = 500;
/** What the database gets beyond that to end what it is at; whatever was answered is kept even without. */
const DATABASE_WITHIN = 5_000;

interface Closable {
  close(): PromiseLike<unknown>;
}

/** Ends the process when it is asked to: in order at the first signal, at once at the second. */
export function stopOnSignals(app: Closable, database: Closable): void {
  let stopped: number | undefined;
  const stop = async () => {
    setTimeout(() => leave('Not everything closed in time.'), CLOSE_WITHIN + DATABASE_WITHIN);
    await app.close();
    await database.close();
    process.exit(0);
  };
  const hear = () => {
    if (stopped !== undefined) {
      if (performance.now() - stopped > SAME) leave('Asked again: ended at once. What was answered is kept.');
      return;
    }
    stopped = performance.now();
    stop().catch((error: Error) => leave(`Not closed in order: ${error.message}`));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
}

function leave(why: string): never {
  console.error(why);
  process.exit(1);
}
