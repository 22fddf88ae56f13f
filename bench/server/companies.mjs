// More companies and messages than the demonstration has: a desk that works on 100,000 orders has thousands of them.
import { columnsOf, copied } from './orders.mjs';
import { open } from './rates.mjs';

const COMPANIES = 5_000;
const MESSAGES = 20_000;
const WAYS = ['国际物流', '进出口', '供应链', '电子', '纺织', '化工', '机械', '食品', '家具', '贸易'];

async function copy(ask, { table, without, wanted, instead }) {
  const [{ have }] = await ask(`select count(*)::int as have from ${table}`);
  if (have === 0 || have >= wanted) return;
  const columns = await columnsOf(ask, table, without);
  await ask(`
    insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    select ${copied(columns, 'origin', instead)}
    from generate_series(1, ${Math.ceil(wanted / have)}) again cross join (select * from ${table} order by id) origin
    order by again, origin.id limit ${wanted - have}`);
}

/** Companies whose names are read when they are looked for first, and messages; says how many there are. */
export async function growCompanies(place) {
  const { ask, close } = await open(place);
  try {
    const trade = `(array[${WAYS.map((way) => `'${way}'`).join(', ')}])[again % ${WAYS.length} + 1]`;
    await copy(ask, {
      table: 'customers',
      without: ['id', 'sought'],
      wanted: COMPANIES,
      instead: {
        code: "origin.code || '.' || again",
        name: `left(origin.name, 4) || ${trade} || again`,
        name_en: "origin.name_en || ' ' || again",
        uscc: 'null',
        pinyin: "''",
        pinyin_of: "''",
      },
    });
    await copy(ask, {
      table: 'broadcasts',
      without: ['id', 'sought'],
      wanted: MESSAGES,
      instead: {
        title_cn: "origin.title_cn || ' ' || again",
        title_en: "origin.title_en || ' ' || again",
        // Sent long ago: they wait for nothing.
        sent_at: 'coalesce(origin.sent_at, origin.create_time)',
        request_id: "origin.request_id || '.' || again",
      },
    });
    for (const table of ['customers', 'broadcasts']) await ask(`vacuum analyze ${table}`);
    const [counts] = await ask(
      'select (select count(*)::int from customers) as companies, (select count(*)::int from broadcasts) as messages',
    );
    return `${counts.companies} companies, ${counts.messages} messages`;
  } finally {
    await close();
  }
}
