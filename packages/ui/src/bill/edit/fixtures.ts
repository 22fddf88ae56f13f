import type { Language } from '../../i18n/provider.tsx';
import type { BillChoice, BillChoices } from './edit-context.ts';

/** Lists to choose from and things to paste, for stories and tests. */

const list = (...names: readonly string[]): BillChoice[] => names.map((name, at) => ({ id: at + 1, name }));

const port = (id: number, code: string, zh: string, en: string, printed: string) => ({ id, code, zh, en, printed });
const PORTS = [
  port(11, 'CNNGB', '宁波', 'Ningbo', 'NINGBO, CHINA'),
  port(12, 'CNSHA', '上海', 'Shanghai', 'SHANGHAI, CHINA'),
  port(13, 'CNYTN', '盐田', 'Yantian', 'YANTIAN, CHINA'),
  port(21, 'USLAX', '洛杉矶', 'Los Angeles', 'LOS ANGELES, CA'),
  port(22, 'USLGB', '长滩', 'Long Beach', 'LONG BEACH, CA'),
  port(23, 'DEHAM', '汉堡', 'Hamburg', 'HAMBURG, GERMANY'),
];

/** The ports a server would find. */
async function findPorts(query: string): Promise<BillChoice[]> {
  const asked = query.trim().toUpperCase();
  return PORTS.filter(({ code, zh, en }) => `${code} ${zh} ${en.toUpperCase()}`.includes(asked)).map(
    ({ id, code, zh, en, printed }) => ({ id, code, name: zh, nameEn: en, printed }),
  );
}

export function choicesOf(locale: Language = 'zh-CN'): BillChoices {
  const named = (id: number, zh: string, nameEn: string) => ({ id, name: locale === 'zh-CN' ? zh : nameEn, nameEn });
  return {
    carriers: [
      { ...named(3, '中远海运', 'COSCO SHIPPING'), code: 'COSU' },
      { id: 4, name: 'MAERSK', code: 'MAEU' },
      { id: 5, name: 'CMA CGM', code: 'CMDU' },
    ],
    ports: findPorts,
    services: list('CY-CY', 'CY-DOOR', 'DOOR-CY', 'CFS-CFS'),
    payments: list('FREIGHT PREPAID', 'FREIGHT COLLECT'),
    releases: [named(1, '正本', 'ORIGINAL'), named(2, '电放', 'TELEX RELEASE')],
    settlements: [named(4, '月结', 'MONTHLY')],
    cargoTypes: [named(1, '普货', 'GENERAL CARGO')],
    packages: list('CARTONS', 'PALLETS', 'PACKAGES', 'PIECES'),
    containerTypes: [
      { id: 1, name: '40HQ', code: '45G1' },
      { id: 2, name: '20GP', code: '22G1' },
      { id: 3, name: '40GP', code: '42G1' },
    ],
  };
}

/** As it comes from a spreadsheet: with headings, blanks in numbers, thousands and tonnes, and one wrong digit. */
export const SHEET = [
  '箱型\t箱号\t封号\t件数\t毛重(KGS)\t体积',
  '40HQ\tcsqu 305438-3\tCN4471221\t300\t3,100.5\t30.5',
  '40HQ\tTEXU3070070\tCN4471222\t300\t3.1T\t30.5',
  "40'HC\tMSKU6011672\tCN4471223\t300\t3100\t30.5",
].join('\n');

/** As it comes from a chat. */
export const CHAT = '老师好\nCBHU3202732 封号 CN4471203 560箱\nTCNU7200794 封号 CN4471204 520箱\n麻烦尽快';
