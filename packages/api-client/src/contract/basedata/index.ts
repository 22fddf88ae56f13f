export * as air from './air.ts';
export * as fba from './fba.ts';
export * as fx from './fx.ts';
export * as lists from './lists.ts';
export * as portLists from './port-lists.ts';
