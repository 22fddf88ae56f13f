import { positiveInteger, textLike } from '../../app/search.ts';

/** What the address of the directory can say. */
export interface FbaSearch {
  /** area id of a country; the one with the most sites without */
  country?: number | undefined;
  /** code, zip, city or address */
  keyword?: string | undefined;
}

export const fbaSearch = (input: Record<string, unknown>): FbaSearch => ({
  country: positiveInteger(input['country']),
  keyword: textLike(input['keyword'], /^.{1,50}$/u),
});

/** One site by its id. */
export const fbaSiteSearch = (input: Record<string, unknown>): { id?: number | undefined } => ({
  id: positiveInteger(input['id']),
});
