import * as z from 'zod';
import { isContainer } from '../pure-rules.mjs';

const number = z.string().refine(isContainer, { error: 'container' });

export const isNumber = (value) => number.safeParse(value).success;
