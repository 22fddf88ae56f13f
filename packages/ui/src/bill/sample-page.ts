const INK = '#0b5a66';
/** Place, then lines: how a scanned draft looks, as far as a story needs it. */
const PRINTED: readonly (readonly [x: number, y: number, head: string, ...lines: string[]])[] = [
  [
    48,
    140,
    'SHIPPER',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 288 JIANGNAN ROAD, YINZHOU',
    'DISTRICT, NINGBO 315040, CHINA',
  ],
  [498, 140, 'B/L NO.', 'COSU6412098730'],
  [728, 140, 'BOOKING NO.', '6412098730'],
  [48, 240, 'CONSIGNEE', 'CASCADE HOME SUPPLY LLC', '1402 E WAREHOUSE STREET', 'LOS ANGELES, CA 90021, USA'],
  [498, 240, 'NOTIFY PARTY', 'SAME AS CONSIGNEE'],
  [48, 340, 'VESSEL / VOYAGE', 'COSCO SHIPPING ANDES 042E'],
  [348, 340, 'PORT OF LOADING', 'NINGBO, CHINA'],
  [648, 340, 'PORT OF DISCHARGE', 'LOS ANGELES, CA'],
  [48, 420, 'MARKS', 'HAOYU / LOS ANGELES', 'C/NO. 1-640', '', 'CBHU3202732', 'TCNU7200794', 'CSQU3054383'],
  [
    348,
    420,
    'DESCRIPTION OF GOODS',
    '640 CTNS BAMBOO KITCHEN SHELF',
    '420 CTNS STAINLESS STEEL FOOD CONTAINER',
    '220 CTNS SILICONE BAKING MAT',
    '',
    'SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY',
  ],
  [808, 420, 'KGS / CBM', '12,400.000', '151.5000'],
];
const printedWords = ([x, y, head, ...lines]: (typeof PRINTED)[number]) =>
  `<text x="${x}" y="${y}" font-size="11" fill="${INK}">${head}</text>${lines
    .map((line, at) => `<text x="${x}" y="${y + 20 + at * 18}" font-size="13">${line}</text>`)
    .join('')}`;

/** A draft as the carrier drew it, for stories: an SVG of 980 by 640. */
export const SAMPLE_PAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 640" font-family="monospace"><rect width="980" height="640" fill="#fff"/>
<text x="40" y="64" font-size="20" font-weight="700">BILL OF LADING</text><text x="40" y="88" font-size="12">DRAFT COPY 3, FOR APPROVAL ONLY</text>
<path d="M40 120h900v480H40zM40 220h900M40 320h900M490 120v200M720 120v100M40 400h900M340 320v280M640 320v80M800 400v200" fill="none" stroke="${INK}" stroke-width="1.5"/>
<g transform="rotate(-5 850 66)" fill="none" stroke="${INK}" stroke-width="2"><path d="M780 38h150v56H780z"/></g>
<g transform="rotate(-5 850 66)" fill="${INK}" text-anchor="middle"><text x="855" y="66" font-size="24" font-weight="700">COPY</text><text x="855" y="84" font-size="11">NON-NEGOTIABLE</text></g>
${PRINTED.map(printedWords).join('')}</svg>`;
