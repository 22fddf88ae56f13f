import type { Provider } from './provider.ts';

/** Sends nothing: what would have been sent stands in the outbox of the demonstration. */
export const demoProvider: Provider = { name: 'demo', send: async ({ job }) => ({ id: `demo-${job}` }) };
