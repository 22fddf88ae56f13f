import { firstStart } from './server.ts';

/** Before all journeys: one server makes its data, and every journey's server begins with a copy of them. */
async function prepare(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await firstStart();
  process.env['E2E_DATA'] = dataDir;
  return remove;
}

// Playwright takes it by default export.
export { prepare as default };
