import type {
  AdvertPlace,
  Audience,
  ContentLanguage,
  Education,
  NewsCategory,
  NewsState,
  RecruitKind,
} from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredObject } from '../../storage/stored.ts';
import { bytea, edited, identity, instant, key, label, now } from '../columns.ts';
import { webUsers } from './people.ts';

const shownIn = () => text().$type<ContentLanguage>().notNull().default('both');

/** Articles of the site, both languages in one row. The HTML is sanitised before it is written; the plain text of it is searched. */
export const news = pgTable(
  'news',
  {
    id: identity(),
    category: text().$type<NewsCategory>().notNull(),
    language: shownIn(),
    audience: text().$type<Audience>().notNull().default('all'),
    top: boolean().notNull().default(false),
    author: label(),
    cover: label(),
    titleCn: label(),
    titleEn: label(),
    summaryCn: label(),
    summaryEn: label(),
    htmlCn: label(),
    htmlEn: label(),
    plainCn: label(),
    plainEn: label(),
    // To read it.
    minutesCn: integer().notNull().default(1),
    minutesEn: integer().notNull().default(1),
    state: text().$type<NewsState>().notNull().default('draft'),
    publishTime: instant(),
    takedownTime: instant(),
    reason: label(),
    views: integer().notNull().default(0),
    updatedBy: key().references(() => webUsers.id),
    createTime: now(),
    ...edited(),
  },
  (table) => [index().on(table.state, table.publishTime)],
);

export const adverts = pgTable('adverts', {
  id: identity(),
  place: text().$type<AdvertPlace>().notNull(),
  language: shownIn(),
  titleCn: label(),
  titleEn: label(),
  imagePc: label(),
  imageMobile: label(),
  link: label(),
  firstDay: date().notNull(),
  lastDay: date(),
  sort: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  ...edited(),
});

/** Posts to be filled; what one does and what is asked for are lines of text. */
export const recruits = pgTable('recruits', {
  id: identity(),
  kind: text().$type<RecruitKind>().notNull(),
  headcount: integer().notNull(),
  education: text().$type<Education>().notNull(),
  releaseTime: date().notNull(),
  open: boolean().notNull().default(true),
  positionCn: text().notNull(),
  positionEn: text().notNull(),
  cityCn: text().notNull(),
  cityEn: text().notNull(),
  dutiesCn: label(),
  dutiesEn: label(),
  demandsCn: label(),
  demandsEn: label(),
  ...edited(),
});

/** Pictures of the site. Their name cannot be guessed; who sees them, content/pictures.ts says. */
export const pictures = pgTable(
  'pictures',
  {
    // As in its address: a UUID with its ending.
    name: text().primaryKey(),
    contentType: text().notNull(),
    userId: key(),
    // Here, or in the bucket: storage/uploads.ts.
    bytes: bytea(),
    object: jsonb().$type<StoredObject>(),
    createTime: now(),
  },
  (table) => [check('pictures_place', sql`num_nonnulls(${table.bytes}, ${table.object}) = 1`)],
);

/** What a picture belongs to, as it was last saved. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    name: text()
      .notNull()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    kind: text().$type<'news' | 'advert'>().notNull(),
    subjectId: key().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.kind, table.subjectId] }),
    index().on(table.kind, table.subjectId),
  ],
);
