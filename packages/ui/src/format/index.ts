export { type Format, useFormat } from './use-format.ts';
