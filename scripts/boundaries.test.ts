import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFiles, checkRepository } from './boundaries.mjs';
import { inside, root } from './tools/root.mjs';

const exports = {
  '@lading/validators': ['.', './bill'],
  '@lading/ui': ['.', './zh-CN', './fonts'],
  '@lading/api-client': ['.', './contract', './react', './live', './testing', './openapi'],
  '@lading/portal': [],
  '@lading/server': [],
};
const check = (path: string, text: string): string[] => checkFiles([{ path, text }], exports);

const forbidden: [path: string, text: string][] = [
  // validators know no framework
  ['packages/validators/src/x.ts', `import { useState } from 'react';`],
  ['packages/validators/src/x.ts', `import type { FC } from 'react';`],
  ['packages/validators/src/x.ts', `import { object } from 'yup';`],
  ['packages/validators/src/record/x.ts', `import type { Schema } from 'yup';`],
  ['packages/validators/src/x.ts', `import useSWR from 'swr';`],
  ['packages/validators/src/x.ts', `import fastify from 'fastify';`],
  ['packages/validators/src/x.ts', `import { Button } from '@lading/ui';`],
  ['packages/validators/src/x.ts', `import { contract } from '@lading/api-client/contract';`],
  // ui: no client, no router, no fetching, headless libraries only in foundations
  ['packages/ui/src/bill/x.tsx', `import { contract } from '@lading/api-client';`],
  ['packages/ui/src/bill/x.tsx', `import { useQuery } from '@lading/api-client/react';`],
  ['packages/ui/src/bill/x.tsx', `import useSWR from 'swr';`],
  ['packages/ui/src/bill/x.tsx', `import useSWR from 'swr/infinite';`],
  ['packages/ui/src/bill/x.tsx', `import { Link } from '@tanstack/react-router';`],
  ['packages/ui/src/bill/x.tsx', `const load = () => fetch('/order');`],
  ['packages/ui/src/bill/x.tsx', `const load = () => globalThis.fetch('/order');`],
  ['packages/ui/src/bill/x.tsx', `const socket = new WebSocket('wss://x');`],
  ['packages/ui/src/dialog/dialog.tsx', `import * as Radix from '@radix-ui/react-dialog';`],
  ['packages/ui/src/dialog/dialog.tsx', `export * from '@radix-ui/react-dialog';`],
  ['packages/ui/src/dialog/dialog.tsx', `export type { DialogProps } from '@radix-ui/react-dialog';`],
  ['packages/ui/src/dialog/dialog.test.tsx', `vi.mock('@radix-ui/react-dialog');`],
  ['packages/ui/src/data-table/x.tsx', `import { useTable } from '@tanstack/react-table';`],
  ['packages/ui/src/foundations/x.tsx', `import useSWR from 'swr';`],
  ['packages/ui/src/button/button.stories.tsx', `import { mock } from '@lading/api-client/testing';`],
  // ways around: relative paths, sub-paths, dynamic imports, import types, require, globs, references
  ['packages/ui/src/bill/x.tsx', `import { call } from '../../../api-client/src/index.ts';`],
  ['packages/ui/src/bill/x.tsx', `import { root } from '../../../../scripts/tools/root.mjs';`],
  ['packages/ui/src/bill/x.tsx', `import rules from '@lading/validators/src/container.ts';`],
  ['packages/ui/src/bill/x.tsx', `const later = () => import('@lading/api-client');`],
  ['packages/ui/src/bill/x.tsx', 'const later = () => import(`@lading/api-client`);'],
  ['packages/ui/src/bill/x.tsx', `const later = (name: string) => import(name);`],
  ['packages/ui/src/bill/x.tsx', `type Client = import('@lading/api-client').Client;`],
  ['packages/ui/src/bill/x.tsx', `const client = require('@lading/api-client');`],
  ['packages/ui/src/bill/x.tsx', `const all = import.meta.glob('../../../api-client/src/*.ts');`],
  ['packages/ui/src/bill/x.tsx', `const all = import.meta.glob(['./*.ts', '../../../api-client/src/*.ts']);`],
  ['packages/ui/src/bill/x.ts', `/// <reference path="../../../api-client/src/index.ts" />`],
  // api-client: React and SWR only in react/, mocks only in testing/
  ['packages/api-client/src/client/x.ts', `import { useState } from 'react';`],
  ['packages/api-client/src/client/x.ts', `import useSWR from 'swr';`],
  ['packages/api-client/src/client/x.ts', `import { useQuery } from '../react/index.ts';`],
  ['packages/api-client/src/client/x.ts', `import { http } from 'msw';`],
  ['packages/api-client/src/react/x.tsx', `import { createRoot } from 'react-dom/client';`],
  ['packages/api-client/src/react/x.tsx', `import { Button } from '@lading/ui';`],
  ['packages/api-client/src/contract/x.ts', `import { call } from '../client/index.ts';`],
  // server: never React, never ui, only the contract of the client
  ['apps/server/src/order/x.ts', `import { renderToString } from 'react-dom/server';`],
  ['apps/server/src/order/x.ts', `import { createElement } from 'react';`],
  ['apps/server/src/order/x.ts', `import { BillForm } from '@lading/ui';`],
  ['apps/server/src/order/x.ts', `import { useQuery } from '@lading/api-client/react';`],
  ['apps/server/src/order/x.ts', `import { createClient } from '@lading/api-client';`],
  ['apps/server/src/order/x.ts', `import { page } from '../../../portal/src/main.tsx';`],
  // portal: never the server or a headless library; features stay apart; no React in the store
  ['apps/portal/src/app/x.tsx', `import { config } from '@lading/server';`],
  ['apps/portal/src/app/x.tsx', `import { config } from '../../../server/src/config.ts';`],
  ['apps/portal/src/app/x.tsx', `import * as Dialog from '@radix-ui/react-dialog';`],
  ['apps/portal/src/app/x.tsx', `import { mock } from '@lading/api-client/testing';`],
  ['apps/portal/src/features/order/x.tsx', `import { Login } from '../user/login.tsx';`],
  ['apps/portal/src/features/order/parts/x.tsx', `import { Login } from '../../user/login.tsx';`],
  ['apps/portal/src/features/order/x.tsx', `import { Route } from '../../routes/orders.tsx';`],
  ['apps/portal/src/session/store.ts', `import { useState } from 'react';`],
  ['apps/portal/src/access/menu.ts', `import { useLink } from '@lading/ui';`],
  // tools
  ['.storybook/preview.tsx', `import { contract } from '@lading/api-client';`],
  ['.storybook/preview.tsx', `import { Button } from '../packages/ui/src/button/index.ts';`],
  ['e2e/bill.spec.ts', `import { messages } from '@lading/ui/zh-CN';`],
  ['e2e/bill.spec.ts', `import { Bill } from '../apps/portal/src/features/order/bill.tsx';`],
  ['e2e/bill.spec.ts', `import { open } from '../apps/server/src/database/open.ts';`],
  ['bench/run.mjs', `import { open } from '../packages/ui/src/index.ts';`],
  ['scripts/x.mjs', `import { contract } from '@lading/api-client/contract';`],
  ['scripts/x.mjs', `import { contract } from '../packages/api-client/src/contract/index.ts';`],
  ['test/consumer/src/x.tsx', `import { Button } from '../../../packages/ui/src/index.ts';`],
  ['packages/ui/src/theme/x.ts', `import { useText } from '../i18n/provider.tsx';`],
  ['packages/ui/src/i18n/x.tsx', `import { Modal } from '../foundations/dialog.tsx';`],
  ['packages/ui/src/foundations/x.tsx', `import { Button } from '../button/index.ts';`],
  ['packages/ui/src/button/x.tsx', `import { BillForm } from '../bill/index.ts';`],
  ['elsewhere/x.ts', `export {};`],
];

it.each(forbidden)('forbids in %s: %s', (path, text) => {
  expect(check(path, text)).toEqual([expect.stringContaining(`${path}:1 `)]);
});

const allowed: [path: string, text: string][] = [
  ['packages/validators/src/yup/x.ts', `import { object } from 'yup'; import { y } from '../y.ts';`],
  ['packages/validators/src/testing/x.test.ts', `import { parse } from '@formatjs/icu-messageformat-parser';`],
  [
    'packages/ui/src/foundations/x.tsx',
    `import * as Radix from '@radix-ui/react-dialog'; import { useState } from 'react';`,
  ],
  [
    'packages/ui/src/bill/x.tsx',
    `import type { MblVo } from '@lading/validators/bill'; import { Button } from '../button/index.ts';`,
  ],
  ['packages/ui/src/bill/x.tsx', `const text = 'import("@lading/api-client")'; // import '@lading/api-client'`],
  ['packages/ui/src/bill/x.tsx', `import { fetch } from './fetch.ts'; fetch();`],
  ['packages/api-client/src/react/x.tsx', `import useSWR from 'swr'; import { createContext } from 'react';`],
  [
    'packages/api-client/src/testing/x.ts',
    `import { http } from 'msw'; import { contract } from '../contract/index.ts';`,
  ],
  [
    'apps/server/src/order/x.ts',
    `import { contract } from '@lading/api-client/contract'; import fastify from 'fastify';`,
  ],
  ['apps/server/src/messages/x.ts', `import { createIntl } from '@formatjs/intl';`],
  ['apps/server/src/x.test.ts', `import { createClient } from '@lading/api-client';`],
  [
    'apps/portal/src/features/order/x.tsx',
    `import { useQuery } from '@lading/api-client/react'; import './parts/y.tsx';`,
  ],
  ['apps/portal/src/features/order/x.test.tsx', `import { mock } from '@lading/api-client/testing';`],
  ['apps/portal/src/app/x.tsx', `const zh = () => import('@lading/ui/zh-CN');`],
  ['.storybook/preview.tsx', `import { LadingProvider } from '@lading/ui'; import '@lading/ui/fonts';`],
  ['packages/ui/vite.config.ts', `import { library } from '../../vite.library.ts';`],
];

it.each(allowed)('allows in %s: %s', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

it('ends with exit code 1 and names file, line and reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lading-boundaries-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('packages/ui/package.json', JSON.stringify({ name: '@lading/ui', exports: { '.': './src/index.ts' } }));
  write('packages/ui/src/index.ts', `export {};\nexport * from '@lading/api-client';\n`);
  write('packages/ui/node_modules/x/index.js', `import 'swr';`);
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [inside('scripts', 'boundaries.mjs'), folder], (error, _stdout, stderr) =>
      resolve({ code: error?.code, output: stderr }),
    );
  });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output.trim()).toBe('packages/ui/src/index.ts:2 ui screens and entries may not import @lading/api-client');
});

it('finds nothing forbidden in this repository', () => {
  const { count, problems } = checkRepository(root);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(100);
}, 60_000);
