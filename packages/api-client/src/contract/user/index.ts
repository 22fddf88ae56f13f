export * as account from './account.ts';
export * as login from './login.ts';
export * as register from './register.ts';
export * as sessions from './sessions.ts';
export * as sms from './sms.ts';
export * as toDo from './to-do.ts';
