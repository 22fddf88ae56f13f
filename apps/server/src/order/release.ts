import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { applyRelease } from './releases/apply.ts';
import { decideRelease } from './releases/decide.ts';
import { releasePage, releaseStatus } from './releases/list.ts';

/** Release of the cargo: what stands in its way, the application, and the forwarder's answer. */
export const release = (services: Services): FileHandlers<'order', 'release'> => ({
  releaseStatus: (_asked, { language }, booking) => releaseStatus(services.db, booking, language),
  releasePage: (asked, { language }) => releasePage(services.db, asked, language),
  applyRelease: (asked, caller) => applyRelease(services, asked, caller),
  decideRelease: (asked, caller, found) => decideRelease(services, asked, caller, found),
});
