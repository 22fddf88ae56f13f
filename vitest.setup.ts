import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // How long a test waits for what comes soon, ms; a busy machine takes its time.
  asyncUtilTimeout: 5000,
  // The whole page was written into each error, and whoever waits makes many: a seventh of the time of such a test.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(cleanup);

// ms; a part of the portal that nobody waited for may be its first.
const LAST_PARTS = 60_000;

// The next file may find the same page: it shall find it new.
afterAll(async () => {
  vi.useRealTimers();
  // A module that is still being loaded breaks off with its file, and none after it in the same worker would get it.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  // Some files ask for no page.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}, LAST_PARTS);
