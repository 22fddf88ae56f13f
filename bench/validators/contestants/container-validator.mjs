export { isNumber } from '../numbers/container-validator.mjs';
