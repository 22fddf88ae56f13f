import type { HandlerFiles } from '../handler-files.ts';
import { queues } from './queues.ts';

export const deskHandlers: HandlerFiles<'desk'> = { queues };
