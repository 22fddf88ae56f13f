import { type } from 'arktype';
import { isContainer } from '../pure-rules.mjs';

const number = type('string').narrow(isContainer);

export const isNumber = (value) => number.allows(value);
