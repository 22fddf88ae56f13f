import { emptyVgmBox, emptyVgmHead } from '@lading/validators/vgm';
import { expect, it } from 'vitest';
import { pagesOf } from '../testing/pdf-text.ts';
import { type VgmPaper, vgmPdf } from './vgm-pdf.ts';

const box = (ctnNo: string, more: object = {}) => ({
  ...emptyVgmBox(),
  ctnNo,
  ctnType: '40HQ',
  cargo: '5420.500',
  dunnage: '60',
  tare: '3880',
  vgm: '9360.500',
  kilograms: '9360.500',
  reference: 'VGM-MB26S01873-1',
  state: 'Submitted',
  ...more,
});
const paper = (boxes: VgmPaper['boxes']): VgmPaper => ({
  bookingNo: 'MB26S01873',
  bkgNo: 'COSU6412098730',
  vessel: 'COSCO SHIPPING ANDES',
  voyage: '042E',
  pol: 'Ningbo CNNGB',
  pod: 'Los Angeles USLAX',
  boxes,
  head: {
    ...emptyVgmHead(),
    responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
    signatory: 'CHEN WEI',
    weighingParty: 'BEILUN XINGGANG',
    weighedOn: '2026-11-20',
  },
});

it('names each container, the sums, whoever declares, and leaves room to sign', async () => {
  const boxes = [
    box('CBHU3202732'),
    box('CSQU3054383', { method: 'SM1', unit: 'LBR', vgm: '20000', kilograms: '9071.847' }),
  ];
  for (const language of ['zh-CN', 'en-US'] as const) {
    const [page = ''] = await pagesOf(await vgmPdf(paper(boxes), { language }));
    for (const words of ['CBHU3202732', 'CSQU3054383', '9360.500', '20000 LBS', '9071.847', '18432.347', 'CHEN WEI'])
      expect(page).toContain(words);
    expect(page).toContain('VERIFIED GROSS MASS DECLARATION');
    expect(page.includes('集装箱验证总重声明')).toBe(language === 'zh-CN');
  }
});

it('goes on over several pages, each with its head', async () => {
  const boxes = Array.from({ length: 90 }, (_, at) => box(`CBHU${String(3_000_000 + at)}`));
  const pages = await pagesOf(await vgmPdf(paper(boxes), { language: 'en-US' }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('MB26S01873');
  expect(pages.at(-1)).toContain('CHEN WEI');
});
