import { ensureBaseData, loadBaseData } from './basedata/load.ts';
import { readConfig } from './config.ts';
import { DEMO_ACCOUNTS } from './demo/index.ts';
import { runImport } from './import/cli.ts';
import { chain, verify } from './security/chain.ts';
import { checkPort, ensureDemo, openConfigured, serve } from './start.ts';
import { StartError } from './start-error.ts';
import { stopOnSignals } from './stopping.ts';
import { VERSION } from './version.ts';

async function importFile(argv: string[]): Promise<number> {
  const database = await openConfigured(readConfig(process.env));
  try {
    const code = await runImport(argv, database.db);
    if (code === 0) await database.vacuum();
    return code;
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config);
  const database = await openConfigured(config);
  try {
    await ensureBaseData(database);
    if (config.mode === 'demo') await ensureDemo(database);
    const { app, url } = await serve(config, database);
    stopOnSignals(app, database);
    const kept = database.engine === 'pglite' ? config.dataDir : 'PostgreSQL';
    console.log(`Lading ${VERSION} is ready: ${config.publicOrigin ?? url}\nData: ${kept}`);
    if (config.mode === 'demo') greet();
  } catch (error) {
    await database.close();
    throw error;
  }
}

function greet(): void {
  console.log('Demo accounts:');
  for (const { account, password, name, company } of DEMO_ACCOUNTS)
    console.log(`  ${account}  ${password}  ${name}, ${company}`);
}

/** Reads the audit chain; 1 where it is broken. */
async function audit(): Promise<number> {
  const database = await openConfigured(readConfig(process.env));
  try {
    while ((await chain(database.db)) > 0);
    const { entries, first, last, broken } = await verify(database.db);
    if (broken) console.error(`Entry ${broken.place} (row ${broken.id}) of the audit log is ${broken.why}.`);
    else
      console.log(
        `The audit log is whole: ${entries} entries since ${first?.at.toISOString() ?? 'now'} from place ${first?.place ?? 1}, the last one ${last || 'none'}.`,
      );
    return broken ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** Brings the base data of the files into the tables. */
async function base(): Promise<number> {
  const database = await openConfigured(readConfig(process.env));
  try {
    const files = await loadBaseData(database.db);
    console.log(files.length > 0 ? `Loaded: ${files.join(', ')}` : 'The base data is that of the files already.');
    return 0;
  } finally {
    await database.close();
  }
}

const [command, ...argv] = process.argv.slice(2);
try {
  if (command === 'audit') process.exit(await audit());
  if (command === 'basedata') process.exit(await base());
  if (command === 'import') process.exit(await importFile(argv));
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `Lading cannot start. ${error.message}` : error);
  process.exit(1);
}
