// What a visitor reads on any page; the rest comes with the pages that say it.
import { messages as general } from '@lading/ui/en-US/general';
import { messages as shell } from '@lading/ui/en-US/shell';

export { AREAS, messages as own } from './compiled/first.en-US.ts';
export const components = { ...general, ...shell };
