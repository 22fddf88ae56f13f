import type { contract, Out } from '@lading/api-client/contract';

/** A user as he sees himself. */
export type WebUser = Out<typeof contract.user.webUserBase>;
