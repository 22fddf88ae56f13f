import type { Arg, Code, ContractFiles } from '@lading/api-client/contract';
import type { World } from './world.ts';

/** An input that is good, about something of the customer's; called anew for each asking, for a command may use it up.
 * `codes` are those of whoever asks, where that matters. */
export type Example<E> = (world: World, codes?: readonly Code[]) => Arg<E> | Promise<Arg<E>>;

/** One for every call of a file: a call without one does not compile. */
export type Examples<Service extends keyof ContractFiles, File extends keyof ContractFiles[Service]> = {
  readonly [Name in keyof ContractFiles[Service][File]]: Example<ContractFiles[Service][File][Name]>;
};
