import type { Out, PortalContract } from '@lading/api-client/contract';

/** A bill of which nothing was sent through the portal: there is nothing to compare. */
export const NO_VERSIONS: Out<PortalContract['order']['blVersions']> = {
  kind: 'MBL',
  newestInstruction: 0,
  newestDraft: 1,
  viewed: false,
  viewedByMe: false,
  openRequests: 0,
  bothKinds: false,
  versions: [],
};
