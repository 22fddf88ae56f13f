import * as v from 'valibot';
import { isContainer } from '../pure-rules.mjs';

const number = v.pipe(v.string(), v.check(isContainer, 'container'));

export const isNumber = (value) => v.is(number, value);
