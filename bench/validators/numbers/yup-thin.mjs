import * as yup from 'yup';
import { isContainer } from '../pure-rules.mjs';

const OPTIONS = { strict: true, disableStackTrace: true };
const number = yup.mixed().test('container', 'container', (value) => typeof value === 'string' && isContainer(value));

export const isNumber = (value) => number.isValidSync(value, OPTIONS);
