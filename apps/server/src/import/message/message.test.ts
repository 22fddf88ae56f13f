import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { messages } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { importFile } from '../import-file.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('takes a message in one language or in both, and nothing of it that runs', async () => {
  const { db } = database;
  const file = {
    format: 'lading/1',
    customers: [{ code: 'JIA', name: '宁波甲家居有限公司' }],
    messages: [
      { customer: 'JIA', title: '放假', html: '<p>放假<script>alert(1)</script></p>' },
      {
        customer: 'JIA',
        title: '改价',
        html: '<p>改价</p>',
        titleEn: 'Rates',
        htmlEn: '<p onclick="alert(1)">Rates</p>',
      },
    ],
  };
  expect((await importFile(db, file, { baseDir: import.meta.dirname })).problems).toEqual([]);
  const { title, html, titleEn, htmlEn } = messages;
  expect(await db.select({ title, html, titleEn, htmlEn }).from(messages).orderBy(messages.id)).toEqual([
    { title: '放假', html: '<p>放假</p>', titleEn: null, htmlEn: null },
    { title: '改价', html: '<p>改价</p>', titleEn: 'Rates', htmlEn: '<p>Rates</p>' },
  ]);
});
