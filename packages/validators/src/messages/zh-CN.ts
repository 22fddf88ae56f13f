import type { Code } from '../issue.ts';
import { general } from './zh-CN/general.ts';

/** One ICU text for every code, in simplified Chinese. The parameters are those of the issue. */
export const messages: Record<Code, string> = { ...general };
