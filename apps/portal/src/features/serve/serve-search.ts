import { textLike } from '../../app/search.ts';

export interface ServeSearch {
  /** what the questions are searched for */
  keyword?: string | undefined;
}

export const serveSearch = (input: Record<string, unknown>): ServeSearch => ({
  keyword: textLike(input['keyword'], /^.{1,50}$/u),
});
