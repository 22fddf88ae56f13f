import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { member } from './sample-answers.ts';

const { order, basedata, user } = contract;
type Party = Out<typeof order.shipperPage>['records'][number];
type Template = Out<typeof order.orderTemplates>['records'][number];

/** What whoever looks after the book holds, and what a reader does. */
export const WRITING: Code[] = ['order:view', 'order:edit', 'party:view', 'party:edit'];
export const READING: Code[] = ['order:view', 'party:view'];

/** Whoever is logged in, with codes. */
export const holding = (locale: Language, roles: readonly Code[]) =>
  mock(user.webUserInfo, { roles: [...roles], baseInfo: { ...member(locale).user, account: '13800138000' } });

const COUNTRIES = [
  { id: 156, code: 'CN', nameCn: '中国', nameEn: 'China' },
  { id: 276, code: 'DE', nameCn: '德国', nameEn: 'Germany' },
  { id: 840, code: 'US', nameCn: '美国', nameEn: 'United States' },
];

const BASE: Party = {
  id: 11,
  revision: 2,
  alias: 'Cascade LA',
  name: 'CASCADE HOME SUPPLY LLC',
  street: '1420 E WAREHOUSE STREET',
  city: 'LOS ANGELES',
  state: 'CA',
  zip: '90021',
  countryCode: 'US',
  countryName: 'United States',
  contact: '',
  phone: '1-213-555-0142',
  email: 'imports@cascade-home.example',
  enterpriseType: 'EIN',
  enterpriseCode: '95-5550142',
  isDefault: true,
  updateTime: '2026-11-18T16:40:12+08:00',
  displayText: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142',
};
const NORDWIND: Party = {
  ...BASE,
  id: 12,
  alias: 'Nordwind HAM',
  name: 'NORDWIND HAUSHALTSWAREN GMBH',
  street: 'AM SANDTORKAI 48',
  city: 'HAMBURG',
  state: '',
  zip: '20457',
  countryCode: 'DE',
  countryName: 'Germany',
  isDefault: false,
  phone: '49-40-5550-1420',
  email: '',
  enterpriseType: 'EORI',
  enterpriseCode: 'DE5550142',
  displayText: 'NORDWIND HAUSHALTSWAREN GMBH\nAM SANDTORKAI 48, HAMBURG, 20457,\nGERMANY\nTEL 49-40-5550-1420',
};
const HAOYU: Party = {
  ...BASE,
  id: 1,
  alias: '昊屿本部',
  name: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  street: 'NO. 288 JIANGNAN ROAD, YINZHOU',
  city: 'NINGBO',
  state: 'ZHEJIANG',
  zip: '315040',
  countryCode: 'CN',
  countryName: 'China',
  phone: '86-574-8700-0000',
  email: 'docs@haoyu.example',
  enterpriseType: 'USCI',
  enterpriseCode: '91330212MA2AHG000B',
  displayText: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA',
};

const inLanguage = (locale: Language, party: Party): Party => {
  const country = COUNTRIES.find(({ code }) => code === party.countryCode);
  return { ...party, countryName: (locale === 'zh-CN' ? country?.nameCn : country?.nameEn) ?? '' };
};
export const consignees = (locale: Language) => [BASE, NORDWIND].map((party) => inLanguage(locale, party));

/** The book of the company. */
export const partyAnswers = (locale: Language): AnyHandler[] => {
  const shippers = [inLanguage(locale, HAOYU)];
  const one = (known: readonly Party[]) => (input: { id: number }) => known.find(({ id }) => id === input.id) ?? BASE;
  return [
    mock(order.shipperById, one(shippers)),
    mock(order.consigneeById, one(consignees(locale))),
    mock(order.notifyById, one(consignees(locale))),
    mock(basedata.commonList, COUNTRIES),
    mock(order.shipperPage, { records: shippers, total: 1 }),
    mock(order.consigneePage, { records: consignees(locale), total: 2 }),
    mock(order.notifyPage, { records: [], total: 0 }),
  ];
};

/** Templates of orders of the company, last used first. */
const templateRows = (locale: Language): Template[] => {
  const zh = locale === 'zh-CN';
  const base: Template = {
    id: 3,
    revision: 1,
    name: zh ? '洛杉矶 40HQ 家居' : 'LA 40HQ homeware',
    mode: 'fcl',
    boxes: '2×40HQ',
    polName: zh ? '宁波' : 'Ningbo',
    podName: zh ? '洛杉矶' : 'Los Angeles',
    shippingName: zh ? '中远海运' : 'COSCO SHIPPING',
    shipper: HAOYU.name,
    consignee: BASE.name,
    goods: 'BAMBOO KITCHEN SHELF',
    usedAt: '2026-11-17T10:20:00+08:00',
    updateTime: '2026-11-17T10:20:00+08:00',
  };
  return [
    base,
    {
      ...base,
      id: 4,
      name: zh ? '汉堡指示提单' : 'Hamburg to order',
      podName: zh ? '汉堡' : 'Hamburg',
      shippingName: '',
      boxes: '',
      consignee: NORDWIND.name,
      usedAt: null,
    },
  ];
};
export const templateAnswers = (locale: Language): AnyHandler[] => {
  const records = templateRows(locale);
  return [mock(order.orderTemplates, { records, total: records.length })];
};
