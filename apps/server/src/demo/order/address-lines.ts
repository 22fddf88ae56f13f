import type { CompanyCode, PartyKind } from '@lading/validators/record';

type Code = readonly [type: CompanyCode, code: string];
export interface Line {
  readonly alias: string;
  readonly name: string;
  readonly street: string;
  readonly city: readonly [city: string, state: string, zip: string, country: string];
  readonly phone?: string;
  readonly email?: string;
  readonly code?: Code;
  /** as printed, where it is not what its fields say */
  readonly printed?: string;
}

const line = (
  alias: string,
  name: string,
  street: string,
  city: Line['city'],
  more: Omit<Line, 'alias' | 'name' | 'street' | 'city'> = {},
): Line => ({ alias, name, street, city, ...more });

/** Whom Haoyu ships for: itself, and factories that export in their own name. The first of each kind is the default. */
const SHIPPERS: readonly Line[] = [
  line(
    '昊屿本部',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 288 JIANGNAN ROAD, YINZHOU',
    ['NINGBO', 'ZHEJIANG', '315040', 'CN'],
    {
      phone: '86-574-8700-0000',
      email: 'docs@haoyu.example',
      code: ['USCI', '91330212MA2AHG000B'],
      printed:
        'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA\nTEL 86-574-8700-0000',
    },
  ),
  line(
    '昊屿北仑仓',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 8 GANGKOU ROAD, BEILUN',
    ['NINGBO', 'ZHEJIANG', '315800', 'CN'],
    { phone: '86-574-8700-0018' },
  ),
  line(
    '慈溪竹源',
    'CIXI ZHUYUAN BAMBOO CRAFT CO., LTD.',
    'NO. 66 XINPU INDUSTRIAL ZONE',
    ['NINGBO', 'ZHEJIANG', '315322', 'CN'],
    { code: ['USCI', '91330201MA2CD7000J'] },
  ),
  line(
    '张家港玻陶',
    'ZHANGJIAGANG BOTAO GLASSWARE CO., LTD.',
    'NO. 19 YANGSHE EAST ROAD',
    ['ZHANGJIAGANG', 'JIANGSU', '215600', 'CN'],
    { code: ['USCI', '91320582MA1W3T0007'] },
  ),
  line(
    '上虞织品',
    'SHANGYU LINEN & HOME CO., LTD.',
    'NO. 5 CAO E RIVER ROAD',
    ['SHAOXING', 'ZHEJIANG', '312300', 'CN'],
    { code: ['USCI', '91330604MA2D5E000R'] },
  ),
  line('海防代发', 'LOTUS RIVER TRADING JSC', '128 LE HONG PHONG STREET', ['HAIPHONG', '', '180000', 'VN'], {
    phone: '84-225-555-0142',
    code: ['VAT', '0201555014'],
  }),
];

const CONSIGNEES: readonly Line[] = [
  line('Cascade LA', 'CASCADE HOME SUPPLY LLC', '1420 E WAREHOUSE STREET', ['LOS ANGELES', 'CA', '90021', 'US'], {
    phone: '1-213-555-0142',
    email: 'imports@cascade-home.example',
    code: ['EIN', '95-5550142'],
    printed: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142',
  }),
  line(
    'Golden Coast LB',
    'GOLDEN COAST IMPORTS, INC.',
    '2250 W PACIFIC COAST HIGHWAY',
    ['LONG BEACH', 'CA', '90810', 'US'],
    { phone: '1-562-555-0119' },
  ),
  line('Evergreen SEA', 'EVERGREEN STATE TRADING CO.', '3201 SOUTH 142ND STREET', ['SEATTLE', 'WA', '98168', 'US'], {
    phone: '1-206-555-0173',
  }),
  line(
    'Hudson NYC',
    'HUDSON TABLEWARE GROUP LLC',
    '88 TERMINAL AVENUE, BUILDING 4',
    ['ELIZABETH', 'NJ', '07206', 'US'],
    { phone: '1-908-555-0161' },
  ),
  line('Lakeside CHI', 'LAKESIDE KITCHEN OUTLET, INC.', '4100 W 43RD STREET', ['CHICAGO', 'IL', '60632', 'US'], {
    phone: '1-312-555-0126',
    email: 'receiving@lakeside-kitchen.example',
  }),
  line('Gulf Breeze HOU', 'GULF BREEZE HOME GOODS LP', '7700 WALLISVILLE ROAD', ['HOUSTON', 'TX', '77020', 'US'], {
    phone: '1-713-555-0187',
  }),
  line('Peachtree SAV', 'PEACHTREE HOUSEWARES LLC', '110 LOGISTICS WAY', ['SAVANNAH', 'GA', '31408', 'US'], {
    phone: '1-912-555-0104',
  }),
  line('Maple VAN', 'MAPLE BAY LIVING LTD.', '5555 NO. 6 ROAD, UNIT 120', ['RICHMOND', 'BC', 'V6V 1T1', 'CA'], {
    phone: '1-604-555-0135',
  }),
  line('Nordwind HAM', 'NORDWIND HAUSHALTSWAREN GMBH', 'AM SANDTORKAI 48', ['HAMBURG', '', '20457', 'DE'], {
    phone: '49-40-5550-1420',
    email: 'import@nordwind-haushalt.example',
    code: ['EORI', 'DE5550142'],
  }),
  line('Nordwind to order', 'NORDWIND HAUSHALTSWAREN GMBH', 'AM SANDTORKAI 48', ['HAMBURG', '', '20457', 'DE'], {
    phone: '49-40-5550-1420',
    printed: 'TO THE ORDER OF NORDWIND HAUSHALTS-\nWAREN GMBH, AM SANDTORKAI 48\n20457 HAMBURG, GERMANY',
  }),
  line('Maasvlakte RTM', 'MAASVLAKTE HOME LIVING B.V.', 'EUROPAWEG 875', ['ROTTERDAM', '', '3199 LD', 'NL'], {
    phone: '31-10-555-0137',
    code: ['EORI', 'NL005550137'],
  }),
  line(
    'Thames FXT',
    'THAMES KITCHEN COMPANY LIMITED',
    'UNIT 7, DOCK GATE BUSINESS PARK',
    ['FELIXSTOWE', '', 'IP11 3SY', 'GB'],
    { phone: '44-1394-555-016', code: ['EORI', 'GB555016000000'] },
  ),
  line('Baltic GDN', 'BALTIC DOM SP. Z O.O.', 'UL. KONTENEROWA 7', ['GDANSK', '', '80-601', 'PL'], {
    phone: '48-58-555-0139',
    code: ['EORI', 'PL555013900000000'],
  }),
  line('Levante VLC', 'LEVANTE MENAJE S.L.', 'CALLE DEL PUERTO 21', ['VALENCIA', '', '46024', 'ES'], {
    phone: '34-96-555-0151',
    code: ['VAT', 'ESB55501510'],
  }),
  line(
    'Southern Cross SYD',
    'SOUTHERN CROSS HOMEWARES PTY LTD',
    '12 FORESHORE ROAD, PORT BOTANY',
    ['SYDNEY', 'NSW', '2036', 'AU'],
    { phone: '61-2-5550-1420' },
  ),
  line('Hanbada PUS', 'HANBADA LIVING CO., LTD.', '45 JUNGANG-DAERO, DONG-GU', ['BUSAN', '', '48730', 'KR'], {
    phone: '82-51-555-0148',
  }),
  line('Aozora OSA', 'AOZORA KURASHI CO., LTD.', '2-6-1 NANKOKITA, SUMINOE-KU', ['OSAKA', '', '559-0034', 'JP'], {
    phone: '81-6-5555-0117',
  }),
  line(
    'To order of shipper',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 288 JIANGNAN ROAD, YINZHOU',
    ['NINGBO', 'ZHEJIANG', '315040', 'CN'],
    { phone: '86-574-8700-0000', printed: 'TO ORDER OF SHIPPER' },
  ),
];

const NOTIFIES: readonly Line[] = [
  line(
    'Same as consignee',
    'CASCADE HOME SUPPLY LLC',
    '1420 E WAREHOUSE STREET',
    ['LOS ANGELES', 'CA', '90021', 'US'],
    { phone: '1-213-555-0142', printed: 'SAME AS CONSIGNEE' },
  ),
  line(
    'Pacific Gate',
    'PACIFIC GATE CUSTOMS BROKERS, INC.',
    '300 OCEANGATE, SUITE 510',
    ['LONG BEACH', 'CA', '90802', 'US'],
    { phone: '1-562-555-0188', email: 'entry@pacificgate.example' },
  ),
  line(
    'Bayline brokers',
    'BAYLINE CUSTOMS BROKERS, INC.',
    '1 HARBOR PLAZA, FLOOR 3',
    ['OAKLAND', 'CA', '94607', 'US'],
    { phone: '1-510-555-0120' },
  ),
  line('Puget brokers', 'PUGET ENTRY SERVICES LLC', '1001 FOURTH AVENUE', ['SEATTLE', 'WA', '98154', 'US'], {
    phone: '1-206-555-0155',
  }),
  line('Elbe Zoll', 'ELBE ZOLLSERVICE GMBH', 'VERSMANNSTRASSE 4', ['HAMBURG', '', '20457', 'DE'], {
    phone: '49-40-5550-1188',
    code: ['EORI', 'DE5550118'],
  }),
  line('Maas Customs', 'MAAS CUSTOMS AGENTS B.V.', 'WAALHAVEN O.Z. 77', ['ROTTERDAM', '', '3087 BM', 'NL'], {
    phone: '31-10-555-0166',
    code: ['EORI', 'NL005550166'],
  }),
  line(
    'Orwell Clearance',
    'ORWELL CLEARANCE LIMITED',
    'TRINITY HOUSE, PORT LANE',
    ['FELIXSTOWE', '', 'IP11 3AW', 'GB'],
    { phone: '44-1394-555-027' },
  ),
  line('Botany Brokers', 'BOTANY CUSTOMS BROKERS PTY LTD', '9 BUMBORAH POINT ROAD', ['SYDNEY', 'NSW', '2036', 'AU'], {
    phone: '61-2-5550-1499',
  }),
  line('Hanil Customs', 'HANIL CUSTOMS SERVICE', '12 JUNGANG-DAERO', ['BUSAN', '', '48732', 'KR'], {
    phone: '82-51-555-0190',
  }),
  line(
    'Haoyu docs desk',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 288 JIANGNAN ROAD, YINZHOU',
    ['NINGBO', 'ZHEJIANG', '315040', 'CN'],
    { email: 'docs@haoyu.example' },
  ),
];
export const BOOK: Readonly<Record<PartyKind, readonly Line[]>> = {
  shipper: SHIPPERS,
  consignee: CONSIGNEES,
  notify: NOTIFIES,
};
