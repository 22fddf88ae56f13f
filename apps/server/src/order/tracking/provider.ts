import type { EtaReason, TraceSource } from '@lading/api-client/contract';
import type { Classifier, MilestoneCode, SeaPlace } from '@lading/validators/freight';
import type { bookings, DemoVoyage, TraceCall, TraceHold, traces } from '../../database/schema.ts';

/** One thing that a source says of a shipment: what happened, or when it is planned or expected. */
export interface TrackEvent {
  /** the source's own number of it: said twice, it counts once */
  readonly eventId: string;
  readonly code: MilestoneCode;
  readonly classifier: Classifier;
  readonly time: Date;
  readonly portCode: string;
  readonly facility?: string;
  /** empty where it is of the ship */
  readonly ctnNo?: string;
  readonly vessel?: string;
  readonly voyage?: string;
  readonly laden?: boolean | null;
  readonly source: TraceSource;
  readonly saidAt: Date;
  /** why a ship comes at another time */
  readonly reason?: EtaReason;
}

export interface Position {
  readonly at: SeaPlace;
  /** knots */
  readonly speed: number;
  /** degrees from north */
  readonly heading: number;
  readonly time: Date;
}

/** What a source answers when it is asked; what it does not say stays as it was. */
export interface Heard {
  readonly events: readonly TrackEvent[];
  readonly position?: Position | null;
  readonly holds?: readonly TraceHold[];
  readonly lastFreeDay?: string | null;
  /** the ports of the voyage, where another one turned up between them */
  readonly calls?: readonly TraceCall[];
  /** ask again then; null when nothing more is to come */
  readonly next: Date | null;
}

/** What a source knows a shipment by. */
export interface Shipment
  extends Pick<typeof traces.$inferSelect, 'bookingId' | 'calls' | 'course' | 'voyage' | 'subscription'> {
  readonly bkgNo: string;
  readonly mblNo: string;
  readonly vessel: string;
  readonly voyageNo: string;
  readonly boxes: readonly string[];
}

/** How a source sends by itself, to `/hooks/<name>`. */
export interface Push {
  readonly name: string;
  /** the source's number of what is followed; nothing where what came is not its own, or was changed on the way */
  verify(raw: Buffer, header: (name: string) => string | undefined): string | undefined;
  /** what it says of a shipment; nothing where it cannot be read at all */
  parse(shipment: Shipment, body: unknown): Pick<Heard, 'events' | 'calls'> | undefined;
}

/** Where word of shipments comes from. A source is asked (`poll`), and may send by itself (`push`). */
export interface TrackingSource {
  readonly push?: Push | undefined;
  /** begins to follow a shipment; answers the source's number of that, nothing where it does not send by itself */
  follow(shipment: Shipment): Promise<string>;
  unfollow(subscription: string): Promise<void>;
  poll(shipment: Shipment, now: Date): Promise<Heard>;
  /** how the ship of a booking will sail, for a source that sails it by itself */
  plan?(booking: typeof bookings.$inferSelect, calls: readonly TraceCall[], course: readonly SeaPlace[]): DemoVoyage;
}
