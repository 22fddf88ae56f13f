import type { RECRUIT_KINDS, RecruitKind } from '@lading/api-client/contract';
import { oneOf, textLike } from '../../app/search.ts';

const KINDS: typeof RECRUIT_KINDS = ['social', 'campus'];

export interface JoinSearch {
  /** social without */
  kind?: RecruitKind | undefined;
  city?: string | undefined;
}

export const joinSearch = (input: Record<string, unknown>): JoinSearch => ({
  kind: oneOf(input['kind'], KINDS),
  city: textLike(input['city'], /^.{1,60}$/u),
});
