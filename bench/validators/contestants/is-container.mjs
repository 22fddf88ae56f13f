export { isNumber } from '../numbers/is-container.mjs';
