import { isContainer } from '../pure-rules.mjs';

export const isNumber = (value) => typeof value === 'string' && isContainer(value);
