import type { contract, Out } from '@lading/api-client/contract';
import type { DirectoryItem, NewsEntry } from '@lading/ui';

type Row = Out<typeof contract.content.newsPage>['records'][number];

/** The day of a moment, by the clock of the house that published it. */
export const dayOf = (moment: string) => moment.slice(0, 10);
export const articleHref = (id: number) => `/news?id=${id}`;

/** An article as `NewsList` shows it; `kind` is its category in words. */
export const newsEntry = ({ id, title, publishTime, summary }: Row, kind: string): NewsEntry => ({
  id: String(id),
  href: articleHref(id),
  title,
  kind,
  summary,
  date: dayOf(publishTime),
});

/** What is worth knowing as `DirectoryList` shows it: by its place, with the minutes that it takes in words. */
export const knowledgeItem = (
  { id, title, minutes }: Row,
  at: number,
  read: (minutes: number) => string,
): DirectoryItem => ({
  id: String(id),
  href: articleHref(id),
  code: String(at + 1),
  name: title,
  detail: read(minutes),
});
