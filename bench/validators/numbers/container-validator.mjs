// It maps every letter to a capital first, so what it would take too much is kept from it.
import ContainerValidator from 'container-validator';

const FORMAT = /^[A-Z]{3}[UJZ][0-9]{7}$/;
const validator = new ContainerValidator();

export const isNumber = (value) => typeof value === 'string' && FORMAT.test(value) && validator.isValid(value);
