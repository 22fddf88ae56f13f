import type { HandlerFiles } from '../handler-files.ts';
import { statements } from './statements.ts';

export const settlementHandlers: HandlerFiles<'settlement'> = { statements };
