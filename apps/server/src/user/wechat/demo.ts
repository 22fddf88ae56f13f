import type { FastifyInstance } from 'fastify';
import { languageOf, say } from '../../messages/say.ts';
import { ProviderError } from '../../outbound/provider.ts';
import { sendPage } from './page.ts';
import type { WeChat } from './provider.ts';

const PAGE = '/dev/wechat';
/** Invented people with a WeChat of the demonstration. */
const PEOPLE = [
  { code: 'demo-1', openid: 'demo-openid-1', nickname: '陈蔚 Chen Wei' },
  { code: 'demo-2', openid: 'demo-openid-2', nickname: '何苗 He Miao' },
  { code: 'demo-3', openid: 'demo-openid-3', nickname: '林舟 Lin Zhou' },
] as const;

/** Asks nobody: whose WeChat it is, is chosen on a page of our own. */
export const demoWeChat: WeChat = {
  name: 'demo',
  opensHere: false,
  app: 'demo',
  begin: (state, back) => `${PAGE}?${new URLSearchParams({ redirect_uri: back, state })}`,
  async person(code) {
    const known = PEOPLE.find((one) => one.code === code);
    if (!known) throw new ProviderError('refused', 'demo');
    return { openid: known.openid, nickname: known.nickname };
  },
};

/** `/dev/wechat`: whose WeChat approves. It is served beside the outbox of the demonstration, and never in production. */
export function serveDemoWeChat(app: FastifyInstance): void {
  app.get(PAGE, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { state = '' } = request.query as Readonly<Record<string, string>>;
    // Our own way back, whatever the address says.
    const back = (more: Record<string, string>) => `/wechat/back?${new URLSearchParams({ state, ...more })}`;
    return sendPage(reply, language, {
      title: say(language, 'wechatAs'),
      links: [
        ...PEOPLE.map(({ code, nickname }) => [nickname, back({ code })] as const),
        [say(language, 'wechatRefuse'), back({})],
      ],
    });
  });
}
