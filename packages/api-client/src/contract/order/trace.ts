import { array, object, string } from 'yup';
import { query } from '../define.ts';
import { maybeId } from '../shapes.ts';
import { booking } from './fields.ts';
import { dynamic, ownTrace } from './trace-fields.ts';

/** Where a shipment is, for whose it is. */

const number = () => string().strict().min(1).max(40);

export const containerDynamic = query(
  '/order/weborder/queryContainerDynamic.do',
  'What happened to each container of a booking, the newest first, with its last free day',
  {
    access: ['track:view', 'order:accept'],
    about: ['booking', 'bookingId'],
    input: booking().shape({ ctnNo: number() }),
    output: object({ list: array(dynamic).required() }),
  },
);

export const traceOcean = query(
  '/order/jingzhun/queryTraceOcean.do',
  'Where a shipment is: milestones, position, arrivals as they were expected, and how old each of them is. By its booking, bill or container',
  {
    access: ['track:view', 'order:accept'],
    about: ['booking', 'bookingId'],
    input: object({ bookingId: maybeId(), mblNo: number(), ctnNo: number() }).test(
      'one',
      ({ bookingId, mblNo, ctnNo }) => bookingId !== undefined || mblNo !== undefined || ctnNo !== undefined,
    ),
    output: ownTrace,
  },
);
