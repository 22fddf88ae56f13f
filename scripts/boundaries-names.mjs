// The packages and names of the platform that the table of boundaries speaks of.
export const HEADLESS = [
  '@radix-ui/*',
  'radix-ui',
  '@tanstack/react-table',
  '@tanstack/table-core',
  '@tanstack/*virtual*',
  'd3-geo',
  '@base-ui*',
  '@headlessui/*',
  '@floating-ui/*',
  '@react-aria/*',
  'react-aria*',
  'downshift',
  'react-day-picker',
  'date-fns',
  '@date-fns/*',
  'vaul',
  'd3-scale',
  'd3-shape',
];
export const REACT = [
  'react',
  'react-dom',
  '@types/react*',
  'swr',
  'react-hook-form',
  '@formatjs/*',
  '@tanstack/*',
  ...HEADLESS,
];
export const SERVER = ['fastify', '@fastify/*', 'drizzle-orm', '@electric-sql/*', 'pg', 'ws', 'pdfkit'];
export const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
export const VALIDATORS = { '@lading/validators': ['*'] };
export const PORTAL = {
  ...VALIDATORS,
  '@lading/ui': ['*'],
  '@lading/api-client': ['.', './contract', './react', './live'],
};
export const ALL = { ...VALIDATORS, '@lading/ui': ['*'], '@lading/api-client': ['*'] };
export const UI_NEVER = ['swr', 'yup', 'msw', '@tanstack/*router*', '@tanstack/history', ...SERVER];
