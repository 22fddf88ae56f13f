import { BILL_FIELDS } from '@lading/validators/bill';
import { describe, expect, it } from 'vitest';
import { boolean, date, number, object, string } from 'yup';
import { command, upload } from '../contract/define.ts';
import { contract, file } from '../contract/index.ts';
import { coverage, type JsonSchema, openApi } from './index.ts';
import { toJsonSchema } from './schema.ts';

const document = openApi(contract, '1.2.3');
const calls = coverage(contract);
const postOf = (path: string) => {
  const found = document.paths[path]?.post;
  if (!found) throw new Error(`no POST ${path}`);
  return found;
};
const bodyOf = (path: string) => {
  const { content = {} } = postOf(path).requestBody ?? {};
  return (content['application/json'] ?? content['multipart/form-data'])?.schema ?? {};
};
const dataOf = (path: string): JsonSchema => {
  const answer = (document.paths[path]?.get ?? postOf(path)).responses['200'];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  return schema?.properties?.data ?? {};
};
const schemaOf = (schema: Parameters<typeof object>[0]) => toJsonSchema(object(schema).describe()).properties;

describe('the document', () => {
  it('has every call of the contract, once', () => {
    const operations = Object.values(document.paths).flatMap(({ get, post }) => [get, post].filter((one) => one));
    expect(operations.map((one) => one?.operationId).sort()).toEqual(calls.map(({ call }) => call).sort());
    expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => path).sort());
  });

  it('says who may call and what is assumed, as the coverage table does', () => {
    for (const { path, access, assumed, kind } of calls) {
      const one = document.paths[path]?.post ?? document.paths[path]?.get;
      expect(one?.security).toEqual(access === 'visitor' ? [] : [{ auth: [] }]);
      expect([one?.['x-assumed'] ?? false, one?.['x-kind'], one?.['x-access']]).toEqual([assumed, kind, access]);
    }
    expect(calls.filter(({ assumed }) => assumed).map(({ call }) => call)).toContain('order.orderPage');
    expect(calls.flatMap(({ access, call }) => (access === 'visitor' ? call : [])).sort()).toEqual([
      'basedata.airRoutePage',
      'basedata.airlinePage',
      'basedata.airportPage',
      'basedata.areas',
      'basedata.commonList',
      'basedata.dictionaries',
      'basedata.fbaByCountry',
      'basedata.fbaById',
      'basedata.fbaCountries',
      'basedata.fbaHot',
      'basedata.fbaPage',
      'basedata.fbaWarehouseIds',
      'basedata.fxRates',
      'basedata.hotAirPorts',
      'basedata.portGroups',
      'basedata.ports',
      'content.adverts',
      'content.countAdvert',
      'content.hotKnowledge',
      'content.news',
      'content.newsPage',
      'content.recruitPage',
      'content.saveFeedback',
      'freight.airById',
      'freight.airPage',
      'freight.cargoTracking',
      'freight.declarePage',
      'freight.enterQuoteShare',
      'freight.fbaEnquiryByToken',
      'freight.fbaPrices',
      'freight.fclCalendar',
      'freight.fclCarriers',
      'freight.fclCharges',
      'freight.fclPublic',
      'freight.fclSurcharges',
      'freight.fclVisitor',
      'freight.fclWharves',
      'freight.lclById',
      'freight.lclPage',
      'freight.openQuoteShare',
      'freight.recommended',
      'freight.saleRates',
      'freight.saleRoutes',
      'freight.saveFbaEnquiry',
      'freight.sharedQuoteExcel',
      'freight.spaceBoard',
      'freight.truckPage',
      'order.enterBlShare',
      'order.enterTraceLink',
      'order.openBlShare',
      'order.openTraceLink',
      'user.aboutUs',
      'user.agreements',
      'user.appDownload',
      'user.appVersion',
      'user.askAsVisitor',
      'user.autoLogin',
      'user.checkToken',
      'user.companyLogo',
      'user.login',
      'user.newCaptcha',
      'user.proveSecondFactor',
      'user.register',
      'user.registerCode',
      'user.sealKey',
      'user.sendSmsCode',
      'user.updatePassword',
      'user.verifySmsCode',
      'user.wechatLogin',
      'user.wechatRegister',
    ]);
  });

  it('refers only to what is there, and survives JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    for (const [, path = ''] of text.matchAll(/"\$ref":"#([^"]+)"/g)) {
      const found = path
        .split('/')
        .slice(1)
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
      expect(found, path).toBeDefined();
    }
  });

  it('gives every property a type', () => {
    const untyped: string[] = [];
    const visit = (schema: JsonSchema, place: string) => {
      if (!schema.type && !schema.$ref) untyped.push(place);
      for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${place}.${name}`);
      if (schema.items) visit(schema.items, `${place}[]`);
    };
    for (const { path, kind } of calls) {
      if (kind === 'download') continue;
      const { get } = document.paths[path] ?? {};
      for (const parameter of (get?.parameters ?? []) as { name: string; schema?: JsonSchema }[])
        if (parameter.schema) visit(parameter.schema, `${path} in.${parameter.name}`);
      if (!get) visit(bodyOf(path), `${path} in`);
      visit(dataOf(path), `${path} out`);
    }
    expect(untyped).toEqual([]);
  });

  it('has every field of a bill', () => {
    const bill = dataOf('/order/websi/initInfoMbl.do').properties?.mblVo;
    const names = (BILL_FIELDS as readonly { name: string; only?: string }[])
      .filter(({ only }) => only !== 'HBL')
      .map(({ name }) => name);
    expect(Object.keys(bill?.properties ?? {})).toEqual(names);
    expect(bill?.required).toEqual(names);
    expect(bill?.properties?.etd).toEqual({ type: ['string', 'null'], format: 'date' });
    expect(bill?.properties?.blDate).toEqual({ type: ['string', 'null'], format: 'date-time' });
    expect(bill?.properties?.version).toMatchObject({ type: 'integer', 'x-assumed': true });
    expect(dataOf('/order/websi/initInfoMbl.do').properties?.mblGoodsVo?.properties?.actualWeight).toEqual({
      type: 'string',
      format: 'decimal',
      minLength: 1,
    });
  });

  it('knows limits, defaults, choices and the parameters of a GET', () => {
    expect(bodyOf('/user/common/pub/queryToDoList.do').properties).toMatchObject({
      status: { type: 'integer', default: 2 },
      size: { type: 'integer', minimum: 1, maximum: 100, default: 3 },
    });
    expect(bodyOf('/user/common/pub/queryToDoList.do').required).toBeUndefined();
    expect(bodyOf('/user/portal/pub/login.do').required).toEqual(['account', 'password']);
    expect(dataOf('/order/websi/getBlType.do').enum).toEqual([1, 2]);
    expect(dataOf('/order/websi/copyQueRenToMbl.do')).toEqual({ type: 'null' });
    expect(document.paths['/report']?.get?.parameters).toMatchObject([
      { $ref: '#/components/parameters/language' },
      { name: 'reportlet', in: 'query', required: true },
      { name: 'accountId', in: 'query', required: true, schema: { type: 'integer', exclusiveMinimum: 0 } },
      { name: 'form', in: 'query' },
    ]);
  });
});

it('says of an upload that it is a form, with which files and how large', () => {
  const put = upload('/a/put.do', '', {
    access: 'member',
    bodyLimit: 2 ** 20,
    input: object({ file: file(['.pdf']), note: string() }),
  });
  const post = openApi({ a: { put } }, '1').paths['/a/put.do']?.post;
  expect(post?.['x-body-limit']).toBe(2 ** 20);
  expect(post?.requestBody?.content['multipart/form-data']?.schema).toEqual({
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, note: { type: 'string' } },
    required: ['file'],
  });
});

describe('a schema', () => {
  it('turns into JSON schema', () => {
    expect(
      schemaOf({
        text: string().min(2).max(4).matches(/^a/).required(),
        maybe: number().nullable().defined(),
        yes: boolean().default(true),
      }),
    ).toEqual({
      text: { type: 'string', minLength: 2, maxLength: 4, pattern: '^a' },
      maybe: { type: ['number', 'null'] },
      yes: { type: 'boolean', default: true },
    });
  });

  it('of an unknown type is refused rather than left out', () => {
    const contractWithDate = { a: { b: command('/a/b.do', '', { access: 'member', input: object({ at: date() }) }) } };
    expect(() => openApi(contractWithDate, '1')).toThrow('date');
  });
});
