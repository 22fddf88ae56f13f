import { readConfig } from './config.ts';
import { DEMO_ACCOUNTS } from './demo/index.ts';
import { runImport } from './import/cli.ts';
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

const [command, ...argv] = process.argv.slice(2);
try {
  if (command === 'import') process.exit(await importFile(argv));
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `Lading cannot start. ${error.message}` : error);
  process.exit(1);
}
