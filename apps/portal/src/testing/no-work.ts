import type { contract, Out } from '@lading/api-client/contract';

/** A desk where nothing waits. */
export const NO_WORK: Out<typeof contract.desk.deskQueue> = {
  records: [],
  total: 0,
  queues: [],
  team: [],
  recent: [],
  scopes: { mine: 0, team: 0, all: 0 },
};
