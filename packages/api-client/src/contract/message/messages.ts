import { object } from 'yup';
import { query } from '../define.ts';
import { id } from '../shapes.ts';
import { messageBody } from './shapes.ts';

export const messageDetail = query('/ws/pub/queryDetail.do', 'One message; reading it marks it read', {
  access: 'message:view',
  about: ['message', 'id'],
  input: object({ id: id() }),
  output: messageBody,
});
