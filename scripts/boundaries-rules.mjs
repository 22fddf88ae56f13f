// The arrows of the architecture as a table. Whatever a row does not allow between workspaces, it forbids.
import { ALL, HEADLESS, NETWORK, PORTAL, REACT, SERVER, UI_NEVER, VALIDATORS } from './boundaries-names.mjs';

/**
 * One row a zone; the first row whose `files` matches a path holds.
 * `workspaces`: other workspaces it may import, by package entry (`*`: every entry)
 * `never`: packages it may not import
 * `globals`: names of the platform it may not use
 * `away`: files of its own workspace it may not import
 * `apart`: a folder whose sub-folders may not import each other
 * `outside`: files beyond its workspace that it may reach by a relative path
 * `computed`: may import by an expression, which nobody can check
 * `tests`: the fields that differ in its tests and stories
 */
export const ZONES = [
  {
    name: 'package build',
    files: /^(?:packages|apps)\/[^/]+\/[^/]+\.(?:config|d)\.ts$/,
    // What they build of is made first.
    outside: /^(?:vite\.library\.ts|scripts\/tools\/(?:made|server-fields)\.mjs)$/,
  },
  { name: 'package script', files: /^(?:packages|apps)\/[^/]+\/(?:scripts\/|[^/]+\.mjs$)/, computed: true },
  {
    name: 'validators with yup',
    files: /^packages\/validators\/src\/(?:yup|bill)\//,
    never: [...REACT, 'msw', ...SERVER],
  },
  {
    // The resolver is for forms of react-hook-form, and takes yup's schemas.
    name: 'validators form',
    files: /^packages\/validators\/src\/form\//,
    never: [...REACT.filter((name) => name !== 'react-hook-form'), 'msw', ...SERVER],
    tests: { never: ['msw', ...SERVER] },
  },
  {
    // Everything else works without yup, React and the rest of the world.
    name: 'validators',
    files: /^packages\/validators\/src\//,
    never: [...REACT, 'yup', 'msw', ...SERVER],
    tests: { never: ['msw', ...SERVER] },
  },
  // What a reader of the package page copies: the package by its name, as anywhere else.
  {
    name: 'recipes',
    files: /^packages\/ui\/recipes\//,
    workspaces: ALL,
    never: [...HEADLESS, ...SERVER],
    tests: { workspaces: ALL, never: SERVER },
  },
  { name: 'codemods', files: /^packages\/ui\/codemods\//, never: [...REACT, ...SERVER] },
  {
    name: 'commands of ui',
    files: /^packages\/ui\/bin\//,
    workspaces: { '@lading/ui': ['./brand'] },
    never: [...REACT, ...SERVER],
  },
  // The floors of the library, each standing on those below it: theme, i18n, foundations, components, screens.
  {
    name: 'ui theme',
    files: /^packages\/ui\/src\/theme\//,
    never: [...UI_NEVER, ...HEADLESS, '@formatjs/*'],
    away: /^packages\/ui\/src\/(?!theme\/)/,
    tests: { computed: true, away: undefined },
  },
  {
    name: 'ui i18n',
    files: /^packages\/ui\/src\/i18n\//,
    workspaces: VALIDATORS,
    never: [...UI_NEVER, ...HEADLESS],
    globals: NETWORK,
    away: /^packages\/ui\/src\/(?!theme\/|i18n\/)/,
    tests: { away: undefined },
  },
  {
    name: 'ui foundations',
    files: /^packages\/ui\/src\/foundations\//,
    workspaces: VALIDATORS,
    never: UI_NEVER,
    globals: NETWORK,
    away: /^packages\/ui\/src\/(?!theme\/|i18n\/|foundations\/)/,
    tests: { away: undefined },
  },
  {
    name: 'ui screens and entries',
    files: /^packages\/ui\/src\/(?:(?:bill|message|todo|shell|testing)\/|[^/]+$)/,
    workspaces: VALIDATORS,
    never: [...UI_NEVER, ...HEADLESS],
    globals: NETWORK,
    tests: { computed: true },
  },
  {
    name: 'ui components',
    files: /^packages\/ui\/src\//,
    workspaces: VALIDATORS,
    never: [...UI_NEVER, ...HEADLESS],
    globals: NETWORK,
    away: /^packages\/ui\/src\/(?:bill|message|todo|shell)\//,
    tests: { computed: true, away: undefined },
  },
  {
    name: 'contract',
    files: /^packages\/api-client\/src\/contract\//,
    workspaces: VALIDATORS,
    never: [...REACT, 'msw', ...SERVER],
    away: /^packages\/api-client\/src\/(?!contract\/)/,
    tests: { away: undefined },
  },
  {
    name: 'api-client react',
    files: /^packages\/api-client\/src\/react\//,
    workspaces: VALIDATORS,
    never: ['react-dom', 'react-hook-form', '@formatjs/*', '@tanstack/*', ...HEADLESS, ...SERVER],
  },
  {
    name: 'api-client testing',
    files: /^packages\/api-client\/src\/testing\//,
    workspaces: VALIDATORS,
    never: [...REACT, ...SERVER],
    away: /^packages\/api-client\/src\/react\//,
  },
  {
    name: 'api-client',
    files: /^packages\/api-client\/src\//,
    workspaces: VALIDATORS,
    never: [...REACT, 'msw', ...SERVER],
    away: /^packages\/api-client\/src\/(?:react|testing)\//,
    tests: { never: [...REACT, ...SERVER], away: /^packages\/api-client\/src\/react\// },
  },
  {
    // The program that draws the public pages is what was built of the portal, and is found where it lies.
    name: 'server and the built portal',
    files: /^apps\/server\/src\/http\/drawn-pages\.ts$/,
    never: [...REACT, 'msw'],
    computed: true,
  },
  {
    name: 'server',
    files: /^apps\/server\//,
    // The colours of a brand need no browser.
    workspaces: {
      ...VALIDATORS,
      '@lading/api-client': ['./contract', './openapi', './messages/zh-CN', './messages/en-US'],
      '@lading/ui': ['./brand'],
    },
    // It says what a rule finds in both languages; the formatter knows no React.
    never: [...REACT.filter((name) => name !== '@formatjs/*'), 'msw'],
    tests: { workspaces: { ...VALIDATORS, '@lading/api-client': ['.', './contract', './openapi', './live'] } },
  },
  {
    name: 'portal access and session store',
    files: /^apps\/portal\/src\/(?:access\/|session\/store)/,
    workspaces: { ...VALIDATORS, '@lading/api-client': ['.', './contract'] },
    never: ['react', 'react-dom', 'swr', 'react-hook-form', ...HEADLESS, ...SERVER],
    tests: { workspaces: ALL, never: SERVER },
  },
  {
    name: 'portal feature',
    files: /^apps\/portal\/src\/features\//,
    workspaces: PORTAL,
    never: [...HEADLESS, ...SERVER],
    apart: 'apps/portal/src/features/',
    away: /^apps\/portal\/src\/(?:routes\/|testing\/|main\.tsx$|route-?tree\.gen)/i,
    tests: { workspaces: ALL, away: undefined },
  },
  {
    name: 'portal testing',
    files: /^apps\/portal\/src\/testing\//,
    workspaces: ALL,
    // The same bill stands in the stories of the library.
    outside: /^packages\/ui\/src\/bill\/(?:fixtures|sample-page|compare\/fixtures)\.ts$/,
    never: SERVER,
  },
  {
    name: 'portal',
    files: /^apps\/portal\//,
    away: /^apps\/portal\/src\/testing\//,
    workspaces: PORTAL,
    never: [...HEADLESS, ...SERVER],
    tests: { workspaces: ALL, away: undefined },
  },
  {
    name: 'storybook',
    files: /^\.storybook\//,
    workspaces: { '@lading/ui': ['*'] },
    // The front page shows the bill and the comparison with the words of their stories, the docs pages what they weigh; what
    // Storybook is built of is made first, the letters by the server.
    outside:
      /^(?:scripts\/tools\/(?:made|llms|node)\.mjs|packages\/ui\/(?:size-limits\.json|src\/bill\/(?:fixtures\.ts|compare\/(?:fixtures\.ts|test-review\.tsx))))$/,
    never: ['swr', 'yup', '@tanstack/*', ...HEADLESS, ...SERVER],
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    workspaces: { ...VALIDATORS, '@lading/api-client': ['.', './contract'] },
    never: [...REACT, ...SERVER],
  },
  {
    name: 'bench',
    files: /^bench\//,
    workspaces: ALL,
    never: SERVER.filter((name) => name !== 'pg'),
    computed: true,
    // It starts servers and databases as the tests do.
    outside: /^scripts\/(?:browser|tools\/(?:postgres|root|node|run))\.mjs$/,
  },
  { name: 'consumer', files: /^test\/consumer[^/]*\//, workspaces: ALL, never: [...HEADLESS, ...SERVER] },
  {
    name: 'test',
    files: /^test\//,
    never: [...HEADLESS, ...SERVER],
    outside: /^\.storybook\/(?:modes|stage|words)\.tsx?$|\.stories\.tsx$/,
  },
  {
    name: 'scripts',
    files: /^scripts\//,
    never: ['react', 'react-dom', 'swr', ...HEADLESS, ...SERVER],
    outside: /^(?:packages|apps)\/[^/]+\/scripts\/|^vite\.library\.ts$/,
    computed: true,
  },
  { name: 'root', files: /^[^/]+$/, never: SERVER, outside: /^scripts\// },
];
