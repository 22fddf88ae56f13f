import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { sendPage } from '../user/wechat/page.ts';
import { personOf, unsubscribe, unsubscribingOf } from './unsubscribe.ts';
import { typeWord } from './wording.ts';

const PATH = '/mail/unsubscribe';
/** Bytes of what a program for mail posts: `List-Unsubscribe=One-Click`. */
const FORM = 1024;

const tokenOf = (request: FastifyRequest): string => {
  const { token } = request.query as Readonly<Record<string, unknown>>;
  return typeof token === 'string' ? token.slice(0, 512) : '';
};

/**
 * Where a mail is turned off, without a login. Opening it changes nothing, for programs that look for harm open every link; what is posted
 * does, from the page or by the button of a program for mail.
 */
export function serveUnsubscribe(app: FastifyInstance, { db, wrapping }: Services): void {
  const asked = async (request: FastifyRequest) => {
    const found = unsubscribingOf(wrapping, tokenOf(request));
    const person = found && (await personOf(db, found));
    return found && person ? { found, person } : undefined;
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request.headers['accept-language']);
    return sendPage(reply.code(404), language, { title: say(language, 'unsubscribeUnknown') });
  };

  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM },
      (_request, _body, done) => done(null, undefined),
    );

    pages.get(PATH, async (request, reply) => {
      const known = await asked(request);
      if (!known) return unknown(request, reply);
      const { found, person } = known;
      const { language } = person;
      const what = found.kind === 'all' ? say(language, 'unsubscribeAll') : typeWord(found.kind, language);
      return sendPage(reply, language, {
        title: say(language, 'unsubscribeTitle'),
        text: say(language, 'unsubscribeText', { what }),
        press: [say(language, 'unsubscribeDo'), `${PATH}?${new URLSearchParams({ token: tokenOf(request) })}`],
      });
    });

    pages.post(PATH, async (request, reply) => {
      const known = await asked(request);
      if (!known) return unknown(request, reply);
      await unsubscribe(db, known.found);
      const { language } = known.person;
      return sendPage(reply, language, {
        title: say(language, 'unsubscribeDone'),
        links: [[say(language, 'mailSettings'), '/messages/preferences']],
      });
    });
  });
}
