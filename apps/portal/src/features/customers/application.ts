import type { contract, Out } from '@lading/api-client/contract';

/** Something a company applied for, as those see it who decide. */
export type Application = Out<typeof contract.user.applicationPage>['records'][number];
