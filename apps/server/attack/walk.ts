/** What a walk attacks. */
export interface Target {
  /** `http://127.0.0.1:4100`: a server with the demonstration, alone with the walk */
  readonly origin: string;
  /** PostgreSQL's address, for a walk that starts servers of its own; undefined is PGlite */
  readonly database: string | undefined;
  /** the form that is part of the tests */
  readonly short: boolean;
}

/** What was measured; each name says its unit. */
export type Figures = Readonly<Record<string, number | string>>;

/** One file a walk: `export const name` and `export async function run`. It throws when a promise is broken, and ends in bounded time. */
export interface Walk {
  readonly name: string;
  run(target: Target): Promise<Figures>;
}
