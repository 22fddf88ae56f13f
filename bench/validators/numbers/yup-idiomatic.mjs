import * as yup from 'yup';
import { isContainer } from '../pure-rules.mjs';

const FORMAT = /^[A-Z]{3}[UJZ]\d{7}$/;
const number = yup
  .string()
  .matches(FORMAT, { excludeEmptyString: true })
  .test('checkDigit', (text) => !text || !FORMAT.test(text) || isContainer(text))
  .required();

export const isNumber = (value) => number.isValidSync(value);
