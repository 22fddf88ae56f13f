import type { HandlerFiles } from '../handler-files.ts';
import { queues } from './queues.ts';
import { search } from './search.ts';

export const deskHandlers: HandlerFiles<'desk'> = { queues, search };
