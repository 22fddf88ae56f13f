import { positiveInteger, textLike } from '../../app/search.ts';

export interface ServeSearch {
  /** what the questions are searched for */
  keyword?: string | undefined;
  /** the warehouse that there is something to say of */
  warehouseId?: number | undefined;
}

export const serveSearch = (input: Record<string, unknown>): ServeSearch => ({
  keyword: textLike(input['keyword'], /^.{1,50}$/u),
  warehouseId: positiveInteger(input['warehouseId']),
});
