export * as broadcasts from './broadcasts.ts';
export * as developers from './developers.ts';
export * as jobs from './jobs.ts';
export * as messages from './messages.ts';
export * as preferences from './preferences.ts';
