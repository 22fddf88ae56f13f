import { array } from 'yup';
import { safeHtml } from '../../content/safe-html.ts';
import { messageReads, messages } from '../../database/schema.ts';
import { type ImportDomain, type PartOf, soundRows } from '../import-domain.ts';
import { idsOf, named } from '../keys.ts';
import { idIn, instantOrNow } from '../rows.ts';
import { closed, filled, text, time } from '../schemas.ts';
import { CUSTOMERS, USERS } from '../user/keys.ts';
import { problem } from './problems.ts';

const fields = {
  messages: array(
    closed({
      customer: text(),
      account: text(),
      title: filled(),
      html: filled(20_000),
      titleEn: text().max(200),
      htmlEn: text().max(20_000),
      createTime: time(),
      readBy: array(text().required()),
    }).required(),
  ),
};
type MessagePart = PartOf<typeof fields>;
type MessageIn = NonNullable<MessagePart['messages']>[number];

/** Messages to everyone of a customer or to one person, and who has read them. */
export const message: ImportDomain<MessagePart> = {
  fields,
  names: ({ messages: list = [] }) => ({
    uses: [
      [CUSTOMERS, named(list, 'messages', '.customer', ({ customer }) => customer)],
      [USERS, named(list, 'messages', '.account', ({ account }) => account)],
      ...list.map(
        ({ readBy }, at) => [USERS, named(readBy, `messages[${at}].readBy`, '', (account) => account)] as const,
      ),
    ],
  }),
  check: (file, checking) => ({
    ready: undefined,
    problems: soundRows<MessageIn>(file.messages, 'messages', checking).flatMap(({ row, path }) => [
      ...((row.customer === undefined) === (row.account === undefined)
        ? [problem('oneReceiver', path, undefined)]
        : []),
      ...(Boolean(row.titleEn) === Boolean(row.htmlEn) ? [] : [problem('halfEnglish', path, undefined)]),
    ]),
  }),
  async load(tx, { messages: list = [] }) {
    const customers = await idsOf(
      tx,
      CUSTOMERS,
      list.flatMap(({ customer }) => customer ?? []),
    );
    const users = await idsOf(
      tx,
      USERS,
      list.flatMap(({ account, readBy = [] }) => [...readBy, account ?? []].flat()),
    );
    for (const { customer, account, title, html, titleEn, htmlEn, createTime, readBy = [] } of list) {
      const receiver =
        account === undefined ? { customerId: idIn(customers, customer ?? '') } : { userId: idIn(users, account) };
      const [row] = await tx
        .insert(messages)
        .values({
          ...receiver,
          type: 'news',
          title,
          html: safeHtml(html),
          titleEn: titleEn || null,
          htmlEn: htmlEn ? safeHtml(htmlEn) : null,
          ...instantOrNow(createTime),
        })
        .returning({ id: messages.id, createTime: messages.createTime });
      if (row && readBy.length > 0)
        await tx
          .insert(messageReads)
          .values(readBy.map((name) => ({ messageId: row.id, userId: idIn(users, name), readAt: row.createTime })));
    }
    return { counts: { messages: list.length } };
  },
};
