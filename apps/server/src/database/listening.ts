import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Hears a channel on a connection of its own, which is opened again whenever it is lost; answers how to stop. */
export async function hear(
  settings: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  const open = async () => {
    const next = new pg.Client(settings);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    // Only one that hears is missed: one that fell before is tried again by whoever opened it.
    next.once('end', () => void reopen());
    client = next;
    if (stopped) await next.end();
  };
  const reopen = async () => {
    for (let pause = 250; !stopped; pause = Math.min(pause * 2, 10_000)) {
      await wait(pause * (0.5 + Math.random()), undefined, { ref: false });
      if (stopped) return;
      try {
        await open();
        return onGap();
      } catch {
        // The database is not back yet: the next turn tries again.
      }
    }
  };
  await open();
  return async () => {
    stopped = true;
    await client?.end().catch(() => {});
  };
}
