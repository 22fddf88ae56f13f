// Everything the portal and its components say.
export { messages as components } from '@lading/ui/en-US';
export { messages as own } from './compiled/en-US.ts';
