import { expect, it } from 'vitest';
import { eventSaid } from '../../../testing/dcsa.ts';
import { saidIn } from './events.ts';

it('reads what the paper of the adapter shows, and nothing that is no event', () => {
  const good = eventSaid('GTIN', '2026-11-20T09:05:00+08:00');
  expect(
    saidIn([good, null, 7, { ...good, eventDateTime: '2026-11-20T09:05:00' }, { ...good, transportCall: {} }]),
  ).toEqual([expect.objectContaining({ equipmentEventTypeCode: 'GTIN' })]);
  expect(saidIn({ events: [] })).toBeUndefined();
});
