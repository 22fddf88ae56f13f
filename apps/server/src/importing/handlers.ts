import type { HandlerFiles } from '../handler-files.ts';
import { jobs } from './jobs.ts';

export const importingHandlers: HandlerFiles<'importing'> = { jobs };
