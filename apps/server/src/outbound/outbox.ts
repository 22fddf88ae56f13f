import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbound, type wechatScenes } from '../database/schema.ts';
import { escaped } from '../documents/html.ts';
import { nonceOf } from '../http/headers.ts';
import { type Language, languageOf, say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import { figuresOfAll } from '../user/second/factors.ts';
import { SCAN } from '../user/wechat/scan-pages.ts';
import { waitingScenes } from '../user/wechat/scenes.ts';
import { paramsOf } from './deliver.ts';
import { letterOf } from './letter.ts';
import type { Template } from './wording.ts';

const NEWEST = 50;

const STYLE =
  'body{font:15px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}' +
  'li{border-top:1px solid;padding:.75rem 0;list-style:none}ul{padding:0}p{white-space:pre-wrap}time,small{opacity:.8}p{margin:.25rem 0}';

function itemOf(row: typeof outbound.$inferSelect, services: Services): string {
  const params = paramsOf(row, services.wrapping);
  const words = params ? letterOf(row.language as Language, row.channel, row.template as Template, params).text : '—';
  return `<li><strong>${escaped(row.receiver)}</strong> <time>${readable(row.createTime)}</time> <small>${row.channel} · ${row.state}${row.failure && ` · ${escaped(row.failure)}`}</small><p lang="${row.language}">${escaped(words)}</p></li>`;
}

// As the phone that scans the code would.
function scanOf({ code, agent, state, createTime }: typeof wechatScenes.$inferSelect, language: Language): string {
  const words = say(language, state === 'scanned' ? 'wechatScanned' : 'wechatScan');
  const href = `${SCAN}?${new URLSearchParams({ code })}`;
  return `<li><a href="${escaped(href)}">${escaped(words)}</a> <time>${readable(createTime)}</time> <small>${escaped(agent)}</small></li>`;
}

// As the app on somebody's telephone would.
async function figuresOf(services: Services, language: Language): Promise<string> {
  const shown = (await figuresOfAll(services)).map(
    ({ account, figures, createTime }) =>
      `<li><strong>${escaped(account)}</strong> <time>${readable(createTime)}</time><p>${figures}</p></li>`,
  );
  return shown.length === 0 ? '' : `<h2>${escaped(say(language, 'secondFigures'))}</h2><ul>${shown.join('')}</ul>`;
}

/** `/dev/outbox`: what the demonstration would have sent. It is not served in production, where others' codes would stand in it. */
export function serveOutbox(app: FastifyInstance, services: Services): void {
  app.get('/dev/outbox', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const rows = await services.db.select().from(outbound).orderBy(desc(outbound.id)).limit(NEWEST);
    const waiting = (await waitingScenes(services.db)).map((row) => scanOf(row, language)).join('');
    const scans = waiting && `<h2>${escaped(say(language, 'wechatWaiting'))}</h2><ul>${waiting}</ul>`;
    const figures = await figuresOf(services, language);
    const items = rows.map((row) => itemOf(row, services)).join('');
    const title = escaped(say(language, 'outboxTitle'));
    const list = items === '' ? `<p>${escaped(say(language, 'outboxEmpty'))}</p>` : `<ul>${items}</ul>`;
    const style = `<style nonce="${nonceOf(reply.raw)}">${STYLE}</style>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><link rel="icon" href="data:,"><title>${title}</title>${style}</head><body><main><h1>${title}</h1>${scans}${figures}${list}</main></body></html>`,
      );
  });
}
