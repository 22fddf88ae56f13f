import { BUS_TYPE } from '@lading/validators/bill';
import { array, type InferType } from 'yup';
import { among, closed, text, time } from '../schemas.ts';

// What waits for a booking; a returned application has none.
const { bookingReview, shippingInstruction, copyConfirm, accountConfirm } = BUS_TYPE;

const todo = closed({
  busType: among([bookingReview, shippingInstruction, copyConfirm, accountConfirm]).required(),
  accountNo: text(),
  dueAt: time(),
  title: text(),
});

/** The open work of a booking. */
export const todos = array(todo.required());
export type ToDoIn = InferType<typeof todo>;
