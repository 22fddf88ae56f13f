/** How many sockets somebody may hold open at once. */
export interface SocketCaps {
  /** from one address, or one network of IPv6 */
  readonly perAddress: number;
  /** logged in with one session: the tabs of a browser share one */
  readonly perSession: number;
}

export const CAPS: SocketCaps = { perAddress: 200, perSession: 10 };

/** Counts what is held under a key, and refuses what would be more than `most`. */
export function countHeld(most: number) {
  const held = new Map<string, number>();
  return {
    take(key: string): boolean {
      const count = held.get(key) ?? 0;
      if (count >= most) return false;
      held.set(key, count + 1);
      return true;
    },
    giveBack(key: string): void {
      const count = held.get(key) ?? 0;
      if (count > 1) held.set(key, count - 1);
      else held.delete(key);
    },
  };
}
