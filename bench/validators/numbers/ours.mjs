import { containerNumberIso6346 } from '@lading/validators';

export const isNumber = (value) => containerNumberIso6346.is(value);
