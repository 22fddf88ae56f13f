import './theme/index.ts';

export * from './bill/index.ts';
export * from './components.ts';
export * from './data.ts';
export type { PartClasses } from './foundations/parts.ts';
export * from './i18n/index.ts';
export * from './message/index.ts';
export * from './shell/index.ts';
export * from './todo/index.ts';
