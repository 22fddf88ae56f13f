import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query, upload } from '../define.ts';
import { exactText, file, id, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { language, moment, picture } from './fields.ts';
import { hotKnowledge, news, newsPage } from './news.ts';
import {
  ARTICLE_LIMIT,
  AUDIENCES,
  type Audience,
  type ContentLanguage,
  NEWS_CATEGORIES,
  NEWS_STATES,
  type NewsCategory,
  type NewsState,
  PICTURE_LIMIT,
} from './shapes.ts';

/** What the forwarder's people write: both languages of an article are one row. */

const category = () => string<NewsCategory>().strict().oneOf(NEWS_CATEGORIES);
const audience = () => string<Audience>().strict().oneOf(AUDIENCES).required();
const state = () => exactText().oneOf<NewsState>([...NEWS_STATES]);

const head = {
  id: id(),
  category: category().required(),
  language: language().required(),
  audience: audience(),
  top: boolean().required(),
  state: string<NewsState>().oneOf(NEWS_STATES).required(),
  // It is on the site at this moment.
  live: boolean().required(),
  titleCn: text(),
  titleEn: text(),
  author: text(),
  publishTime: string().nullable().defined(),
  takedownTime: string().nullable().defined(),
  views: number().integer().min(0).required(),
  updateTime: string().required(),
  updatedBy: text(),
  revision: revision(),
};
const whole = {
  ...head,
  cover: text(),
  summaryCn: text(),
  summaryEn: text(),
  htmlCn: text(),
  htmlEn: text(),
  // Why it was withdrawn.
  reason: text(),
};

export const articlePage = query(
  '/content/news/queryNewsPage.do',
  'Articles in any state, those that were changed last first',
  {
    access: 'content:edit',
    assumed: true,
    input: object({ ...paging(20), state: state(), category: category(), keyword: line(50).default('') }),
    output: pageOf(object(head)).shape({
      counts: object({
        draft: number().integer().required(),
        published: number().integer().required(),
        withdrawn: number().integer().required(),
      }).required(),
    }),
  },
);

export const article = query('/content/news/queryNewsById.do', 'One article with both languages, to be edited', {
  access: 'content:edit',
  assumed: true,
  input: object({ id: id() }),
  output: object(whole),
});

const stale = () => [articlePage, article, newsPage, news, hotKnowledge];
const html = () => exactText().max(ARTICLE_LIMIT).default('');

export const saveNews = command(
  '/content/news/saveNews.do',
  'Write an article down; of one that is published the site shows the change at once',
  {
    access: 'content:edit',
    assumed: true,
    bodyLimit: 512 * 1024,
    input: object({
      ...edited(),
      category: category().required(),
      language: language().default('both' satisfies ContentLanguage),
      audience: audience(),
      top: boolean().strict().required(),
      author: line(60).default(''),
      cover: picture(),
      titleCn: line(80).default(''),
      titleEn: line(160).default(''),
      summaryCn: line(200).default(''),
      summaryEn: line(400).default(''),
      htmlCn: html(),
      htmlEn: html(),
    }),
    output: object({ id: id() }),
    invalidates: stale,
  },
);

const seen = { id: id(), revision: revision() };

export const publishNews = command(
  '/content/news/publishNews.do',
  'Put an article on the site, now or from a time on, and until another where that is said',
  {
    access: 'content:edit',
    assumed: true,
    input: object({ ...seen, publishTime: moment().default(null), takedownTime: moment().default(null) }),
    invalidates: stale,
  },
);

export const withdrawNews = command('/content/news/withdrawNews.do', 'Take an article off the site, with a reason', {
  access: 'content:edit',
  assumed: true,
  input: object({ ...seen, reason: named(2, 200) }),
  invalidates: stale,
});

export const deleteNews = command(
  '/content/news/deleteNews.do',
  'Delete articles that are not published; one that is has to be withdrawn first',
  {
    access: 'content:edit',
    assumed: true,
    input: object({ ids: array(id()).min(1).max(100).required() }),
    invalidates: stale,
  },
);

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;

export const uploadPicture = upload(
  '/content/picture/uploadPicture.do',
  'Keep a picture for an article or an advert; everybody sees it as soon as what it belongs to is published',
  {
    access: 'content:edit',
    assumed: true,
    limit: 60,
    bodyLimit: PICTURE_LIMIT + FORM,
    input: object({ file: file() }),
    output: object({ path: text(), name: text(), size: number().integer().positive().required() }),
  },
);
