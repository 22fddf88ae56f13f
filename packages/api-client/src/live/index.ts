export { createLive, type Live, type LiveEvent, type LiveOptions } from './create-live.ts';
export type { Channel, Environment, LiveSocket, SocketEvents } from './environment.ts';
export type { LiveMessage, ReviewChange } from './frames.ts';
export type { LiveState } from './machine.ts';
