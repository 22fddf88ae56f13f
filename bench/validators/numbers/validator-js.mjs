import { isISO6346 } from 'validator/lib/isISO6346.js';

// It takes lower case, what follows a number, and numbers without a check digit, so those are kept from it.
const FORMAT = /^[A-Z]{3}[UJZ]\d{7}$/;

export const isNumber = (value) => typeof value === 'string' && FORMAT.test(value) && isISO6346(value);
