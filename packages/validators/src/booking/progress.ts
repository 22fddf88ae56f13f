import { isEmpty } from '../rule.ts';
import { BOOKING_SECTIONS, type BookingDraft, type BookingSection } from './draft.ts';
import { bookingIssues } from './issues.ts';
import type { BookingFacts, BookingIssue } from './said.ts';

/** How many of the fields that a section asks for are filled, and how many places are wrong. */
export interface SectionProgress {
  readonly filled: number;
  readonly total: number;
  readonly wrong: number;
}

/** What says which fields are asked for: it stands when all others are thought away. */
const KEPT =
  /^(?:route\.(?:mode|tradeMode|rateId|offerId|houseCount)|services\.\w+\.(?:on|mode|to)|services\.(?:originals|filer)|cargo\.goods\.\d+\.goodsTypeId)$/;
const LISTS = new Set(['cargo.goods', 'equipment.boxes']);

function blank(value: unknown, path: string): unknown {
  if (KEPT.test(path)) return value;
  if (Array.isArray(value)) return LISTS.has(path) ? value.map((row, at) => blank(row, `${path}.${at}`)) : [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, blank(one, path === '' ? name : `${path}.${name}`)]),
    );
  if (typeof value === 'string') return '';
  return typeof value === 'boolean' ? false : null;
}

const valueAt = (draft: BookingDraft, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null)?.[name], draft);
const errorsOf = (draft: BookingDraft, facts: BookingFacts) =>
  bookingIssues(draft, facts).filter(({ severity }) => severity === 'error');

/** Something is not there yet, which is no mistake. */
const MISSING: ReadonlySet<string> = new Set(['required', 'agreement', 'booking.paper']);
const isMissing = (draft: BookingDraft, { code, path }: BookingIssue) =>
  MISSING.has(code) || isEmpty(valueAt(draft, path));
/** Two papers are asked for at one field. */
const placeOf = ({ path, code, params }: BookingIssue) => (code === 'booking.paper' ? JSON.stringify(params) : path);

/** How far each section of a booking is. */
export function bookingProgress(
  draft: BookingDraft,
  facts: BookingFacts,
): Readonly<Record<BookingSection, SectionProgress>> {
  const bare = blank(draft, '') as BookingDraft;
  const asked = errorsOf(bare, facts.papers === undefined ? facts : { ...facts, papers: [] });
  const now = errorsOf(draft, facts);
  const of = (section: BookingSection): SectionProgress => {
    const own = (issue: BookingIssue) => issue.path.split('.', 1)[0] === section;
    const left = new Set(now.filter((issue) => own(issue) && isMissing(draft, issue)).map(placeOf));
    const all = new Set([...asked.filter(own).map(placeOf), ...left]);
    const wrong = now.filter((issue) => own(issue) && !isMissing(draft, issue)).length;
    return { filled: all.size - left.size, total: all.size, wrong };
  };
  return Object.fromEntries(BOOKING_SECTIONS.map((section) => [section, of(section)])) as Record<
    BookingSection,
    SectionProgress
  >;
}
