import { type Db, openDatabase } from '../src/database/open.ts';
import { startServer } from '../src/testing/server.ts';
import { setup } from '../src/testing/template.ts';
import type { Target } from './walk.ts';

export interface Beside {
  readonly db: Db;
  readonly origin: string;
  close(): Promise<void>;
}

/** A server, and its database as somebody beside it uses it. PGlite is open in one process only: there the server runs in this one. */
export async function openBeside({ origin, database }: Pick<Target, 'origin' | 'database'>): Promise<Beside> {
  if (database) {
    const { db, close } = await openDatabase({ url: database });
    return { db, origin, close };
  }
  await setup();
  const { app, database: own, close } = await startServer({ rate: 1_000_000 });
  return { db: own.db, origin: await app.listen({ host: '127.0.0.1', port: 0 }), close };
}
