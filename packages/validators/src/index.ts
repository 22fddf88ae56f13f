export * from './amount.ts';
export * from './container.ts';
export * from './phone.ts';
