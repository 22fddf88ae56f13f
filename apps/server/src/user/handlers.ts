import type { HandlerFiles } from '../handler-files.ts';
import { account } from './account.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { sessionCalls as sessions } from './sessions.ts';
import { sms } from './sms.ts';
import { toDo } from './to-do.ts';

export const userHandlers: HandlerFiles<'user'> = { account, login, register, sessions, sms, toDo };
