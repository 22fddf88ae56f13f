/** Where a page says what the house set otherwise than in the portal's own texts: apps/server/src/http/house-in-page.ts. */
const HOUSE = 'house';

export interface House {
  readonly nameCn?: string;
  readonly nameEn?: string;
  readonly hotline?: string;
  readonly logoLight?: string;
  readonly logoDark?: string;
  /** the ways to send goods that it offers; all of them unless said */
  readonly modes?: readonly string[];
}

/** Whether the house offers a way to send goods. */
export const offers = ({ modes }: House, mode: string): boolean => modes?.includes(mode) ?? true;

/** What the house set, as the page came with it; nothing where all is as the texts have it. */
export function houseIn(page: Document): House {
  const text = page.getElementById(HOUSE)?.textContent;
  return text ? JSON.parse(text) : {};
}
