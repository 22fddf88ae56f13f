import { type contract, type Out, SCHEDULED_KINDS, type ScheduledKind } from '@lading/api-client/contract';
import { isoInstant } from '../time.ts';

type Listed = Out<typeof contract.message.scheduledJobs>['list'];

interface Turn {
  /** milliseconds between two turns */
  readonly every: number;
  /** when it is its turn next; null while it is at work */
  next: number | null;
  last: number | null;
  failure: string;
}

const LONGEST = 200;
const iso = (at: number | null) => (at === null ? null : isoInstant(new Date(at)));

/** What is done again and again, and how it went last: of this process, since it started. */
export interface Schedule {
  list(): Listed;
  /** The same work, written down; `first` is the pause before the first turn. */
  watched(kind: ScheduledKind, every: number, work: () => Promise<unknown>, first?: number): () => Promise<void>;
}

export function createSchedule(): Schedule {
  const turns = new Map<ScheduledKind, Turn>();
  return {
    list: () =>
      SCHEDULED_KINDS.flatMap((kind) => {
        const turn = turns.get(kind);
        if (!turn) return [];
        const { every, next, last, failure } = turn;
        return [{ kind, seconds: every / 1_000, nextAt: iso(next), lastAt: iso(last), failure }];
      }),
    watched(kind, every, work, first = every) {
      const turn: Turn = { every, next: Date.now() + first, last: null, failure: '' };
      turns.set(kind, turn);
      return async () => {
        turn.next = null;
        let failure = '';
        try {
          await work();
        } catch (error) {
          failure = (error as Error).message.split('\n', 1)[0]?.slice(0, LONGEST) ?? '';
          throw error;
        } finally {
          turn.last = Date.now();
          turn.next = turn.last + every;
          turn.failure = failure;
        }
      };
    },
  };
}
