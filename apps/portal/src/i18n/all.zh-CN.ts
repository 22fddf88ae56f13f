// Everything the portal and its components say.
export { messages as components } from '@lading/ui/zh-CN';
export { messages as own } from './compiled/zh-CN.ts';
