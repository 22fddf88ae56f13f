// More rates than the demonstration has, and how the database finds those of a lane.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { inside } from '../../scripts/tools/root.mjs';

/** Weeks that the demonstration has of each channel: what was before them is over. */
const WEEKS = 34;

/** The built-in database of a folder, or one of PostgreSQL. */
export async function open({ folder, url }) {
  if (url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { ask: async (text, values = []) => (await client.query(text, values)).rows, close: () => client.end() };
  }
  const required = createRequire(inside('apps', 'server', 'package.json')).resolve('@electric-sql/pglite');
  const { PGlite } = await import(pathToFileURL(required).href);
  const database = await PGlite.create(join(folder, 'pgdata'));
  return { ask: async (text, values = []) => (await database.query(text, values)).rows, close: () => database.close() };
}

/**
 * Brings the rates of containers to so many: of each row four of the years before, which are over, and the others on lanes of other
 * ports, so that all columns of the index are as full as after years.
 */
export async function growRates(place, wanted) {
  const { ask, close } = await open(place);
  try {
    const [{ have }] = await ask('select count(*)::int as have from fcl_rates');
    if (have < wanted) {
      const named = await ask(
        `select column_name as name from information_schema.columns
         where table_name = 'fcl_rates' and table_schema = current_schema() and column_name not in ('id', 'request_id')`,
      );
      const instead = {
        rate_no: "rates.rate_no || '-' || again",
        pod_id: 'case when again <= 4 then rates.pod_id else others.id end',
        valid_from: `case when again <= 4 then rates.valid_from - again * ${WEEKS * 7} else rates.valid_from end`,
        valid_to: `case when again <= 4 then rates.valid_to - again * ${WEEKS * 7} else rates.valid_to end`,
        promoted: 'false',
      };
      const columns = named.map(({ name }) => name);
      await ask(`
        insert into fcl_rates (${columns.join(', ')})
        select ${columns.map((name) => instead[name] ?? `rates.${name}`).join(', ')}
        from generate_series(1, ${Math.ceil(wanted / have) - 1}) again
          cross join (select * from fcl_rates order by id) rates
          join (select id, row_number() over (order by id) - 1 as place, count(*) over () as ports
            from ports where kind = 'sea' and removed_at is null) others
            on others.place = (rates.pod_id * 7 + again * 131) % others.ports
        order by again, rates.id limit ${wanted - have}`);
    }
    await ask('analyze fcl_rates');
    const [{ count }] = await ask('select count(*)::int as count from fcl_rates');
    return count;
  } finally {
    await close();
  }
}

/** How a lane's rates of a fortnight are found, as the server asks for them. */
export async function planOf(place, [from, to]) {
  const { ask, close } = await open(place);
  try {
    const id = async (code) => (await ask('select id from ports where code = $1', [code]))[0].id;
    const [pol, pod] = [await id(from), await id(to)];
    const rows = await ask(`explain (analyze, buffers off, summary off)
      select * from fcl_rates join rate_sheets on rate_sheets.id = fcl_rates.sheet_id
      where fcl_rates.pol_id = ${pol} and fcl_rates.pod_id = ${pod} and fcl_rates.status = 2 and fcl_rates.removed_at is null
        and fcl_rates.valid_to >= current_date and fcl_rates.valid_from <= current_date + 14 limit 1000`);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await close();
  }
}
