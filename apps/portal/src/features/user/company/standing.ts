import type { ApplicationKind, contract, Out } from '@lading/api-client/contract';

/** The company as its people see it. */
export type Company = Out<typeof contract.user.customerBase>;
/** What it applied for last, of one kind. */
export type Application = Out<typeof contract.user.myApplications>['list'][number];
type Applications = Out<typeof contract.user.myApplications>;

/** The newest of each kind, for `useLoadable`. */
export const newest =
  (kind: ApplicationKind) =>
  ({ list }: Applications): { readonly application: Application | undefined } => ({
    application: list.find((one) => one.kind === kind),
  });

/** What was filled in under a name; empty where nothing was. */
export const filledIn = (application: Application | undefined, name: string): string =>
  application?.values.find((one) => one.name === name)?.value ?? '';

/** Why a field was returned; undefined where it was not. */
export const reasonOf = (application: Application | undefined, name: string): string | undefined =>
  application?.state === 3 ? application.reasons.find(({ field }) => field === name)?.reason : undefined;
