import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, pageOf, paging, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { NEWS_CATEGORIES, type NewsCategory } from './shapes.ts';

/** What the site shows of news and knowledge: what is published by now, in the language that is asked in. */

const category = () => string<NewsCategory>().strict().oneOf(NEWS_CATEGORIES);

const row = {
  id: id(),
  category: category().required(),
  title: text(),
  summary: text(),
  // Address of a picture; empty where there is none.
  cover: text(),
  author: text(),
  publishTime: string().required(),
  views: number().integer().min(0).required(),
  top: boolean().required(),
  // To read it.
  minutes: number().integer().positive().required(),
};

export const newsPage = query(
  '/content/news/pub/queryWebNewsPage.do',
  'News, what is held at the top first and then the newest; without a category all but knowledge',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ ...paging(10), category: category(), keyword: line(50).default('') }),
    output: pageOf(object(row)).shape({
      // How many there are of each category, whichever was asked for.
      counts: array(
        object({ category: category().required(), count: number().integer().min(0).required() }),
      ).required(),
    }),
  },
);

const neighbour = () => object({ id: id(), title: text() }).nullable().default(null);

export const news = query('/content/news/pub/getNews.do', 'One article, which is counted as read', {
  access: 'visitor',
  input: object({ id: id() }),
  output: object({
    ...row,
    // Sanitised: headings from h2, paragraphs, lists, tables, links, pictures of this host.
    html: text(),
    updateTime: string().required(),
    // Of the same category, before and after it in time.
    earlier: neighbour(),
    later: neighbour(),
  }),
});

export const hotKnowledge = query('/content/news/pub/queryHotKnowledgeList.do', 'The knowledge that is read most', {
  access: 'visitor',
  kept: true,
  method: 'GET',
  input: object({ size: exactNumber().min(1).max(30).default(6) }),
  output: object({ list: array(object(row)).required() }),
});
