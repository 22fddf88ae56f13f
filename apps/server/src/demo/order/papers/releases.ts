import type { ReleaseKind, ReleaseStateName } from '@lading/api-client/contract';

export interface DemoRelease {
  readonly bookingNo: string;
  readonly kind: ReleaseKind;
  /** nobody applied yet where it is left out: everything is ready for it */
  readonly state?: ReleaseStateName;
  readonly reason?: string;
  readonly telexNo?: string;
  readonly courierNo?: string;
  /** days before the morning of the demonstration when it was sent */
  readonly days: number;
}

/** An application in every state, and a booking that is ready for one. */
export const RELEASES: readonly DemoRelease[] = [
  { bookingNo: 'MB26S01749', kind: 'telex', days: 0 },
  { bookingNo: 'MB26S01746', kind: 'telex', state: 'applied', days: 1 },
  { bookingNo: 'MB26S01744', kind: 'seawaybill', state: 'applied', days: 1 },
  { bookingNo: 'MB26S01743', kind: 'original', state: 'applied', days: 0 },
  { bookingNo: 'MB26S01747', kind: 'telex', state: 'reviewing', days: 2 },
  { bookingNo: 'MB26S01735', kind: 'original', state: 'reviewing', days: 2 },
  { bookingNo: 'MB26S01741', kind: 'telex', state: 'returned', reason: '保函缺少公章，请补盖后重新上传', days: 3 },
  { bookingNo: 'MB26S01752', kind: 'original', state: 'refused', reason: '本票账款尚未到账', days: 4 },
  { bookingNo: 'MB26S01737', kind: 'seawaybill', state: 'withdrawn', days: 3 },
  { bookingNo: 'MB26S01734', kind: 'telex', state: 'draft', days: 1 },
  { bookingNo: 'MB26S01840', kind: 'original', state: 'draft', days: 0 },
  { bookingNo: 'MB26S01844', kind: 'telex', state: 'released', telexNo: 'TLX-2611-0187', days: 2 },
  { bookingNo: 'MB26S01727', kind: 'original', state: 'released', courierNo: 'SF1402857716', days: 8 },
  { bookingNo: 'MB26S01725', kind: 'telex', state: 'released', telexNo: 'TLX-2611-0152', days: 9 },
  { bookingNo: 'MB26S01724', kind: 'telex', state: 'released', telexNo: 'TLX-2611-0149', days: 10 },
];
