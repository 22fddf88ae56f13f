import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/** Files written by npm run generate say what their sources say. */
export async function checkGenerated() {
  const { code, output } = await node([inside('scripts', 'generate.mjs'), '--check'], { quiet: true });
  return code === 0 ? [] : [output.trim()];
}

/** The migrations lead to the schema: the generator has nothing to add to a copy of them. */
export async function checkMigrations() {
  const server = inside('apps', 'server');
  const folder = mkdtempSync(join(tmpdir(), 'lading-migrations-'));
  const copy = join(folder, 'migrations');
  cpSync(join(server, 'src', 'database', 'migrations'), copy, { recursive: true });
  const before = readdirSync(copy).length;
  const config = {
    dialect: 'postgresql',
    casing: 'snake_case',
    schema: './src/database/schema.ts',
    out: relative(server, copy),
  };
  writeFileSync(join(folder, 'drizzle.config.json'), JSON.stringify(config));
  const { code, output } = await node(
    ['--conditions=lading-source', 'migrations.mjs', `--config=${join(folder, 'drizzle.config.json')}`],
    { cwd: server, quiet: true },
  );
  const added = readdirSync(copy).length - before;
  rmSync(folder, { recursive: true });
  if (code !== 0) return [output.trim()];
  return added === 0 ? [] : ['the schema has changed: run npm run migrations -w @lading/server'];
}
