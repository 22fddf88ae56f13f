import { BUS_TYPE } from '@lading/validators/bill';
import { array, type InferType } from 'yup';
import { among, closed, text, time } from '../schemas.ts';

const todo = closed({
  busType: among(Object.values(BUS_TYPE)).required(),
  accountNo: text(),
  dueAt: time(),
  title: text(),
});

/** The open work of a booking. */
export const todos = array(todo.required());
export type ToDoIn = InferType<typeof todo>;
