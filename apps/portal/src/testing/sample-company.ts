import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { webUser } from './sample-account.ts';

const { user } = contract;
type Company = Out<typeof user.customerBase>;
export type Application = Out<typeof user.myApplications>['list'][number];
type Person = Out<typeof user.webUserPage>['records'][number];

const SAID = {
  'zh-CN': {
    address: '宁波市鄞州区江南路 288 号',
    legalPerson: '陆海宁',
    licence: '营业执照.pdf',
    authority: '授权书.pdf',
    reason: '授权书的印章压住了日期',
    seal: '印章压住了日期，请重新盖章',
    people: ['陈蔚', '陆海宁', '沈瑜', '顾念', '方舟', '丁乔'],
    invited: '何苗',
  },
  'en-US': {
    address: '288 Jiangnan Road, Yinzhou, Ningbo',
    legalPerson: 'Lu Haining',
    licence: 'Business license.pdf',
    authority: 'Letter of authority.pdf',
    reason: 'The seal of the letter covers its date',
    seal: 'The seal covers the date; please seal again',
    people: ['Chen Wei', 'Lu Haining', 'Shen Yu', 'Gu Nian', 'Fang Zhou', 'Ding Qiao'],
    invited: 'He Miao',
  },
} as const;

const OWNER_CODES = [
  'order:view',
  'bill:view',
  'company:view',
  'company:edit',
  'company:apply',
  'user:manage',
] as const satisfies readonly Code[];

/** Chen Wei with the codes of her role. */
export const asOwner = (locale: Language, codes: readonly Code[] = OWNER_CODES): RequestHandler =>
  mock(user.webUserInfo, {
    roles: [...codes],
    baseInfo: { id: 1, name: webUser(locale).name, companyName: company(locale).nameCn, account: '13800138000' },
  });

export const company = (locale: Language): Company => ({
  id: 1,
  code: 'C0020417',
  nameCn: '宁波昊屿家居有限公司',
  nameEn: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  shortName: 'HAOYU',
  uscc: '91330212MA2KHY873M',
  kind: 'factory',
  address: SAID[locale].address,
  phone: '0574-8730 1200',
  website: 'https://haoyu.example',
  customsCode: '3302960K7Q',
  mainLanes: ['USWC', 'EU'],
  level: 1,
  certification: 2,
  credit: { method: 'monthly', days: 30, limit: '100000', validTo: '2027-06-30' },
  fuda: null,
  createTime: '2025-03-02T09:00:00+08:00',
  revision: 3,
});

export const certification = (locale: Language, state: Application['state']): Application => ({
  id: 11,
  kind: 'certification',
  state,
  values: [
    { name: 'kind', value: 'mainland' },
    { name: 'companyName', value: '宁波昊屿家居有限公司' },
    { name: 'uscc', value: '91350100M000100Y43' },
    { name: 'legalPerson', value: SAID[locale].legalPerson },
    { name: 'address', value: SAID[locale].address },
    { name: 'contact', value: SAID[locale].people[0] },
    { name: 'phone', value: '13800138000' },
  ],
  papers: [
    { field: 'licenceFileId', fileId: 5, name: SAID[locale].licence, path: '/files/5/licence.pdf' },
    { field: 'authorisationFileId', fileId: 6, name: SAID[locale].authority, path: '/files/6/authority.pdf' },
  ],
  applicant: SAID[locale].people[0],
  createTime: '2026-11-16T10:20:00+08:00',
  decidedAt: state === 1 ? null : '2026-11-17T15:02:00+08:00',
  reason: state === 3 ? SAID[locale].reason : '',
  reasons: state === 3 ? [{ field: 'authorisationFileId', reason: SAID[locale].seal }] : [],
});

const credit: Application = {
  id: 12,
  kind: 'credit',
  state: 2,
  values: [
    { name: 'method', value: 'monthly' },
    { name: 'days', value: '30' },
    { name: 'limit', value: '100000' },
  ],
  papers: [],
  applicant: '',
  createTime: '2026-06-28T10:20:00+08:00',
  decidedAt: '2026-06-30T11:00:00+08:00',
  reason: '',
  reasons: [],
};

const ACCOUNTS = ['13800138000', '13800130021', '13700136614', '15900153302', '13600139075', '15800151148'];
const ROLES = [['owner'], ['owner'], ['ops', 'finance'], ['finance'], ['tracker'], ['viewer']];

export const people = (locale: Language): Person[] =>
  SAID[locale].people.map((name, at) => ({
    ...webUser(locale),
    id: at + 1,
    account: ACCOUNTS[at] ?? '',
    name,
    nameEn: SAID['en-US'].people[at] ?? '',
    roles: ROLES[at] ?? [],
    active: at < 5,
    lastLogin: at < 5 ? `2026-11-${20 - at}T09:11:00+08:00` : null,
    sessions: at < 3 ? 1 : 0,
    secondFactor: at === 2,
  }));

export const invitation = (locale: Language): Out<typeof user.linkWebUser> => ({
  phone: '13500135000',
  name: SAID[locale].invited,
  roles: ['ops'],
  createTime: '2026-11-19T10:00:00+08:00',
  expires: '2026-11-26T10:00:00+08:00',
});

/** What the pages of a company ask, answered for a certified one with six people. */
export const companyAnswers = (locale: Language): RequestHandler[] => [
  asOwner(locale),
  mock(user.customerBase, company(locale)),
  mock(user.myApplications, { list: [certification(locale, 2), credit] }),
  mock(user.webUserPage, { records: people(locale), total: 6 }),
  mock(user.invitations, { list: [invitation(locale)] }),
];
