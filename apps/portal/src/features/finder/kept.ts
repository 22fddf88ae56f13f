import type { DeskFoundKind } from '@lading/api-client/contract';
import type { Preferences } from '../../app/preferences.ts';

/** Something that was opened or pinned: enough to show it again without asking. */
export interface KeptFind {
  readonly id: string;
  readonly kind: DeskFoundKind;
  readonly title: string;
  readonly hint: string;
  readonly href: string;
}

const NONE: readonly KeptFind[] = [];
const KINDS = ['order', 'bill', 'booking', 'container', 'customer', 'statement', 'message'] satisfies DeskFoundKind[];

const isKept = (value: unknown): value is KeptFind => {
  const one = value as Partial<KeptFind> | null;
  return (
    typeof one === 'object' &&
    [one?.id, one?.title, one?.hint].every((text) => typeof text === 'string') &&
    KINDS.some((kind) => kind === one?.kind) &&
    // A place of ours, and of nobody else.
    typeof one?.href === 'string' &&
    /^\/backstage\/[\w?=&-]+$/.test(one.href)
  );
};
const areKept = (value: unknown): value is readonly KeptFind[] => Array.isArray(value) && value.every(isKept);

/** What one person opened lately, and what he pinned, on this device. */
export const keptFinds = (preferences: Preferences, name: 'recent' | 'pinned', person: number) =>
  preferences.kept<readonly KeptFind[]>(`finder.${name}.${person}`, NONE, areKept);
