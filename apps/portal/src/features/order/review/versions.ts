import type { contract, Out } from '@lading/api-client/contract';
import type { ReviewVersion } from '@lading/ui/bill-review';

export type Versions = Out<typeof contract.order.blVersions>;

/** The start of a hash, in groups that can be read aloud. */
const short = (hash: string): string => (hash.slice(0, 12).match(/.{1,4}/g) ?? []).join(' ');

/** Instructions and drafts as the screen lists them, the newest first. */
export const versionsOf = ({ versions }: Versions): ReviewVersion[] =>
  versions.map(({ source, version, at, author, viewed, note, hash }) => ({
    source,
    version,
    at,
    by: author,
    ...(viewed.length > 0 && { viewed }),
    ...(note && { note }),
    ...(hash && { hash: short(hash) }),
  }));

/** The start of the newest draft's hash. */
export function shortHash({ versions, newestDraft }: Versions): string | undefined {
  const draft = versions.find(({ source, version }) => source === 'draft' && version === newestDraft);
  return draft?.hash ? short(draft.hash) : undefined;
}
