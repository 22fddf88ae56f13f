import type { contract, Out } from '@lading/api-client/contract';
import type { ReviewVersion } from '@lading/ui/bill-review';

export type Versions = Out<typeof contract.order.blVersions>;

/** Instructions and drafts as the screen lists them, the newest first. */
export const versionsOf = ({ versions }: Versions): ReviewVersion[] =>
  versions.map(({ source, version, at, author, viewed, note }) => ({
    source,
    version,
    at,
    by: author,
    ...(viewed.length > 0 && { viewed }),
    ...(note && { note }),
  }));

/** The start of the newest draft's hash, in groups that can be read aloud. */
export function shortHash({ versions, newestDraft }: Versions): string | undefined {
  const draft = versions.find(({ source, version }) => source === 'draft' && version === newestDraft);
  return draft?.hash
    .slice(0, 12)
    .match(/.{1,4}/g)
    ?.join(' ');
}
