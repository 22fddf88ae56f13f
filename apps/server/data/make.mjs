// Writes areas.tsv and ports.tsv from the packages and the lists in sources/: README.md says what comes from where.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pinyin } from 'pinyin-pro';

const require = createRequire(import.meta.url);
const countries = require('i18n-iso-countries');
const seaPorts = require('sea-ports/lib/ports.json');
const china = require('china-area-data/data.json');
countries.registerLocale(require('i18n-iso-countries/langs/zh.json'));
countries.registerLocale(require('i18n-iso-countries/langs/en.json'));

const here = (name) => new URL(name, import.meta.url);
function read(name) {
  const [head, ...lines] = readFileSync(here(name), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, place) => [names[place], cell])));
}
function write(name, columns, rows) {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
  writeFileSync(here(name), `${[columns.join('\t'), ...lines].join('\n')}\n`);
  console.log(`${name}: ${rows.length} rows`);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const syllables = (name) => pinyin(name.replace(/（.*?）/g, ''), { toneType: 'none', type: 'array', nonZh: 'removed' });
// A ü is typed as a v.
const spelled = (name) => syllables(name).join('').replaceAll('ü', 'v');
const initials = (name) =>
  syllables(name)
    .map((syllable) => syllable[0])
    .join('')
    .replaceAll('ü', 'v');

// Provinces are known abroad by other names than their spelling.
const KNOWN = {
  110000: 'Beijing',
  120000: 'Tianjin',
  150000: 'Inner Mongolia',
  310000: 'Shanghai',
  450000: 'Guangxi',
  500000: 'Chongqing',
  540000: 'Tibet',
  610000: 'Shaanxi',
  640000: 'Ningxia',
  650000: 'Xinjiang',
  710000: 'Taiwan',
  810000: 'Hong Kong',
  820000: 'Macau',
};
const KINDS = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['地区', ' Prefecture'],
  ['特别行政区', ''],
  ['省', ''],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
];
function inEnglish(id, name) {
  if (KNOWN[id]) return KNOWN[id];
  if (name === '市辖区') return 'City districts';
  if (name === '县' || name === '郊县') return 'Counties';
  const [ending, word] = KINDS.find(([one]) => name.endsWith(one) && name.length > one.length) ?? ['', ''];
  return capital(spelled(ending ? name.slice(0, -ending.length) : name)) + word;
}

const CHINA = 156;
function areas() {
  const list = Object.entries(countries.getNames('zh', { select: 'alias' })).map(([code, nameCn]) => ({
    id: Number(countries.alpha2ToNumeric(code)),
    pid: 0,
    code,
    nameCn,
    nameEn: countries.getName(code, 'en', { select: 'alias' }),
  }));
  const idOf = Object.fromEntries(list.map(({ code, id }) => [code, id]));
  const regions = read('sources/regions.tsv').map(({ country, ...region }, place) => ({
    ...region,
    id: 900_001 + place,
    pid: idOf[country],
  }));
  const below = (key, pid) =>
    Object.entries(china[key] ?? {}).flatMap(([id, nameCn]) => [
      { id: Number(id), pid, code: id, nameCn, nameEn: inEnglish(id, nameCn) },
      ...(id === key ? [] : below(id, Number(id))),
    ]);
  // A few of Taiwan's districts stand in the package twice.
  const all = [...list, ...regions, ...below('86', CHINA)];
  return [...new Map(all.map((area) => [area.id, area])).values()];
}

const plainName = (name) => name.replace(/^Port of | (Port|Apt)$/g, '').replace(/ \(Zhejiang\)$/, '');
// Where the package names the airport, or the place is better known by another name.
const BETTER = {
  CNSZX: 'Shenzhen',
  CNSWA: 'Shantou',
  CNZHA: 'Zhanjiang',
  CNBHY: 'Beihai',
  CNTXG: 'Tianjin Xingang',
  CNXIN: 'Xinhui',
};
// Not in the package.
const ADDED = {
  CNQZH: ['Qinzhou', 'Asia/Shanghai', [108.6, 21.73]],
  CNGGZ: ['Guangzhou', 'Asia/Shanghai', [113.26, 23.13]],
  VNCMT: ['Cai Mep', 'Asia/Ho_Chi_Minh', [107.03, 10.54]],
  MXLZC: ['Lazaro Cardenas', 'America/Mexico_City', [-102.18, 17.95]],
};
// The Netherlands Antilles are no country any more; their codes are still those of the register.
const TODAY = { ANBON: 'BQ', ANCUR: 'CW', ANEUX: 'BQ', ANGSB: 'MF', ANPHI: 'SX', ANSXM: 'SX', ANWIL: 'CW' };
const HOT = new Set(
  'CNNGB CNSHA CNSZX CNYTN CNTAO CNXMN CNTXG CNNSA USLAX USLGB USNYC USSAV USHOU DEHAM NLRTM GBFXT SGSIN JPTYO KRPUS AEJEA AUSYD VNSGN'.split(
    ' ',
  ),
);

/** The clock of the nearest port of the country that has one. */
function nearest(port, all) {
  const own = all.filter((one) => one.timezone && one.country === port.country);
  const [lon, lat] = port.coordinates ?? [0, 0];
  const far = ({ coordinates: [x, y] = [999, 999] }) => (x - lon) ** 2 + (y - lat) ** 2;
  return own.reduce((best, one) => (best && far(best) <= far(one) ? best : one), undefined)?.timezone ?? '';
}

function ports() {
  const named = Object.fromEntries(read('sources/port-names.tsv').map(({ code, nameCn }) => [code, nameCn]));
  const all = Object.entries(seaPorts).map(([code, port]) => ({ ...port, code }));
  const sea = all.map((port) => ({
    code: port.code,
    nameEn: BETTER[port.code] ?? plainName(port.name),
    zone: port.timezone ?? nearest(port, all),
    longitude: port.coordinates?.[0].toFixed(4),
    latitude: port.coordinates?.[1].toFixed(4),
  }));
  const added = Object.entries(ADDED).map(([code, [nameEn, zone, [longitude, latitude]]]) => ({
    code,
    nameEn,
    zone,
    longitude,
    latitude,
  }));
  const withSea = [...sea, ...added].map((port) => ({
    ...port,
    kind: 'sea',
    country: TODAY[port.code] ?? port.code.slice(0, 2),
    nameCn: named[port.code] ?? '',
    hot: HOT.has(port.code) ? '1' : '',
  }));
  const missing = Object.keys(named).filter((code) => !withSea.some((port) => port.code === code));
  if (missing.length > 0) throw new Error(`port-names.tsv names ports that are not there: ${missing.join(' ')}`);
  const air = read('sources/airports.tsv').map((port) => ({ ...port, kind: 'air' }));
  return [...withSea, ...air].map((port) => ({
    ...port,
    pinyin: spelled(port.nameCn),
    initials: initials(port.nameCn),
  }));
}

const byCode = (a, b) => (a.kind === b.kind ? a.code.localeCompare(b.code, 'en') : b.kind.localeCompare(a.kind, 'en'));
write('areas.tsv', ['id', 'pid', 'code', 'nameCn', 'nameEn'], areas());
write(
  'ports.tsv',
  ['kind', 'code', 'nameCn', 'nameEn', 'city', 'country', 'zone', 'longitude', 'latitude', 'pinyin', 'initials', 'hot'],
  ports().sort(byCode),
);
