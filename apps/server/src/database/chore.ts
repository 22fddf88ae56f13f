export const SOON = 5 * 60_000;
export const DAY = 86_400_000;

/**
 * Does something soon after the start and then every day, so that a server which is started anew each night does it too. What fails is
 * said and tried again at its next turn. Answers how to end it; it keeps no process alive.
 */
export function daily(name: string, work: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout;
  const after = (pause: number) => {
    timer = setTimeout(() => {
      after(DAY);
      work().catch((error: Error) => console.error(`${name}: ${error.message}`));
    }, pause).unref();
  };
  after(SOON);
  return () => clearTimeout(timer);
}

/**
 * Does something again and again with a pause between, for what becomes due by itself; what fails is said and tried again. Answers how to
 * end it, once it is not at work; it keeps no process alive.
 */
export function regularly(name: string, pause: number, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let ended = false;
  let working: Promise<unknown> = Promise.resolve();
  const next = () => {
    if (ended) return;
    timer = setTimeout(() => {
      working = work()
        .catch((error: Error) => console.error(`${name}: ${error.message}`))
        .then(next);
    }, pause).unref();
  };
  next();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await working;
  };
}
