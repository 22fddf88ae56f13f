import { StartError } from '../start-error.ts';
import { aliyunSms } from './aliyun.ts';
import type { Providers } from './deliver.ts';
import { demoProvider } from './demo.ts';
import type { Provider } from './provider.ts';
import { smtpMail } from './smtp.ts';
import { tencentSms } from './tencent.ts';

type Settings = Readonly<Record<string, string | undefined>>;
export type ProviderSettings = Settings;

const NAMES = [
  'SMS_PROVIDER',
  'SMS_BACKUP',
  'SMS_BASE',
  'SMS_KEY_ID',
  'SMS_KEY_SECRET',
  'SMS_SIGN',
  'SMS_APP_ID',
  'SMS_REGION',
  'SMS_TEMPLATE_CODE',
  'SMS_TEMPLATE_REGISTERED',
  'SMS_TEMPLATE_INVITE',
  'SMS_TEMPLATE_CUT_OFF',
  'MAIL_PROVIDER',
  'SMTP_URL',
  'MAIL_FROM',
  'ALLOW_DEMO_PROVIDERS',
] as const;
const SMS = ['demo', 'aliyun', 'tencent'] as const;
type SmsName = (typeof SMS)[number];

const BASES = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' } as const;

/** What is said of the settings of providers, and nothing else of the environment: it holds secrets. */
export const providerSettings = (settings: Settings): ProviderSettings =>
  Object.fromEntries(NAMES.map((name) => [name, settings[name]]));

/** The value of a setting; a start error names one that is missing, and never says a value. */
function needed(settings: Settings, name: (typeof NAMES)[number], why: string): string {
  const value = settings[name];
  if (value === undefined) throw new StartError(`${name}: ${why} needs it`);
  return value;
}

const LOOPBACK = /^http:\/\/(?:127\.|localhost[:/]?|\[::1\])/;

function baseOf(settings: Settings, name: Exclude<SmsName, 'demo'>): string {
  const base = settings.SMS_BASE ?? BASES[name];
  if (URL.canParse(base) && (base.startsWith('https://') || LOOPBACK.test(base))) return base.replace(/\/$/, '');
  throw new StartError('SMS_BASE: an address as https://sms.example.com (http only on this machine)');
}

function smsName(settings: Settings, setting: 'SMS_PROVIDER' | 'SMS_BACKUP'): SmsName | undefined {
  const value = settings[setting];
  if (value === undefined) return undefined;
  const name = SMS.find((one) => one === value);
  if (!name) throw new StartError(`${setting}=${value}: the provider is ${SMS.join(', ')}`);
  return name;
}

function sms(settings: Settings, name: SmsName): Provider {
  if (name === 'demo') return demoProvider;
  const why = `the SMS provider ${name}`;
  const common = {
    keyId: needed(settings, 'SMS_KEY_ID', why),
    keySecret: needed(settings, 'SMS_KEY_SECRET', why),
    sign: needed(settings, 'SMS_SIGN', why),
    templates: {
      code: needed(settings, 'SMS_TEMPLATE_CODE', why),
      registered: needed(settings, 'SMS_TEMPLATE_REGISTERED', why),
      invite: needed(settings, 'SMS_TEMPLATE_INVITE', why),
      // Whoever has none sends no reminders by text message.
      ...(settings['SMS_TEMPLATE_CUT_OFF'] && { cutOff: settings['SMS_TEMPLATE_CUT_OFF'] }),
    },
  };
  const world = { base: baseOf(settings, name) };
  if (name === 'aliyun') return aliyunSms(common, world);
  const region = settings.SMS_REGION ?? 'ap-guangzhou';
  return tencentSms({ ...common, appId: needed(settings, 'SMS_APP_ID', why), region }, world);
}

function mail(settings: Settings): Provider {
  const name = settings.MAIL_PROVIDER ?? 'demo';
  if (name === 'demo') return demoProvider;
  if (name !== 'smtp') throw new StartError(`MAIL_PROVIDER=${name}: the provider is demo, smtp`);
  const url = needed(settings, 'SMTP_URL', 'mail by SMTP');
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]+$/.test(url))
    throw new StartError('SMTP_URL: an address as smtps://user:password@mail.example.com:465');
  return smtpMail({ url, from: needed(settings, 'MAIL_FROM', 'mail by SMTP') });
}

/** Who sends what leaves. A setting that is wrong or missing is named in one line. */
export function readProviders(settings: ProviderSettings, mode: 'demo' | 'production'): Providers {
  const first = smsName(settings, 'SMS_PROVIDER') ?? 'demo';
  const backup = smsName(settings, 'SMS_BACKUP');
  const demos = [first === 'demo' && 'SMS_PROVIDER', (settings.MAIL_PROVIDER ?? 'demo') === 'demo' && 'MAIL_PROVIDER'];
  const missing = demos.filter((name) => name !== false);
  if (mode === 'production' && missing.length > 0 && settings.ALLOW_DEMO_PROVIDERS !== '1')
    throw new StartError(
      `${missing.join(', ')}: production sends by a real provider (ALLOW_DEMO_PROVIDERS=1 keeps everything in the database instead)`,
    );
  const second = backup && sms(settings, backup);
  return { sms: second ? [sms(settings, first), second] : [sms(settings, first)], mail: [mail(settings)] };
}
