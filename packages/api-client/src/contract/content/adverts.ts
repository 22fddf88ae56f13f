import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { exactNumber, id, pageOf, paging, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { day, language, link, picture, place } from './fields.ts';
import { ADVERT_PLACES, type AdvertPlace, type ContentLanguage } from './shapes.ts';

/** Pictures with a link in the three places of the site that show some. */

export const adverts = query(
  '/content/advert/pub/queryAdvertSpreadList.do',
  'What stands in a place today, in its order',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ place: place() }),
    output: object({
      list: array(
        object({
          id: id(),
          title: text(),
          // Addresses of pictures; the one for narrow screens is empty where there is none of its own.
          imagePc: text(),
          imageMobile: text(),
          // A page of the portal, or another site by TLS; empty where nothing is opened.
          link: text(),
        }),
      ).required(),
    }),
  },
);

export const countAdvert = command('/content/advert/pub/countAdvertClick.do', 'An advert was followed', {
  access: 'visitor',
  assumed: true,
  limit: 30,
  input: object({ id: id() }),
});

export const advertPage = query('/content/advert/queryAdvertPage.do', 'All adverts, place by place', {
  access: 'content:edit',
  assumed: true,
  input: object(paging(20)),
  output: pageOf(
    object({
      id: id(),
      place: string<AdvertPlace>().oneOf(ADVERT_PLACES).required(),
      language: language().required(),
      titleCn: text(),
      titleEn: text(),
      imagePc: text(),
      imageMobile: text(),
      link: text(),
      // Days by the clock of the house; null where it has no end.
      from: text(),
      to: text().nullable(),
      sort: number().integer().required(),
      clicks: number().integer().min(0).required(),
      live: boolean().required(),
      revision: revision(),
    }),
  ),
});

const stale = () => [advertPage, adverts];

export const saveAdvert = command('/content/advert/saveAdvert.do', 'Add or change an advert', {
  access: 'content:edit',
  assumed: true,
  input: object({
    ...edited(),
    place: place(),
    language: language().default('both' satisfies ContentLanguage),
    titleCn: line(60).default(''),
    titleEn: line(120).default(''),
    imagePc: picture(),
    imageMobile: picture(),
    link: link(),
    from: day().required(),
    to: day().nullable().default(null),
    sort: exactNumber().min(0).max(999).default(0),
  }),
  output: object({ id: id() }),
  invalidates: stale,
});

export const deleteAdverts = command('/content/advert/deleteAdvert.do', 'Take adverts away', {
  access: 'content:edit',
  assumed: true,
  input: object({ ids: array(id()).min(1).max(100).required() }),
  invalidates: stale,
});
