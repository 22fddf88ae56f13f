import { object, string } from 'yup';
import { id, text } from '../shapes.ts';

/** A message: `message` is HTML written by staff and is sanitised where it is shown. */
export const messageBody = object({
  id: id(),
  messageTypeStr: text(),
  messageTitle: text(),
  message: text(),
  createTime: string().required(),
});
