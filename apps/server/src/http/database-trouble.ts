// Of PostgreSQL: connection lost (08), too many of them or no room (53), stopping or starting (57P), a limit of time (57014, 55P03, 25P03, 25P04), read only (25006).
const STATES = /^(?:08|53|57P|57014|55P03|25P0[34]|25006)/;
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
// What the driver says without a code.
const SAID =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/;

/** Whether a query failed because the database is away, overloaded or takes too long: the same call may succeed in a moment. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || NETWORK.test(code) || SAID.test(error.message) || isDatabaseTrouble(error.cause);
}
