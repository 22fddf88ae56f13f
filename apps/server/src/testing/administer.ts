import pg from 'pg';

/** Runs one statement beside PostgreSQL's databases; answers the address of the database `name` beside that of `address`. */
export async function administer(address: string, statement: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
