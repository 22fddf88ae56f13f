import { expect, it } from 'vitest';
import type { AccountStatement } from '../settlement/find.ts';
import { accountReport } from './report.ts';
import { reportCss } from './report-css.ts';

const evil = '<img src=x onerror="alert(1)">&\'';
const statement = {
  account: { id: 1, accountNo: 'AC26S01702', status: 1, createTime: new Date('2026-11-19T08:20:00Z') },
  booking: {
    bookingNo: 'MB26S01702',
    mblNo: 'YMLUI488118204',
    vessel: 'YM WARMTH',
    voyage: '068E',
    etd: '2026-11-07',
    portStartNameCn: '上海',
    portStartNameEn: 'Shanghai',
    portStartCode: 'CNSHA',
    portEndNameCn: '洛杉矶',
    portEndNameEn: 'Los Angeles',
    portEndCode: 'USLAX',
  },
  customer: { name: '宁波昊屿家居有限公司', nameEn: 'Ningbo Haoyu Homeware Co., Ltd.' },
  lines: [
    {
      id: 1,
      name: '海运费',
      nameEn: 'Ocean freight',
      currency: 'USD',
      unitPrice: '4360.00',
      quantity: '1.0000',
      amount: '4360.00',
    },
    { id: 2, name: evil, nameEn: evil, currency: 'USD', unitPrice: '174.65', quantity: '1.5000', amount: '261.98' },
  ],
  totals: [{ currency: 'USD', amount: '4621.98' }],
} as unknown as AccountStatement;

it('prints lines and totals in both languages', () => {
  const chinese = accountReport(statement, 'zh-CN', 'https://portal.example');
  const english = accountReport(statement, 'en-US', 'https://portal.example');
  for (const text of ['费用账单', '海运费', '上海 → 洛杉矶', '待确认', '宁波昊屿家居有限公司', '2026-11-19 16:20'])
    expect(chinese).toContain(text);
  for (const text of [
    'Statement of charges',
    'Ocean freight',
    'Shanghai → Los Angeles',
    'Ningbo Haoyu Homeware Co., Ltd.',
  ])
    expect(english).toContain(text);
  for (const text of ['4,360.00', '1.5', '261.98', '4,621.98', 'MB26S01702', 'AC26S01702']) {
    expect(chinese).toContain(text);
    expect(english).toContain(text);
  }
  expect(english).not.toMatch(/[\u4e00-\u9fff]/);
});

it('escapes whatever a charge is called', () => {
  const page = accountReport(statement, 'zh-CN', 'https://portal.example');
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;');
});

it('keeps to the page’s content policy: a style sheet of the server, no script, no inline style', () => {
  const page = accountReport(statement, 'en-US', 'https://portal.example');
  expect(page).toContain('<link rel="stylesheet" href="https://portal.example/report.css">');
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=["']/);
  expect(reportCss).toContain('@page { size: A4;');
});
