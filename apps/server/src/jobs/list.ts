import type { contract, In, JobKind, JobState, Out } from '@lading/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { isoInstant } from '../time.ts';

type Page = typeof contract.message.jobPage;

// As pg-boss calls them in its own schema.
const STATES: Readonly<Record<JobState, readonly string[]>> = {
  waiting: ['created', 'retry'],
  active: ['active'],
  done: ['completed'],
  failed: ['failed', 'cancelled'],
};
const STATE_OF = new Map(
  Object.entries(STATES).flatMap(([state, theirs]) => theirs.map((name) => [name, state as JobState] as const)),
);

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: JobKind;
  readonly state: string;
  readonly tries: number;
  readonly created: Date | string;
  readonly starts: Date | string;
  readonly done: Date | string | null;
  readonly data: unknown;
  readonly output: unknown;
  readonly total: number | string;
}

const LONGEST = 200;
const iso = (at: Date | string) => isoInstant(new Date(at));
const oneOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** What it is about: the ids that it was told, and nothing else. */
const aboutOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? `#${data.id}` : '';

function failureOf(output: unknown): string {
  if (typeof output !== 'object' || output === null || !('message' in output)) return '';
  return String(output.message).split('\n', 1)[0]?.slice(0, LONGEST) ?? '';
}

function recordOf({ id, name, state, tries, created, starts, done, data, output }: Row): Out<Page>['records'][number] {
  const known = STATE_OF.get(state) ?? 'waiting';
  return {
    id,
    kind: name,
    state: known,
    tries,
    createTime: iso(created),
    startAfter: known === 'waiting' ? iso(starts) : null,
    doneAt: done && iso(done),
    about: aboutOf(data),
    failure: known === 'done' ? '' : failureOf(output),
  };
}

const rowsOf = <R extends Record<string, unknown>>(answer: unknown): R[] => (answer as { rows: R[] }).rows;

/** Jobs of these queues, the newest first. */
export async function pageOfJobs(
  db: Db,
  names: readonly JobKind[],
  { current, size, kind, state }: In<Page>,
): Promise<Out<Page>> {
  const ofKind = sql`name in (${oneOf(kind === undefined ? names : [kind])})`;
  const ofState = state === undefined ? sql`true` : sql`state::text in (${oneOf(STATES[state])})`;
  const rows = rowsOf<Row>(
    await db.execute(sql`
      select id, name, state::text as state, retry_count + (started_on is not null)::int as tries, created_on as created,
        start_after as starts, completed_on as done, data, output, count(*) over () as total
      from jobs.job where ${ofKind} and ${ofState}
      order by created_on desc, id limit ${size} offset ${(current - 1) * size}`),
  );
  const sums = rowsOf<{ state: string; count: number | string }>(
    await db.execute(sql`select state::text as state, count(*) as count from jobs.job where ${ofKind} group by 1`),
  );
  const counts = { waiting: 0, active: 0, done: 0, failed: 0 };
  for (const sum of sums) counts[STATE_OF.get(sum.state) ?? 'waiting'] += Number(sum.count);
  return { records: rows.map(recordOf), total: Number(rows[0]?.total ?? 0), counts };
}
