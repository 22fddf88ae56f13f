import { object, string } from 'yup';
import { query } from './define.ts';
import { id, text } from './fields.ts';

/** A message: `message` is HTML written by staff and is sanitised where it is shown. */
export const messageBody = object({
  id: id(),
  messageTypeStr: text(),
  messageTitle: text(),
  message: text(),
  createTime: string().required(),
});

export const messageDetail = query('/ws/pub/queryDetail.do', 'One message; reading it marks it read', {
  access: 'message:view',
  about: ['message', 'id'],
  input: object({ id: id() }),
  output: messageBody,
});
