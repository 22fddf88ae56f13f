import type { HandlerFiles } from '../handler-files.ts';
import { broadcastCalls as broadcasts } from './broadcasts.ts';
import { developers } from './developers.ts';
import { jobCalls as jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { preferences } from './preferences.ts';

export const messageHandlers: HandlerFiles<'message'> = { broadcasts, developers, jobs, messages, preferences };
