import { createHash, createHmac } from 'node:crypto';
import { ask, type FailureKind, type Outgoing, type Provider, ProviderError, type World } from './provider.ts';
import type { Template } from './wording.ts';

export interface TencentSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly sign: string;
  readonly appId: string;
  readonly region: string;
  readonly templates: Readonly<Partial<Record<Template, string>>>;
}

const TYPE = 'application/json; charset=utf-8';
// Its templates know parameters by their place and not by name.
const ORDER: Readonly<Record<Template, readonly string[]>> = {
  code: ['code', 'minutes'],
  registered: [],
  invite: ['name', 'company', 'days', 'link'],
  passwordChanged: [],
  inquiryAnswered: [],
  enquiryAnswered: [],
  notice: [],
  cutOff: ['title', 'time'],
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The authorization of a JSON body, as TC3-HMAC-SHA256 has it; the day is that of UTC. */
export function signTc3(
  { keyId, keySecret }: Pick<TencentSettings, 'keyId' | 'keySecret'>,
  { host, service, body, seconds }: { host: string; service: string; body: string; seconds: number },
): string {
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const headers = `content-type:${TYPE}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', headers, 'content-type;host', sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), 'tc3_request');
  const text = ['TC3-HMAC-SHA256', seconds, scope, sha256(canonical)].join('\n');
  const signature = hmac(key, text).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`;
}

function kindOf(code: string): FailureKind {
  if (code === 'InternalError.Timeout') return 'unknown';
  if (code.startsWith('InternalError')) return 'temporary';
  if (/^(?:LimitExceeded|RequestLimitExceeded)/.test(code)) return 'limited';
  const refused = ['IncorrectPhoneNumber', 'PhoneNumberInBlacklist', 'ContainSensitiveWord'];
  return refused.some((end) => code.endsWith(`.${end}`)) ? 'refused' : 'config';
}

interface Answer {
  readonly Response?: {
    readonly Error?: { readonly Code: string };
    readonly SendStatusSet?: readonly { readonly Code: string; readonly SerialNo: string }[];
  };
}

/** Text messages by Tencent Cloud, `SendSms` of 2021-01-11. */
export function tencentSms(settings: TencentSettings, world: World): Provider {
  const { now = () => new Date() } = world;
  return {
    name: 'tencent',
    async send({ job, to, template, params }: Outgoing) {
      const templateId = settings.templates[template];
      if (!templateId) throw new ProviderError('config', `no template for ${template}`);
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${to}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.sign,
        TemplateId: templateId,
        TemplateParamSet: ORDER[template].map((name) => params[name] ?? ''),
        SessionContext: job,
      });
      const seconds = Math.floor(now().getTime() / 1000);
      const { host } = new URL(world.base);
      const headers = {
        'content-type': TYPE,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': settings.region,
        'x-tc-timestamp': String(seconds),
        authorization: signTc3(settings, { host, service: 'sms', body, seconds }),
      };
      const { body: answer } = await ask(world, `${world.base}/`, { method: 'POST', headers, body });
      // Both come with 200: the error of the call first, then that of the number.
      const { Error: failed, SendStatusSet: [status] = [] } = (answer as Answer).Response ?? {};
      const code = failed?.Code ?? status?.Code ?? 'no status';
      if (code === 'Ok' && status) return { id: status.SerialNo };
      throw new ProviderError(kindOf(code), code);
    },
  };
}
