import { join } from 'node:path';
import { node } from '../tools/run.mjs';
import { read } from './args.mjs';
import { filesIn } from './files.mjs';
import { format } from './format.mjs';
import { capital, kebab } from './names.mjs';
import { pageOf, routeOf, storyOf, testOf } from './page-files.mjs';
import { Wrong } from './wrong.mjs';

export const usage =
  'page order/booking -- --en Bookings --zh 订舱 [--call order.orderPage] [--menu 4] [--icon rows] [--permission backhome]';
const FLAGS = ['en', 'zh', 'call', 'menu', 'icon', 'permission'];
const MOST_COLUMNS = 6;

/** What a list of the call shows at first: fields of texts and numbers, the ids last of all. */
async function listOf(call, root) {
  const { code, output } = await node(
    ['--conditions=lading-source', join(root, 'scripts', 'new', 'call-rows.mjs'), call],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(output);
  const found = JSON.parse(output.trim().split('\n').at(-1) ?? 'null');
  if (!found) throw new Wrong(`${call} is no call of the contract: say it as order.orderPage.`);
  if (!found.row) throw new Wrong(`${call} does not answer { records, total }: make the page without --call.`);
  if (!found.keyword)
    throw new Wrong(`${call} takes no keyword, which a list offers: give it one, or make the page without --call.`);
  const shown = Object.keys(found.row).filter((name) => ['string', 'number'].includes(typeof found.row[name]));
  const texts = shown.filter((name) => typeof found.row[name] === 'string');
  const key = shown.find((name) => /id$/i.test(name)) ?? shown[0];
  if (!key || texts.length === 0) throw new Wrong(`${call} answers rows without a text: make the page without --call.`);
  const [service, name] = call.split('.');
  return { service, call: name, key, columns: texts.slice(0, MOST_COLUMNS), row: found.row };
}

/** `mblNo` as words: `Mbl no`. */
const wordsOf = (name) => capital(kebab(name).replaceAll('-', ' '));

function textsOf(area, list, titles) {
  const say = (language, { lead, hint, none, noneReason, noMatch, noMatchReason }) => ({
    [`routes.${area}`]: titles[language],
    ...(list
      ? {
          [`${area}.keywordHint`]: hint,
          [`${area}.none`]: none,
          [`${area}.noneReason`]: noneReason,
          [`${area}.noMatch`]: noMatch,
          [`${area}.noMatchReason`]: noMatchReason,
          ...Object.fromEntries(list.columns.map((name) => [`${area}.${name}`, wordsOf(name)])),
        }
      : { [`${area}.lead`]: lead }),
  });
  const { 'en-US': en, 'zh-CN': zh } = titles;
  return {
    'en-US': say('en-US', {
      lead: `What ${en} is for.`,
      hint: 'Number or name',
      none: `${en}: nothing yet`,
      noneReason: 'What is there will stand here.',
      noMatch: 'Nothing matches',
      noMatchReason: 'Try another keyword.',
    }),
    'zh-CN': say('zh-CN', {
      lead: `${zh}的用途。`,
      hint: '编号或名称',
      none: `还没有${zh}`,
      noneReason: '有内容后会显示在这里。',
      noMatch: '没有符合条件的内容',
      noMatchReason: '换一个关键词试试。',
    }),
  };
}

const json = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

/** A page of the workspace: route, page, story, test, texts, title and place in the menu. Answers what to do next. */
export async function make(args, root) {
  const { words, flags } = read(args, FLAGS);
  const [where = ''] = words;
  const [, domain, file] = /^([a-z]+)\/([a-z][a-z-]*)$/.exec(where) ?? [];
  if (!domain || !file)
    throw new Wrong(`${where || 'Nothing'} is no name of a page: domain and page, as order/booking.`);
  const { en, zh, call, menu, icon = 'document', permission = 'backhome' } = flags;
  if (!en || !zh) throw new Wrong('A page has a title in both languages: --en Bookings --zh 订舱');
  const name = file.split('-').map(capital).join('');
  const area = `${domain}${name}`;
  const list = call ? await listOf(call, root) : undefined;
  const titles = { 'en-US': en, 'zh-CN': zh };
  const texts = textsOf(area, list, titles);
  const place = menu ? { order: menu, icon } : undefined;
  const page = { domain, file, name, area, path: `/${domain}/${file}`, permission, menu: place, list, texts };

  const files = filesIn(root);
  const src = 'apps/portal/src';
  const folder = `${src}/features/${domain}/${file}`;
  files.create(`${src}/routes/_member/${domain}.${file}.tsx`, routeOf(page));
  files.create(`${folder}/${file}-page.tsx`, pageOf(page));
  files.create(`${folder}/${file}-page.stories.tsx`, storyOf(page));
  files.create(`${folder}/${file}-page.test.tsx`, testOf(page));
  for (const [language, { [`routes.${area}`]: title, ...rest }] of Object.entries(texts)) {
    const messages = `${src}/i18n/messages/${language}`;
    files.create(`${messages}/${domain}-${file}.json`, json(rest));
    files.change(`${messages}/places.json`, (now) => json({ ...JSON.parse(now), [`routes.${area}`]: title }));
  }
  const written = files.write();
  await format(root, written);
  // Routes and texts as the compiler reads them.
  const made = await node([join(root, 'scripts', 'prepare.mjs')], { cwd: root, quiet: true });
  if (made.output) throw new Error(made.output);
  return `${written.join('\n')}
Next: npm run dev, then open ${page.path}. What is written is a beginning: say in ${folder}/${file}-page.tsx what it is for,
its words in both languages in i18n/messages/*/${domain}-${file}.json, and its states in the stories.
Before you commit: npm run check, npm run test:unit -- ${file}-page, npm run test:stories -- ${file}-page`;
}
