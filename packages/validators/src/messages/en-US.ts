import type { Code } from '../issue.ts';
import { general } from './en-US/general.ts';

/** One ICU text for every code, in English. The parameters are those of the issue. */
export const messages: Record<Code, string> = { ...general };
