/** A 401 is read for a second before the login page comes; a token that is no longer good for half a second. */
const READING_TIME = 1000;
const CHECK_TIME = 500;

interface Ending {
  /** ends the session and goes to the login page, which leads back to `from` */
  leave(from: string): void;
  /** the page that is shown or on its way */
  here(): string;
  say(text: string): void;
  fallback: string;
  isLoggedIn(): boolean;
}

/** How a session ends that nobody ended on purpose. */
export function createEnding({ leave, here, say, fallback, isLoggedIn }: Ending) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaveIn = (delay: number) => {
    if (timer !== undefined) return;
    // A guard may open another page in the meantime.
    const from = here();
    timer = setTimeout(() => {
      timer = undefined;
      leave(from);
    }, delay);
  };
  return {
    unauthorized(message: string) {
      say(message || fallback);
      leaveIn(READING_TIME);
    },
    /** asks whether the stored token is still good */
    async check(ask: () => Promise<boolean>) {
      if (!isLoggedIn()) return;
      // No answer proves nothing: only a clear no ends the session.
      const good = await ask().catch(() => true);
      if (!good) leaveIn(CHECK_TIME);
    },
  };
}
