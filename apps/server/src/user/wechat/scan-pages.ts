import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf, say } from '../../messages/say.ts';
import { ProviderError } from '../../outbound/provider.ts';
import type { Services } from '../../services.ts';
import { type SmallPage, sendPage } from './page.ts';
import { backAgain, CONSENT, decided, leaving, scanned } from './scenes.ts';

export const SCAN = '/wechat/scan';
const GO = '/wechat/go';
const BACK = '/wechat/back';
const COOKIE = 'lading-wechat';

type OriginOf = (request: FastifyRequest) => string;
const asked = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.slice(0, 512) : '';
};

// Sent along when WeChat leads back here, which a strict one is not.
function remember(reply: FastifyReply, state: string, seconds: number, secure: boolean): void {
  const end = secure ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${state}; Path=${BACK}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${end}`);
}
const remembered = (request: FastifyRequest) =>
  (request.headers.cookie ?? '')
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** What the phone that scans a code sees: who asks, then WeChat's consent, then how it went. */
export function serveScans(app: FastifyInstance, { db, wechat, security }: Services, originOf: OriginOf): void {
  if (!wechat) return;
  const failed = (language: Language): SmallPage => ({ title: say(language, 'wechatFailed') });

  app.get(SCAN, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const row = await scanned(db, asked(request, 'code'));
    if (!row) return sendPage(reply, language, failed(language));
    const { agent, network } = row;
    return sendPage(reply, language, {
      title: say(language, row.purpose === 'bind' ? 'wechatAskBind' : 'wechatAsk'),
      text: say(language, 'wechatWhere', { agent, network }),
      links: [[say(language, 'wechatGo'), `${GO}?${new URLSearchParams({ code: row.code })}`]],
    });
  });

  app.get(GO, async (request, reply) => {
    const state = await leaving(db, asked(request, 'code'));
    const language = languageOf(request.headers['accept-language']);
    if (!state) return sendPage(reply, language, failed(language));
    const origin = originOf(request);
    remember(reply, state, CONSENT, origin.startsWith('https:'));
    return reply.redirect(wechat.begin(state, `${origin}${BACK}`), 302);
  });

  app.get(BACK, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const [state, code] = [asked(request, 'state'), asked(request, 'code')];
    remember(reply, '', 0, originOf(request).startsWith('https:'));
    // Spent before anything else is looked at, so that no second try comes of it.
    const row = state === '' ? undefined : await backAgain(db, state);
    if (!row) return sendPage(reply, language, failed(language));
    if (remembered(request) !== state || code === '') {
      await decided(db, row, wechat);
      return sendPage(reply, language, failed(language));
    }
    try {
      await decided(db, row, wechat, await wechat.person(code));
    } catch (error) {
      await decided(db, row, wechat);
      if (!(error instanceof ProviderError)) throw error;
      security.note('loginRefused', { address: request.ip, detail: { way: 'wechat', why: error.code } });
      const title = say(language, error.kind === 'refused' ? 'wechatFailed' : 'wechatBusy');
      return sendPage(reply, language, { title });
    }
    return sendPage(reply, language, { title: say(language, 'wechatDone') });
  });
}
