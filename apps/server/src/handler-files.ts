import type { ContractFiles } from '@lading/api-client/contract';
import type { Handlers } from './http/mount.ts';
import type { Services } from './services.ts';

/** The handlers of one file of the contract. */
export type FileHandlers<Service extends keyof ContractFiles, File extends keyof ContractFiles[Service]> = Handlers<
  ContractFiles[Service][File]
>;

/** The files that answer the calls of a service: named as in the contract, and one that is missing does not compile. */
export type HandlerFiles<Service extends keyof ContractFiles> = {
  readonly [File in keyof ContractFiles[Service]]: (services: Services) => FileHandlers<Service, File>;
};
