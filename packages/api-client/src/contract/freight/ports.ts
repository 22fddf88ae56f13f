import { array, object } from 'yup';
import { kind, port, side } from '../basedata/fields.ts';
import { query } from '../define.ts';

export const recentPorts = query(
  '/freight/common/queryUserBehaviorPort.do',
  'Ports that one searched last, then those of the company’s last bookings; eight at most',
  {
    access: 'member',
    assumed: true,
    input: object({ side: side(), kind: kind().default('sea') }),
    output: array(port()).required(),
  },
);
