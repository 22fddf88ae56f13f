import { createHash } from 'node:crypto';
import { capitalWords } from '@lading/validators/settlement';
import { HOUSE } from '../../documents/bill-pdf.ts';
import { escaped } from '../../documents/html.ts';
import type { LedgerPaper } from '../../documents/ledger/paper.ts';
import type { Printer } from '../../documents/printer.ts';
import { chinaDate, isoInstant, readable } from '../../time.ts';
import type { EInvoiceProvider, InvoicePaper } from './provider.ts';

/** Of the tax bureau of Ningbo, and the seller as the demonstration knows him. */
const REGION = '33';
const CHANNEL = '2';
const SELLER = { name: HOUSE.name, taxNo: '91330203MA2GHJ3U6X' };
const DRAWER = '子午湾财务';
const DIGITS = 15n;

/** 1–2 year, 3–4 region, 5 channel, 6–20 a serial number: of one request always the same. */
function numberOf(requestId: string, at: Date): string {
  const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 16);
  const serial = (BigInt(`0x${hash}`) % 10n ** DIGITS).toString().padStart(Number(DIGITS), '0');
  return `${chinaDate(at).slice(2, 4)}${REGION}${CHANNEL}${serial}`;
}

const TITLES = { '01': '电子发票（增值税专用发票）', '02': '电子发票（普通发票）' } as const;
const rateWords = (rate: string) => (rate === '0' ? '免税' : `${rate}%`);

function paperOf(invoice: InvoicePaper): LedgerPaper {
  const { buyer, lines, netAmount, taxAmount, totalAmount, remark, invoiceNo, redNo } = invoice;
  const facts: [string, string][] = [
    ['发票号码', invoiceNo],
    ['开票日期', chinaDate(invoice.issuedAt)],
    ['购买方名称', buyer.name],
    ['购买方统一社会信用代码', buyer.taxNo],
    ['销售方名称', SELLER.name],
    ['销售方统一社会信用代码', SELLER.taxNo],
    ...(buyer.bank ? ([['购买方开户行及账号', `${buyer.bank} ${buyer.account}`.trim()]] as [string, string][]) : []),
    ...(redNo ? ([['已被红字发票冲销', redNo]] as [string, string][]) : []),
  ];
  return {
    language: 'zh-CN',
    house: SELLER.name,
    title: TITLES[invoice.kind],
    number: invoiceNo,
    stamp: '样张 SAMPLE',
    facts,
    columns: [
      { label: '项目名称', width: 5, kind: 'text' },
      { label: '原币', width: 3.4, kind: 'text' },
      { label: '数量', width: 1.4, kind: 'number' },
      { label: '金额', width: 2, kind: 'money' },
      { label: '税率', width: 1.2, kind: 'text' },
      { label: '税额', width: 1.8, kind: 'money' },
    ],
    sections: [
      {
        title: '',
        rows: lines.map(({ itemName, from, quantity, amount, taxRate, tax }) => [
          itemName,
          from,
          quantity,
          amount,
          rateWords(taxRate),
          tax,
        ]),
      },
    ],
    totals: [
      ['合计', '', '', netAmount, '', taxAmount],
      [`价税合计（大写） ${capitalWords(totalAmount)}`, '', '', totalAmount, '', ''],
    ],
    notes: [remark && `备注：${remark}`, `开票人：${invoice.drawer}`].filter(Boolean),
    foot: `${invoiceNo} · ${readable(invoice.issuedAt)}`,
  };
}

/** The legal original of an electronic invoice is its XML; the paper is a view of it. Here nobody signed it. */
function xmlOf(invoice: InvoicePaper): string {
  const { buyer, lines } = invoice;
  const one = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`;
  const items = lines.map(
    ({ itemName, unit, quantity, amount, taxRate, tax, taxCode }) =>
      `<IssuItemInformation>${one('ItemName', itemName)}${one('MeaUnits', unit)}${one('Quantity', quantity)}${one('Amount', amount)}${one('TaxRate', rateWords(taxRate))}${one('ComTaxAm', tax)}${one('TaxClassificationCode', taxCode)}</IssuItemInformation>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice><Header>',
    one('EIid', invoice.invoiceNo) + one('EInvoiceTag', 'SWEI3200') + one('Version', '0.2'),
    one('InherentLabel', TITLES[invoice.kind]),
    '</Header><EInvoiceData>',
    `<SellerInformation>${one('SellerIdNum', SELLER.taxNo)}${one('SellerName', SELLER.name)}</SellerInformation>`,
    `<BuyerInformation>${one('BuyerIdNum', buyer.taxNo)}${one('BuyerName', buyer.name)}${one('BuyerAddr', buyer.address)}${one('BuyerTelNum', buyer.phone)}${one('BuyerBankName', buyer.bank)}${one('BuyerBankAccNum', buyer.account)}</BuyerInformation>`,
    `<BasicInformation>${one('TotalAmWithoutTax', invoice.netAmount)}${one('TotalTaxAm', invoice.taxAmount)}${one('TotalTax-includedAmount', invoice.totalAmount)}${one('TotalTax-includedAmountInChinese', capitalWords(invoice.totalAmount))}${one('Drawer', invoice.drawer)}${one('RequestTime', isoInstant(invoice.issuedAt))}</BasicInformation>`,
    ...items,
    `<AdditionalInformation>${one('Remark', invoice.remark)}</AdditionalInformation>`,
    '</EInvoiceData>',
    `<TaxSupervisionInfo>${one('InvoiceNumber', invoice.invoiceNo)}${one('IssueTime', isoInstant(invoice.issuedAt))}${one('TaxBureauCode', '13302')}${one('TaxBureauName', '国家税务总局宁波市税务局（样张）')}</TaxSupervisionInfo>`,
    '<TaxBureauSignature><SignatureValue></SignatureValue></TaxBureauSignature></EInvoice>',
  ].join('\n');
}

/** Issues for a demonstration: at once, with a number of the real form, and a paper that says that it is a sample. */
export const localEInvoices = (printer: Printer, share: string): EInvoiceProvider => ({
  request: ({ requestId }) => {
    const issuedAt = new Date();
    const invoiceNo = numberOf(requestId, issuedAt);
    return Promise.resolve({ state: 'issued', providerId: requestId, invoiceNo, issuedAt, drawer: DRAWER });
  },
  reverse: (providerId) => Promise.resolve({ redNo: numberOf(`red ${providerId}`, new Date()) }),
  file: (paper, form) =>
    form === 'xml' ? Promise.resolve(Buffer.from(xmlOf(paper))) : printer.for(share).ledger(paperOf(paper)),
});
