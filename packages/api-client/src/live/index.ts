export { createLive, type Live, type LiveEvent, type LiveOptions } from './create-live.ts';
export type { Channel, Environment, LiveSocket, SocketEvents } from './environment.ts';
export type { ChatChange, LiveMessage, OrderChange, ReviewChange } from './frames.ts';
export type { LiveState } from './machine.ts';
