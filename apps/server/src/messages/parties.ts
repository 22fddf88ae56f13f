import type { Texts } from './texts.ts';

/** What is said of the book of parties and of what is kept for the next order. */
export const parties = {
  partyAlias: {
    zh: '简称“{alias}”已存在，请换一个',
    en: 'There is “{alias}” already: choose another short name',
  },
  partyReach: {
    zh: '请填写电话或邮箱，至少一项',
    en: 'Enter a telephone number or an e-mail address',
  },
  partyCountry: {
    zh: '请从列表中选择国家/地区',
    en: 'Choose the country from the list',
  },
  partyCodeType: {
    zh: '请选择企业代码的种类',
    en: 'Say what kind of company code it is',
  },
  partyLimit: {
    zh: '每类最多 {most} 个，请先删除不用的',
    en: 'The book holds {most} of a kind: delete some that are no longer used',
  },
  partyWrong: { zh: '{label}：{issue}', en: '{label}: {issue}' },
  partyOf_alias: { zh: '简称', en: 'Short name' },
  partyOf_name: { zh: '名称', en: 'Name' },
  partyOf_street: { zh: '地址', en: 'Street' },
  partyOf_city: { zh: '城市', en: 'City' },
  partyOf_state: { zh: '州/省', en: 'State' },
  partyOf_zip: { zh: '邮编', en: 'Postcode' },
  partyOf_countryCode: { zh: '国家/地区', en: 'Country' },
  partyOf_contact: { zh: '联系人', en: 'Contact' },
  partyOf_phone: { zh: '电话', en: 'Telephone' },
  partyOf_email: { zh: '邮箱', en: 'E-mail' },
  partyOf_enterpriseType: { zh: '企业代码种类', en: 'Kind of company code' },
  partyOf_enterpriseCode: { zh: '企业代码', en: 'Company code' },
  partyOf_displayText: { zh: '提单显示', en: 'As printed' },
  orderTemplateName: {
    zh: '模板“{name}”已存在，请换一个名称',
    en: 'There is a template “{name}” already: choose another name',
  },
  orderTemplateLimit: {
    zh: '最多保存 {most} 个模板，请先删除不用的',
    en: 'There is room for {most} templates: delete some that are no longer used',
  },
} as const satisfies Texts;
