import { ask, type FailureKind, ProviderError, type World } from '../../outbound/provider.ts';
import type { WeChat } from './provider.ts';

export interface OpenSettings {
  readonly appId: string;
  readonly secret: string;
  /** a website's app shows its own code; that of an official account is opened by the phone that scans ours */
  readonly kind: 'website' | 'official';
  /** where consent is asked for, by browsers */
  readonly openBase: string;
}

const WAYS = {
  website: ['/connect/qrconnect', 'snsapi_login'],
  official: ['/connect/oauth2/authorize', 'snsapi_userinfo'],
} as const;

const KINDS: Readonly<Record<number, FailureKind>> = {
  [-1]: 'temporary',
  40029: 'refused',
  40163: 'refused',
  40013: 'config',
  40125: 'config',
  40164: 'config',
  45011: 'limited',
};

type Answer = Readonly<Record<string, unknown>>;

const wordOf = (answer: Answer, name: string): string => {
  const value = answer[name];
  return typeof value === 'string' ? value : '';
};

/** WeChat's login by OAuth: two questions for a code. Neither its tokens nor the code are kept. */
export function openWeChat({ appId, secret, kind, openBase }: OpenSettings, world: World): WeChat {
  const [way, scope] = WAYS[kind];

  async function asked(path: string, params: Readonly<Record<string, string>>, again = true): Promise<Answer> {
    const { status, body } = await ask(world, `${world.base}${path}?${new URLSearchParams(params)}`, { method: 'GET' });
    const answer = (typeof body === 'object' && body !== null ? body : {}) as Answer;
    // Failures come with 200, too.
    const failed = Number(answer['errcode'] ?? 0);
    if (failed === 0 && status === 200) return answer;
    // Busy: nothing was done with the code, so it may be shown once more.
    if (failed === -1 && again) return asked(path, params, false);
    throw new ProviderError(KINDS[failed] ?? (status >= 500 ? 'temporary' : 'unknown'), `WeChat ${failed || status}`);
  }

  return {
    name: 'open',
    opensHere: kind === 'website',
    app: appId,
    begin(state, back) {
      // In this order: WeChat compares it.
      const query = new URLSearchParams({ appid: appId, redirect_uri: back, response_type: 'code', scope, state });
      return `${openBase}${way}?${query}#wechat_redirect`;
    },
    async person(code) {
      const token = await asked('/sns/oauth2/access_token', {
        appid: appId,
        secret,
        code,
        grant_type: 'authorization_code',
      });
      const [access_token, openid] = [wordOf(token, 'access_token'), wordOf(token, 'openid')];
      if (!access_token || !openid) throw new ProviderError('unknown', 'WeChat: no token');
      const info = await asked('/sns/userinfo', { access_token, openid, lang: 'zh_CN' });
      // Whoever answers for another person than was asked for is not believed.
      if (wordOf(info, 'openid') !== openid) throw new ProviderError('unknown', 'WeChat: another person');
      const unionid = wordOf(info, 'unionid') || wordOf(token, 'unionid');
      return { openid, nickname: wordOf(info, 'nickname').slice(0, 60), ...(unionid && { unionid }) };
    },
  };
}
