import type { Format } from '../../format/index.ts';
import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import { shortTime } from '../compare/time.ts';
import type { ReviewVersion, VersionRef } from './types.ts';

type Words = Text<MessageId>;

/** What is compared with what: two versions, or the master with its house bills. */
export interface Pair {
  readonly left: VersionRef | 'houses';
  readonly right: VersionRef;
}

export const isSame = (one: VersionRef | 'houses', other: VersionRef | 'houses'): boolean =>
  one === other ||
  (one !== 'houses' && other !== 'houses' && one.source === other.source && one.version === other.version);

export const newestOf = (versions: readonly ReviewVersion[], source: ReviewVersion['source']) =>
  versions
    .filter((version) => version.source === source)
    .reduce<ReviewVersion | undefined>((best, next) => (best && best.version > next.version ? best : next), undefined);

/** 补料 (Instruction), 补料第 2 版 (Instruction 2) where there were several, 草单第 3 版 (Draft 3). */
export function titleOf(text: Words, { source, version }: VersionRef): string {
  if (source === 'draft') return text('review.draft', { version });
  return version > 1 ? text('review.instruction.nth', { version }) : text('review.instruction');
}

/** With the moment it was sent or issued. */
export const datedTitle = (text: Words, format: Format, version: ReviewVersion): string =>
  `${titleOf(text, version)} ${shortTime(format, version.at)}`;

export const keyOf = (version: VersionRef | 'houses'): string =>
  version === 'houses' ? version : `${version.source} ${version.version}`;

export const findVersion = (versions: readonly ReviewVersion[], ref: VersionRef) =>
  versions.find((version) => isSame(version, ref));

/** Who approved a draft, else who opened it first, and when. */
export function seenBy(text: Words, format: Format, { approved, viewed = [] }: ReviewVersion): string {
  const [first] = viewed;
  if (approved) return text('review.approvedBy', { name: approved.name, at: shortTime(format, approved.at) });
  return first ? text('review.viewed', { name: first.name, at: shortTime(format, first.at) }) : '';
}
