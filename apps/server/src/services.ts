import type { Db } from './database/open.ts';
import type { Printer } from './documents/printer.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Bus } from './live/bus.ts';
import type { TrackingSource } from './order/tracking/provider.ts';
import type { Scan } from './security/clamd.ts';
import type { SecurityLog } from './security/log.ts';
import type { Uploads } from './storage/uploads.ts';
import type { LoginGate } from './user/login/gate.ts';
import type { SessionLife } from './user/session.ts';
import type { WeChat } from './user/wechat/provider.ts';
import type { Wrapping } from './user/wrapping.ts';

/** What every handler works with. */
export interface Services {
  readonly db: Db;
  readonly bus: Bus;
  readonly printer: Printer;
  readonly gate: LoginGate;
  readonly security: SecurityLog;
  readonly wrapping: Wrapping;
  readonly jobs: Jobs;
  readonly life: SessionLife;
  /** whether uploaded bytes may be kept */
  readonly scan: Scan;
  /** where uploaded bytes are */
  readonly uploads: Uploads;
  /** who says where ships and containers are */
  readonly tracking: TrackingSource;
  /** undefined where nobody comes in by it */
  readonly wechat: WeChat | undefined;
  /** whether the forwarder's people have to have a second factor */
  readonly secondForStaff: boolean;
}
