export * as messages from './messages.ts';
