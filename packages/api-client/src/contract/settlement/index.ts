export * as statements from './statements.ts';
