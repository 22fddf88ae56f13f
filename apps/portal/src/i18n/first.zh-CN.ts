// What a visitor reads on any page; the rest comes with the pages that say it.
import { messages as general } from '@lading/ui/zh-CN/general';
import { messages as shell } from '@lading/ui/zh-CN/shell';

export { AREAS, messages as own } from './compiled/first.zh-CN.ts';
export const components = { ...general, ...shell };
