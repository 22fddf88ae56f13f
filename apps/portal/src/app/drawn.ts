import type { FirstAnswers } from '@lading/api-client/react';
import type { Language } from '@lading/ui';

/** Where a page that the server drew says in which language, and what it was answered for it. */
export const DRAWN = 'drawn';

export interface Drawn {
  readonly language: Language;
  /** by the text of the query's key */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What the server drew the page with; undefined for a page that it did not draw. */
export function drawnIn(page: Document): Drawn | undefined {
  const text = page.getElementById(DRAWN)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The answers it was drawn with, as the hooks ask for them. */
export const firstOf =
  ({ answers }: Drawn): FirstAnswers =>
  (id) =>
    answers[id] as never;
