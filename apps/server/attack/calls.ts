import { CODES, type Code, contractFiles, type Endpoint } from '@lading/api-client/contract';

/** Every call of the contract. */
export const CALLS: readonly Endpoint[] = Object.values(contractFiles).flatMap((files) =>
  Object.values(files).flatMap((calls) => Object.values<Endpoint>(calls)),
);

/** Calls of the forwarder's own people. */
export const STAFF_CALLS = CALLS.filter(({ access }) => {
  if (access === 'visitor' || access === 'member') return false;
  const codes: readonly Code[] = typeof access === 'string' ? [access] : access;
  return codes.every((code) => CODES[code] === 'staff');
});
