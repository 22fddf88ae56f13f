const SOON = 5 * 60_000;
const DAY = 86_400_000;

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
