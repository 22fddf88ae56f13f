// Our yup schema of the same record, asked through yup's own methods and without stack traces.
import { recordSchema } from '@lading/validators/yup';
import { spec } from './ours.mjs';

const schema = recordSchema(spec);
const OPTIONS = { abortEarly: false, disableStackTrace: true };

export function checkBill(value) {
  try {
    schema.validateSync(value, OPTIONS);
    return undefined;
  } catch (error) {
    return error.inner;
  }
}
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
export const issuesOf = (result) => (result ?? []).map(({ params }) => params.issue);
