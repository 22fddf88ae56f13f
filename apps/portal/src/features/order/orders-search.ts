import { positiveInteger, textLike } from '../../app/search.ts';

/** Tabs of a review that an address can name. */
export type ReviewTabAsked = 'bills' | 'compare';

/** What the address of the orders page can say; everything else about the page is the reader's own setting. */
export interface OrdersSearch {
  bookingId?: number | undefined;
  orderId?: number | undefined;
  /** what the booking was opened for: 2 the shipping instruction, 3 the review of the booking */
  type?: 2 | 3 | undefined;
  /** the booking whose bill is being reviewed */
  review?: number | undefined;
  /** the tab of that review; the sample unless said */
  tab?: ReviewTabAsked | undefined;
  /** sections to show, `1-6` or `2,4` */
  sections?: string | undefined;
  page?: number | undefined;
  keyword?: string | undefined;
  status?: number | undefined;
  /** `etd:desc` */
  sort?: string | undefined;
}

export function ordersSearch(input: Record<string, unknown>): OrdersSearch {
  const type = positiveInteger(input['type']);
  const status = positiveInteger(input['status']);
  const page = positiveInteger(input['page']);
  const review = positiveInteger(input['review']);
  const tab = input['tab'];
  return {
    bookingId: positiveInteger(input['bookingId']),
    orderId: positiveInteger(input['orderId']),
    review,
    tab: review !== undefined && (tab === 'bills' || tab === 'compare') ? tab : undefined,
    type: type === 2 || type === 3 ? type : undefined,
    sections: textLike(input['sections'], /^[1-6](?:[-,][1-6])*$/),
    page: page === 1 ? undefined : page,
    keyword: textLike(input['keyword'], /^[\s\S]{1,200}$/),
    status: status !== undefined && status <= 10 ? status : undefined,
    sort: textLike(input['sort'], /^[A-Za-z]{1,20}:(?:asc|desc)$/),
  };
}

const EVERY_SECTION = [1, 2, 3, 4, 5, 6];

/** `1-3,5` as numbers; every section when nothing is said. */
export function sectionsOf(text: string | undefined): readonly number[] {
  if (!text) return EVERY_SECTION;
  const asked = new Set(
    text.split(',').flatMap((part) => {
      const [first, last] = part.split('-').map(Number);
      return EVERY_SECTION.filter((section) => section >= (first ?? 0) && section <= (last ?? first ?? 0));
    }),
  );
  return EVERY_SECTION.filter((section) => asked.has(section));
}
