import type { OwnServer } from './own-server.ts';

/** What a walk attacks. Walks of one database share it: none leaves anything behind that another one needs. */
export interface Target {
  /** `http://127.0.0.1:4100`: a server with the demonstration, alone with the walk */
  readonly origin: string;
  readonly server: OwnServer;
  /** the address of the server's PostgreSQL database; undefined is PGlite, which is open in one process at a time */
  readonly database: string | undefined;
  /** the form that is part of the tests */
  readonly short: boolean;
  /** A server over the same data, for a walk that has ended the one before. */
  again(): Promise<OwnServer>;
}

/** What was measured; each name says its unit. */
export type Figures = Readonly<Record<string, number | string>>;

/** One file a walk: `export const name` and `export async function run`. It throws when a promise is broken, and ends in bounded time. */
export interface Walk {
  readonly name: string;
  run(target: Target): Promise<Figures>;
}
