import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type AliyunSettings, aliyunSms, signAcs3 } from './aliyun.ts';
import type { Outgoing, Provider } from './provider.ts';
import { signTc3, type TencentSettings, tencentSms } from './tencent.ts';

const OUT: Outgoing = {
  job: 'otp-1',
  to: '13800138000',
  template: 'code',
  params: { code: '123456' },
  subject: 'subject',
  text: 'text',
};
const AT = new Date('2026-11-22T08:00:00Z');
const NONCE = '00000000000000000000000000000001';
const ALIYUN: AliyunSettings = {
  keyId: 'test-id',
  keySecret: 'test-secret',
  sign: '示例货代',
  templates: { code: 'SMS_154950909' },
};
const TENCENT: TencentSettings = {
  keyId: 'AKIDEXAMPLE',
  keySecret: 'SECRETEXAMPLE',
  sign: '示例货代',
  appId: '1400006666',
  region: 'ap-guangzhou',
  templates: { code: '449739' },
};

describe('signatures', () => {
  it('are those that were published for ACS3', () => {
    const { headers } = signAcs3(
      { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
      'ecs.cn-shanghai.aliyuncs.com',
      {
        action: 'RunInstances',
        version: '2014-05-26',
        params: {
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
          RegionId: 'cn-shanghai',
        },
      },
      new Date('2023-10-26T10:22:32Z'),
      '3156853299f313e23d1673dc12e1703d',
    );
    expect(headers.authorization).toMatch(
      /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/,
    );
  });

  it('are those of our own request for ACS3', () => {
    const params = {
      OutId: 'otp-1',
      PhoneNumbers: '13800138000',
      SignName: '示例货代',
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"123456"}',
    };
    const asked = { action: 'SendSms', version: '2017-05-25', params };
    const { query, headers } = signAcs3(ALIYUN, 'dysmsapi.aliyuncs.com', asked, AT, NONCE);
    expect(query).toContain('TemplateParam=%7B%22code%22%3A%22123456%22%7D');
    expect(headers.authorization).toMatch(
      /Signature=68acf89b0aa8d3a13212cf06675f3b03f32c09657632b0a26ccebf6d6b554200$/,
    );
  });

  it('are those of our own request for TC3', () => {
    const body =
      '{"PhoneNumberSet":["+8613800138000"],"SmsSdkAppId":"1400006666","SignName":"示例货代","TemplateId":"449739","TemplateParamSet":["123456","5"],"SessionContext":"otp-1"}';
    const signed = signTc3(TENCENT, { host: 'sms.tencentcloudapi.com', service: 'sms', body, seconds: 1795334400 });
    expect(signed).toMatch(/Signature=86b60f19a36a9590cd1b480aace97ab432407545516a3e388c5031140367f070$/);
  });
});

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly body: string;
}
/** What a provider here answers: after it has looked at the signature, as the real one does. */
type Answer = readonly [status: number, body: unknown] | 'silence' | 'nonsense';

let answer: (heard: Heard) => Answer;
const requests: Heard[] = [];
const sink = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const heard = { headers: request.headers, query: new URL(request.url ?? '/', 'http://sink').searchParams, body };
    requests.push(heard);
    const said = answer(heard);
    if (said === 'silence') return;
    response.statusCode = said === 'nonsense' ? 502 : said[0];
    response.end(said === 'nonsense' ? '<html>bad gateway' : JSON.stringify(said[1]));
  });
});
sink.listen(0, '127.0.0.1');
await once(sink, 'listening');
const base = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});
beforeEach(() => {
  requests.length = 0;
});

// As a provider does it: from what came, with the secret that it knows.
function isSignedForAliyun({ headers, query }: Heard, keySecret = ALIYUN.keySecret): boolean {
  const asked = { action: 'SendSms', version: '2017-05-25', params: Object.fromEntries(query) };
  const at = new Date(String(headers['x-acs-date']));
  const nonce = String(headers['x-acs-signature-nonce']);
  const right = signAcs3({ ...ALIYUN, keySecret }, String(headers.host), asked, at, nonce);
  return headers.authorization === right.headers.authorization;
}
function isSignedForTencent({ headers, body }: Heard): boolean {
  const seconds = Number(headers['x-tc-timestamp']);
  return headers.authorization === signTc3(TENCENT, { host: String(headers.host), service: 'sms', body, seconds });
}

const failed = (provider: Provider) =>
  provider.send(OUT).then(
    () => 'sent',
    ({ kind, code }) => [kind, code],
  );

/** An address of this machine where nobody is. */
async function nowhere(): Promise<string> {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  await new Promise((done) => gone.close(done));
  return `http://127.0.0.1:${port}`;
}

describe('text messages by the one provider', () => {
  const provider = (settings: Partial<AliyunSettings> = {}, timeout = 5_000) =>
    aliyunSms({ ...ALIYUN, ...settings }, { base, timeout });
  const verified =
    (body: unknown, status = 200) =>
    (heard: Heard): Answer =>
      isSignedForAliyun(heard) ? [status, body] : [403, { Code: 'SignatureDoesNotMatch' }];

  it('are sent, signed, with what the template wants', async () => {
    answer = verified({ Code: 'OK', BizId: '900619746936498440^0' });
    expect(await provider().send(OUT)).toEqual({ id: '900619746936498440^0' });
    const [{ query } = { query: new URLSearchParams() }] = requests;
    expect(Object.fromEntries(query)).toEqual({
      OutId: 'otp-1',
      PhoneNumbers: '13800138000',
      SignName: '示例货代',
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"123456"}',
    });
  });

  it.each([
    ['a wrong secret', { keySecret: 'another' }, verified({ Code: 'OK' }), ['config', 'SignatureDoesNotMatch']],
    ['too many', {}, verified({ Code: 'isv.BUSINESS_LIMIT_CONTROL' }), ['limited', 'isv.BUSINESS_LIMIT_CONTROL']],
    ['a wrong number', {}, verified({ Code: 'isv.MOBILE_NUMBER_ILLEGAL' }), ['refused', 'isv.MOBILE_NUMBER_ILLEGAL']],
    ['no balance', {}, verified({ Code: 'isv.OUT_OF_SERVICE' }), ['config', 'isv.OUT_OF_SERVICE']],
    ['its own failure', {}, verified({ Code: 'isp.SYSTEM_ERROR' }), ['temporary', 'isp.SYSTEM_ERROR']],
    ['no JSON', {}, (): Answer => 'nonsense', ['temporary', 'HTTP 502']],
    ['no template', { templates: {} }, verified({}), ['config', 'no template for code']],
  ] as const)('are not with %s', async (_what, settings, said, kind) => {
    answer = said;
    expect(await failed(provider(settings))).toEqual(kind);
  });

  it('may have been sent where no answer comes, and were not where nobody is there', async () => {
    answer = () => 'silence';
    expect(await failed(provider({}, 200))).toEqual(['unknown', 'no answer']);
    expect(await failed(aliyunSms(ALIYUN, { base: await nowhere() }))).toEqual(['temporary', 'unreachable']);
  });
});

describe('text messages by the other provider', () => {
  const provider = (settings: Partial<TencentSettings> = {}, timeout = 5_000) =>
    tencentSms({ ...TENCENT, ...settings }, { base, timeout });
  const verified =
    (Response: unknown) =>
    (heard: Heard): Answer => [
      200,
      { Response: isSignedForTencent(heard) ? Response : { Error: { Code: 'AuthFailure.SignatureFailure' } } },
    ];
  const status = (Code: string) => verified({ SendStatusSet: [{ Code, SerialNo: '2028:f825' }] });

  it('are sent, signed, with parameters in their order', async () => {
    answer = status('Ok');
    expect(await provider().send({ ...OUT, params: { minutes: '5', code: '123456' } })).toEqual({ id: '2028:f825' });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      PhoneNumberSet: ['+8613800138000'],
      TemplateParamSet: ['123456', '5'],
      SessionContext: 'otp-1',
    });
  });

  it.each([
    ['a wrong secret', { keySecret: 'another' }, status('Ok'), ['config', 'AuthFailure.SignatureFailure']],
    [
      'too many',
      {},
      status('LimitExceeded.PhoneNumberOneHourLimit'),
      ['limited', 'LimitExceeded.PhoneNumberOneHourLimit'],
    ],
    [
      'a black list',
      {},
      status('FailedOperation.PhoneNumberInBlacklist'),
      ['refused', 'FailedOperation.PhoneNumberInBlacklist'],
    ],
    [
      'its own failure',
      {},
      verified({ Error: { Code: 'InternalError.Unknown' } }),
      ['temporary', 'InternalError.Unknown'],
    ],
    [
      'its own silence',
      {},
      verified({ Error: { Code: 'InternalError.Timeout' } }),
      ['unknown', 'InternalError.Timeout'],
    ],
    ['no status', {}, verified({}), ['config', 'no status']],
  ] as const)('are not with %s', async (_what, settings, said, kind) => {
    answer = said;
    expect(await failed(provider(settings))).toEqual(kind);
  });

  it('may have been sent where no answer comes, and were not where nobody is there', async () => {
    answer = () => 'silence';
    expect(await failed(provider({}, 200))).toEqual(['unknown', 'no answer']);
    expect(await failed(tencentSms(TENCENT, { base: await nowhere() }))).toEqual(['temporary', 'unreachable']);
  });
});
