import { array, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, id, text } from '../shapes.ts';
import { booking, time } from './fields.ts';
import { trace, traceLink } from './trace-fields.ts';
import { TRACE_LINK_DAYS } from './trace-shapes.ts';

/** Where a shipment is, for a consignee without an account: read only, for some days, until the link is withdrawn. */

export const traceLinks = query('/order/weborder/queryTraceLinks.do', 'Links to a shipment, the newest first', {
  access: 'track:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking(),
  output: object({ list: array(traceLink).required() }),
});

export const createTraceLink = command(
  '/order/weborder/createTraceLink.do',
  'A link that shows where a shipment is without a session; its token is told this once',
  {
    access: 'track:view',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking().shape({ days: exactNumber().min(1).max(TRACE_LINK_DAYS).default(30) }),
    output: object({ id: id(), token: text(), expires: time() }),
    invalidates: () => [traceLinks],
  },
);

export const revokeTraceLink = command('/order/weborder/revokeTraceLink.do', 'Withdraw a link to a shipment at once', {
  access: 'track:view',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: booking().shape({ id: id() }),
  invalidates: () => [traceLinks],
});

export const enterTraceLink = command(
  '/order/trace/pub/enterTraceLink.do',
  'Exchange the token of a link for a cookie of one hour that opens this shipment and nothing else',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: object({ token: string().strict().min(1).max(200).required() }),
    // What names the link in the page's address, and opens nothing by itself.
    output: object({ link: text() }),
  },
);

export const openTraceLink = query(
  '/order/trace/pub/openTraceLink.do',
  'What a link shows to whoever has its cookie; unknown, expired and withdrawn ones are answered alike',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: object({ link: string().strict().min(1).max(64).required() }),
    output: object({ trace, expires: time() }),
  },
);
