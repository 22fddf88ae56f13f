import { Ajv } from 'ajv';
import { isContainer } from '../pure-rules.mjs';

const ajv = new Ajv({ strict: true });
ajv.addFormat('container', isContainer);
const number = ajv.compile({ type: 'string', format: 'container' });

export const isNumber = (value) => number(value);
