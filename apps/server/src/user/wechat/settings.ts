import { StartError } from '../../start-error.ts';
import { demoWeChat } from './demo.ts';
import { openWeChat } from './open.ts';
import type { WeChat } from './provider.ts';

const NAMES = ['WECHAT_PROVIDER', 'WECHAT_APP_ID', 'WECHAT_SECRET', 'WECHAT_BASE', 'WECHAT_OPEN_BASE'] as const;
type Settings = Readonly<Record<string, string | undefined>>;

/** What is said of the settings of WeChat, and nothing else of the environment. */
export const weChatSettings = (settings: Settings): Settings =>
  Object.fromEntries(NAMES.map((name) => [name, settings[name]]));

function base(settings: Settings, name: 'WECHAT_BASE' | 'WECHAT_OPEN_BASE', usual: string): string {
  const value = settings[name] ?? usual;
  if (
    /^https:\/\/[^/]+\/?$|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\/?$/.test(value) &&
    URL.canParse(value)
  )
    return value.replace(/\/$/, '');
  throw new StartError(`${name}: an address as ${usual} (http only on this machine)`);
}

function needed(settings: Settings, name: (typeof NAMES)[number]): string {
  const value = settings[name];
  if (value === undefined) throw new StartError(`${name}: login by WeChat needs it`);
  return value;
}

/** Who knows people's WeChat: the demonstration's own, WeChat, or nobody. A setting that is wrong or missing is named in one line. */
export function readWeChat(settings: Settings, mode: 'demo' | 'production'): WeChat | undefined {
  const name = settings['WECHAT_PROVIDER'] ?? (mode === 'demo' ? 'demo' : 'off');
  if (name === 'off') return undefined;
  if (name === 'demo') {
    if (mode === 'demo') return demoWeChat;
    throw new StartError('WECHAT_PROVIDER=demo: in production anybody could come in by it; website, official or off');
  }
  if (name !== 'website' && name !== 'official')
    throw new StartError(`WECHAT_PROVIDER=${name}: the provider is demo, website, official, off`);
  const [appId, secret] = [needed(settings, 'WECHAT_APP_ID'), needed(settings, 'WECHAT_SECRET')];
  const openBase = base(settings, 'WECHAT_OPEN_BASE', 'https://open.weixin.qq.com');
  return openWeChat(
    { appId, secret, kind: name, openBase },
    { base: base(settings, 'WECHAT_BASE', 'https://api.weixin.qq.com') },
  );
}
