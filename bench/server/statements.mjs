// More statements than the demonstration has.
import { columnsOf, copied } from './orders.mjs';
import { open } from './rates.mjs';

// One is called `check`.
const quoted = (columns) => columns.map((name) => `"${name}"`).join(', ');

async function copyAccounts(ask, wanted) {
  const [{ have }] = await ask('select count(*)::int as have from accounts');
  if (have >= wanted) return;
  const columns = await columnsOf(ask, 'accounts', ['id']);
  const instead = {
    account_no: "accounts.account_no || '.' || again",
    follows_id: 'null',
    request_id: 'null',
    issue_day: 'accounts.issue_day - again % 1500',
    due_day: 'accounts.due_day - again % 1500',
    create_time: "accounts.create_time - (again % 1500) * interval '1 day'",
  };
  await ask(`
    insert into accounts (${quoted(columns)})
    select ${copied(columns, 'accounts', instead)}
    from generate_series(1, ${Math.ceil(wanted / have) - 1}) again
      cross join (select * from accounts order by id) accounts
    order by again, accounts.id limit ${wanted - have}`);
}

/** Each copy has the lines and the sums of what it was copied from. */
async function copyOf(ask, table, without) {
  const columns = await columnsOf(ask, table, without);
  await ask(`
    insert into ${table} (${quoted(columns)})
    select ${copied(columns, 'rows', { account_id: 'copy.id', ...(columns.includes('due_day') && { due_day: 'copy.due_day', issue_day: 'copy.issue_day' }) })}
    from accounts copy join accounts origin on origin.account_no = split_part(copy.account_no, '.', 1)
      join ${table} rows on rows.account_id = origin.id
    where copy.id <> origin.id`);
}

/** Brings the statements to so many, over the four years before, of the same customers, with their lines and sums. */
export async function growStatements(place, wanted) {
  const { ask, close } = await open(place);
  try {
    await copyAccounts(ask, wanted);
    await copyOf(ask, 'account_lines', ['id']);
    await copyOf(ask, 'account_sums', []);
    for (const table of ['accounts', 'account_lines', 'account_sums']) await ask(`vacuum analyze ${table}`);
    const [counts] =
      await ask(`select (select count(*)::int from accounts) as statements, (select count(*)::int from account_lines) as lines,
      (select count(*)::int from account_sums) as sums`);
    return `${counts.statements} statements, ${counts.lines} lines, ${counts.sums} sums`;
  } finally {
    await close();
  }
}
