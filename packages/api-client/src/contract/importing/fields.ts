import { number, object, string } from 'yup';
import { id, text } from '../shapes.ts';

/** What is wrong with a cell of a sheet. */
export const importErrorRow = () =>
  object({
    id: id(),
    row: number().integer().positive().required(),
    column: text(),
    value: text(),
    code: text(),
    // In the language of whoever asks: the head of the column, and what is wrong.
    columnName: text(),
    message: text(),
    suggestion: string().nullable().defined(),
  });
