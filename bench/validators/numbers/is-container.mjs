// It takes any category letter and lower case, so what it would take too much is kept from it.
import module from 'is-container';

const FORMAT = /^[A-Z]{3}[UJZ][0-9]{7}$/;
const isContainer = module.default;

export const isNumber = (value) => typeof value === 'string' && FORMAT.test(value) && isContainer(value);
