import type { HandlerFiles } from '../handler-files.ts';
import { login } from './login.ts';
import { toDo } from './to-do.ts';

export const userHandlers: HandlerFiles<'user'> = { login, toDo };
