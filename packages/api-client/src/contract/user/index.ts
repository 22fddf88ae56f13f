export * as login from './login.ts';
export * as toDo from './to-do.ts';
