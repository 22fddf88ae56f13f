import type { HandlerFiles } from '../handler-files.ts';
import { air } from './air.ts';
import { fba } from './fba.ts';
import { fx } from './fx.ts';
import { lists } from './lists.ts';
import { portLists } from './port-lists.ts';

export const basedataHandlers: HandlerFiles<'basedata'> = { air, fba, fx, lists, portLists };
