import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { serviceAnswer, staffInfo } from './sample-desk.ts';
import { homeRates } from './sample-home.ts';
import { AIR, portsOf, SEA } from './sample-ports.ts';
import { WORDS } from './sample-words.ts';

const { basedata, content } = contract;
type News = Out<typeof content.newsPage>['records'][number];
type Article = Out<typeof content.article>;
type Advert = Out<typeof content.advertPage>['records'][number];
type Post = Out<typeof content.recruitList>['records'][number];

const GATES = {
  titleCn: '洛杉矶港 11 月下旬延长夜间闸口时间',
  titleEn: 'Los Angeles extends night gates in late November',
  summaryCn: '11-22 起至 12-05，三个码头的夜间闸口延到次日 03:00，免箱期不变。',
  summaryEn: 'From 11-22 to 12-05 three terminals keep night gates open until 03:00; free time is unchanged.',
  htmlCn:
    '<p>11-22 起，三个码头的夜间闸口延到次日 03:00。</p><h2>您要做什么</h2><ul><li>周末提柜预约多出约四成。</li><li>早于预约 60 分钟会被请回。</li></ul><table><tbody><tr><th>码头</th><th>夜间闸口</th></tr><tr><td>Pier 400</td><td>18:00–03:00</td></tr></tbody></table>',
  htmlEn:
    '<p>From 11-22, three terminals keep night gates open until 03:00.</p><h2>What to do</h2><ul><li>About 40% more weekend appointments.</li><li>More than 60 minutes early is turned away.</li></ul><table><tbody><tr><th>Terminal</th><th>Night gate</th></tr><tr><td>Pier 400</td><td>18:00–03:00</td></tr></tbody></table>',
} as const;
const GOODS = {
  titleCn: '“配件”“日用品”会被退：品名该怎么写',
  titleEn: '“Accessories” and “daily necessities” are out: what to write instead',
  summaryCn: '美国舱单系统会自动退回含糊的品名，材质、物品、用途写全就能过。',
  summaryEn: 'Vague goods come back from the US manifest: material, thing and purpose is enough to pass.',
} as const;
const TARE = {
  titleCn: 'VGM 累加法：皮重错一位，整票被退',
  titleEn: 'VGM method 2: one wrong digit in the tare',
  summaryCn: '箱门上的皮重要照抄，货物、托盘、绑扎物都要算进去。',
  summaryEn: 'Copy the tare from the door, and count goods, pallets and everything that holds them.',
} as const;

const of = (locale: Language, cn: string, en: string) => (locale === 'zh-CN' ? cn : en);
const row = (locale: Language, id: number, said: typeof GATES | typeof GOODS | typeof TARE): News => ({
  id,
  category: 'notice',
  cover: '',
  author: '',
  top: false,
  views: 214,
  minutes: 3,
  title: of(locale, said.titleCn, said.titleEn),
  summary: of(locale, said.summaryCn, said.summaryEn),
  publishTime: '2026-11-18T09:00:00+08:00',
});

/** What the site shows: news, one of them whole, and knowledge. */
const newsOf = (locale: Language): News[] => [
  { ...row(locale, 71, GATES), top: true },
  { ...row(locale, 68, GOODS), category: 'policy', views: 241, publishTime: '2026-11-14T10:00:00+08:00' },
];
const knowledgeOf = (locale: Language): News[] => [
  { ...row(locale, 31, TARE), category: 'knowledge', views: 251, publishTime: '2026-09-23T09:00:00+08:00' },
];

const POST: Post = {
  id: 9,
  kind: 'social',
  headcount: 2,
  education: 'college',
  releaseTime: '2026-11-18',
  open: true,
  revision: 1,
  positionCn: '海运操作（美线）',
  positionEn: 'Ocean operations, US lane',
  cityCn: '宁波',
  cityEn: 'Ningbo',
  dutiesCn: '从订舱跟到放单\n核对补料和草单',
  dutiesEn: 'From booking to release\nCheck instructions and drafts',
  demandsCn: '看得懂提单',
  demandsEn: 'Reads a bill of lading',
};
const CAMPUS: Post = {
  ...POST,
  id: 8,
  kind: 'campus',
  headcount: 6,
  education: 'bachelor',
  releaseTime: '2026-11-14',
  open: false,
  positionCn: '2027 届管培生',
  positionEn: 'Trainee, class of 2027',
  cityCn: '上海',
  cityEn: 'Shanghai',
};

const drawing = (sea: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice"><path fill="#eaf1f3" d="M0 0h1440v720H0z"/><path fill="${sea}" d="M0 430h1440v290H0z"/><path fill="#0a3640" d="M260 400h760l-60 70H320z"/></svg>`,
  )}`;
const RECOMMENDED = [
  ['美西快船每周四班，11 天到门', 'Fast vessels to the US west coast, 11 days to the door', '/news', '#0f4c5c'],
  ['FBA 仓库目录：按仓号、邮编、城市查', 'The FBA directory: by code, zip or city', '/fba', '#3b5a64'],
  ['每一处改字都看得见', 'Every change in sight', '/serve', '#8fb3bd'],
] as const;
const advertsOf = (locale: Language) =>
  RECOMMENDED.map(([cn, en, link, sea], at) => ({
    id: at + 1,
    title: of(locale, cn, en),
    imagePc: drawing(sea),
    imageMobile: '',
    link,
  }));

/** What anybody may ask of the content, of what its forms offer, and the ports that the home page names. */
export const siteContent = (locale: Language): AnyHandler[] => [
  mock(content.newsPage, ({ category, keyword }) => {
    const all = category === 'knowledge' ? knowledgeOf(locale) : newsOf(locale);
    const records = all.filter(
      (one) => (category === undefined || one.category === category) && one.title.includes(keyword),
    );
    const counts = [
      { category: 'company' as const, count: 0 },
      { category: 'industry' as const, count: 0 },
      { category: 'notice' as const, count: 1 },
      { category: 'knowledge' as const, count: 1 },
      { category: 'policy' as const, count: 1 },
    ];
    return { records, total: records.length, counts };
  }),
  mock(content.news, ({ id }) => {
    const all = [...newsOf(locale), ...knowledgeOf(locale)];
    const one = all.find((each) => each.id === id) ?? row(locale, id, GATES);
    const html = of(locale, GATES.htmlCn, GATES.htmlEn);
    const [later, earlier] = [null, { id: 68, title: of(locale, GOODS.titleCn, GOODS.titleEn) }];
    return { ...one, html, updateTime: '2026-11-18T09:30:00+08:00', later, earlier };
  }),
  mock(content.hotKnowledge, { list: knowledgeOf(locale) }),
  mock(content.adverts, { list: advertsOf(locale) }),
  ...homeRates,
  mock(basedata.ports, portsOf('sea', SEA)),
  mock(basedata.hotAirPorts, portsOf('air', AIR)),
  mock(content.countAdvert, null),
  mock(content.recruitPage, ({ kind }) => {
    const [one] = [POST].filter((post) => kind === undefined || post.kind === kind);
    const records = one
      ? [
          {
            id: one.id,
            kind: one.kind,
            headcount: one.headcount,
            education: one.education,
            releaseTime: one.releaseTime,
            position: of(locale, one.positionCn, one.positionEn),
            city: of(locale, one.cityCn, one.cityEn),
            duties: of(locale, one.dutiesCn, one.dutiesEn).split('\n'),
            demands: of(locale, one.demandsCn, one.demandsEn).split('\n'),
          },
        ]
      : [];
    const cities = records.map(({ city }) => city);
    return { records, total: records.length, cities, counts: { social: 1, campus: 0 } };
  }),
  mock(content.saveFeedback, { id: 417 }),
  serviceAnswer,
  mock(basedata.fbaWarehouseIds, [
    {
      countryId: 840,
      nameCn: '美国',
      nameEn: 'United States',
      list: [{ id: 1, code: 'ONT8', state: 'CA', city: 'Moreno Valley' }],
    },
  ]),
];

const head = (id: number, said: typeof GATES | typeof GOODS | typeof TARE, name: string) => ({
  id,
  titleCn: said.titleCn,
  titleEn: said.titleEn,
  language: 'both' as const,
  audience: 'all' as const,
  top: false,
  author: '',
  takedownTime: null,
  views: 214,
  updatedBy: name,
  revision: 3,
  live: true,
  state: 'published' as const,
  category: 'notice' as const,
  publishTime: '2026-11-18T09:00:00+08:00',
  updateTime: '2026-11-20T08:47:00+08:00',
});

/** The article that a story opens, as a draft or as it stands on the site. */
export const articleOf = (locale: Language, state: Article['state'] = 'published'): Article => ({
  ...head(71, GATES, WORDS[locale].clerk),
  ...(state === 'draft' && { state, live: false, publishTime: null, views: 0 }),
  ...GATES,
  cover: '',
  reason: '',
});

const advert: Advert = {
  id: 5,
  place: 'home_banner',
  language: 'both',
  titleCn: '美西快船每周四班',
  sort: 0,
  clicks: 38,
  titleEn: 'Fast vessels to the west coast four times a week',
  imagePc: '',
  imageMobile: '',
  link: '/news',
  from: '2026-10-21',
  to: null,
  live: true,
  revision: 1,
};

/** The desk of whoever writes for the site. */
export const contentDesk = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ['content:edit', 'staff:home', 'inquiry:answer']),
  mock(content.articlePage, ({ state }) => {
    const name = WORDS[locale].clerk;
    const draft = { state: 'draft' as const, live: false, publishTime: null, views: 0 };
    const records = [
      head(71, GATES, name),
      { ...head(68, GOODS, name), category: 'policy' as const, views: 241 },
      { ...head(31, TARE, name), ...draft, category: 'knowledge' as const },
    ].filter((one) => state === undefined || one.state === state);
    return { records, total: records.length, counts: { draft: 1, published: 2, withdrawn: 0 } };
  }),
  mock(content.article, ({ id }) => articleOf(locale, id === 31 ? 'draft' : 'published')),
  mock(content.saveNews, { id: 71 }),
  mock(content.publishNews, null),
  mock(content.withdrawNews, null),
  mock(content.deleteNews, null),
  mock(content.advertPage, { records: [advert], total: 1 }),
  mock(content.saveAdvert, { id: 5 }),
  mock(content.deleteAdverts, null),
  mock(content.recruitList, { records: [POST, CAMPUS], total: 2 }),
  mock(content.saveRecruit, { id: 9 }),
  mock(content.deleteRecruits, null),
];
