import type { HandlerFiles } from '../handler-files.ts';
import { messages } from './messages.ts';

export const messageHandlers: HandlerFiles<'message'> = { messages };
