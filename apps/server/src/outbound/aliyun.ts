import { createHash, createHmac, randomUUID } from 'node:crypto';
import { ask, type FailureKind, type Outgoing, type Provider, ProviderError, type World } from './provider.ts';
import type { Template } from './wording.ts';

export interface AliyunSettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** the signature that the carriers know */
  readonly sign: string;
  readonly templates: Readonly<Partial<Record<Template, string>>>;
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'limited',
  'Throttling.User': 'limited',
  Throttling: 'limited',
  'isv.SMS_CONTENT_ILLEGAL': 'refused',
  'isv.MOBILE_NUMBER_ILLEGAL': 'refused',
  'isv.TEMPLATE_MISSING_PARAMETERS': 'refused',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'refused',
  'isp.SYSTEM_ERROR': 'temporary',
  SignatureNonceUsed: 'temporary',
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

interface Signed {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request without a body, signed as ACS3-HMAC-SHA256 has it: all headers but the signature's own are part of it. */
export function signAcs3(
  { keyId, keySecret }: Pick<AliyunSettings, 'keyId' | 'keySecret'>,
  host: string,
  asked: { action: string; version: string; params: Readonly<Record<string, string>> },
  at: Date,
  nonce: string,
): Signed {
  const query = Object.keys(asked.params)
    .sort()
    .map((name) => `${escaped(name)}=${escaped(asked.params[name] ?? '')}`)
    .join('&');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': asked.action,
    'x-acs-version': asked.version,
    'x-acs-date': `${at.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': nonce,
    'x-acs-content-sha256': sha256(''),
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
}

/** Text messages by Alibaba Cloud, `SendSms` of 2017-05-25. */
export function aliyunSms(settings: AliyunSettings, world: World): Provider {
  const { now = () => new Date(), nonce = randomUUID } = world;
  return {
    name: 'aliyun',
    async send({ job, to, template, params }: Outgoing) {
      const code = settings.templates[template];
      if (!code) throw new ProviderError('config', `no template for ${template}`);
      const asked = {
        action: 'SendSms',
        version: '2017-05-25',
        params: {
          OutId: job,
          PhoneNumbers: to,
          SignName: settings.sign,
          TemplateCode: code,
          TemplateParam: JSON.stringify(params),
        },
      };
      const { query, headers } = signAcs3(settings, new URL(world.base).host, asked, now(), nonce());
      const { status, body } = await ask(world, `${world.base}/?${query}`, { method: 'POST', headers });
      const { Code = `HTTP ${status}`, BizId = '' } = body as { Code?: string; BizId?: string };
      if (Code === 'OK') return { id: BizId };
      throw new ProviderError(KINDS[Code] ?? (status >= 500 ? 'temporary' : 'config'), Code);
    },
  };
}
