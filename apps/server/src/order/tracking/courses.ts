import type { SeaPlace } from '@lading/validators/freight';

/** Other codes by which carriers and registers name some of them. */
const SAME: Readonly<Record<string, string>> = { CNNBO: 'CNNGB', CNSGH: 'CNSHA', CNSHG: 'CNSHA', CNXMG: 'CNXMN' };

const CALLED: Readonly<Record<string, SeaPlace>> = {
  CNSHA: [121.95, 31.0],
  CNNGB: [122.0, 29.9],
  CNYTN: [114.27, 22.57],
  CNSZX: [113.88, 22.47],
  CNGGZ: [113.65, 22.65],
  CNXMN: [118.1, 24.42],
  CNTAO: [120.3, 36.03],
  KRPUS: [129.06, 35.08],
  KRINC: [126.55, 37.4],
  JPOSA: [135.4, 34.62],
  JPYOK: [139.68, 35.42],
  VNHPH: [106.85, 20.75],
  VNSGN: [107.0, 10.45],
  THLCH: [100.87, 13.07],
  PHMNL: [120.93, 14.58],
  USLAX: [-118.26, 33.72],
  USLGB: [-118.2, 33.73],
  USOAK: [-122.34, 37.8],
  USSEA: [-122.38, 47.6],
  USNYC: [-74.03, 40.6],
  CAVAN: [-123.15, 49.3],
  DEHAM: [9.95, 53.54],
  SGSIN: [103.75, 1.22],
  NLRTM: [4.05, 51.98],
  BEANR: [4.25, 51.3],
  GBFXT: [1.33, 51.95],
  PLGDN: [18.72, 54.4],
  ESVLC: [-0.3, 39.44],
  GRPIR: [23.58, 37.93],
  AUSYD: [151.23, -33.97],
  AUMEL: [144.92, -37.84],
};
/** Where ships call, which is not where the city is; other ports are where the list of ports has them. */
export const ROADS: Readonly<Record<string, SeaPlace>> = {
  ...CALLED,
  ...Object.fromEntries(Object.entries(SAME).flatMap(([code, same]) => (CALLED[same] ? [[code, CALLED[same]]] : []))),
};

/** South of Kyushu, and the strait between Honshu and Hokkaido. */
const OSUMI: SeaPlace = [130.6, 30.3];
const TSUGARU: readonly SeaPlace[] = [
  [131.5, 36.8],
  [139.2, 41.2],
  [141.6, 41.6],
];
const BASHI: SeaPlace = [121.6, 20.9];
const TAIWAN: SeaPlace = [119.6, 24.2];
const JUAN_DE_FUCA: readonly SeaPlace[] = [
  [-125.2, 48.45],
  [-123.4, 48.2],
];
/** From the China Sea to the Mediterranean. */
/** Down the South China Sea to the strait. */
const SINGAPORE: readonly SeaPlace[] = [
  [114.5, 20.2],
  [110.3, 10.5],
  [105.4, 3.2],
  [104.2, 1.25],
];
const SUEZ: readonly SeaPlace[] = [
  [103.3, 1.3],
  [100.4, 3.4],
  [95.2, 6.1],
  [80.3, 5.6],
  [51.6, 12.4],
  [44.4, 12.1],
  [43.3, 12.7],
  [38.2, 20.5],
  [34.2, 27.4],
  [32.55, 29.8],
  [32.4, 31.4],
];
const GIBRALTAR: readonly SeaPlace[] = [
  [20.0, 35.2],
  [11.2, 37.6],
  [-2.2, 36.4],
  [-5.6, 35.95],
  [-9.6, 37.0],
  [-9.9, 43.4],
  [-5.9, 48.9],
  [0.8, 50.45],
  [1.7, 51.1],
];
const SOUND: readonly SeaPlace[] = [
  [4.0, 53.5],
  [7.6, 57.2],
  [10.7, 57.95],
  [12.6, 56.1],
  [12.6, 55.3],
  [14.6, 55.1],
];
const PANAMA: readonly SeaPlace[] = [
  [-125, 32],
  [-111, 20],
  [-95, 12],
  [-80.2, 6.8],
  [-79.55, 8.8],
  [-79.9, 9.4],
  [-75.2, 18.2],
  [-73.8, 20.6],
];
const PACIFIC_SOUTH: readonly SeaPlace[] = [
  [129, 8],
  [148, 2.5],
  [153.4, -3.2],
  [155.8, -9.5],
  [154.4, -25],
];

const NORTH_EUROPE = ['DEHAM', 'NLRTM', 'BEANR', 'GBFXT', 'PLGDN'];

/** From a port of East Asia to the open sea. */
function outOf(from: string, to: string): readonly SeaPlace[] {
  if (from === 'KRPUS') return /^(?:US|CA)/.test(to) ? TSUGARU : [];
  if (/^(?:US|CA)/.test(to)) return from.startsWith('VN') || /CN(?:YTN|SZX|GGZ|XMN)/.test(from) ? [BASHI] : [OSUMI];
  const north = ['CNSHA', 'CNNGB', 'CNTAO', 'KRPUS'].includes(from);
  return north && !/^(?:JP|KR|AU|CN)/.test(to) ? [TAIWAN] : [];
}

function onTo(from: string, to: string): readonly SeaPlace[] {
  const suez = from === 'SGSIN' ? SUEZ : [...SINGAPORE, ...SUEZ];
  if (to === 'SGSIN') return from.startsWith('CN') ? SINGAPORE : [];
  if (to === 'USNYC') return PANAMA;
  if (to === 'USSEA' || to === 'CAVAN') return JUAN_DE_FUCA;
  if (NORTH_EUROPE.includes(to)) return [...suez, ...GIBRALTAR, ...(to === 'PLGDN' ? SOUND : [])];
  if (to === 'ESVLC') return [...suez, [20, 35.2], [11.2, 37.6]];
  if (to === 'GRPIR') return [...suez, [25.5, 35.0]];
  if (to.startsWith('AU'))
    return [
      ...PACIFIC_SOUTH,
      ...(to === 'AUMEL'
        ? ([
            [150.6, -37.8],
            [146.4, -39.2],
          ] as const)
        : []),
    ];
  if (to === 'JPYOK') return [OSUMI, [139.3, 34.4]];
  if (to === 'JPOSA') return [OSUMI, [134.6, 33.2]];
  if (to === 'KRINC') return [[124.8, 36.4]];
  if (to === 'VNSGN' || to === 'THLCH')
    return from.startsWith('CN')
      ? [
          [114.5, 20.2],
          [110.3, 10.5],
          [107.2, 8.6],
          ...(to === 'THLCH'
            ? ([
                [104.2, 8.2],
                [101.2, 10.5],
              ] as const)
            : []),
        ]
      : [];
  if (to === 'VNHPH')
    return [
      [114.5, 20.6],
      [111.6, 18.3],
      [108.3, 17.7],
    ];
  return [];
}

const placeOf = (code: string, known: SeaPlace | null): readonly SeaPlace[] => {
  const at = ROADS[code] ?? known;
  return at ? [at] : [];
};

interface Call {
  readonly code: string;
  readonly at: SeaPlace | null;
}

/** The course of a ship from port to port, round the capes between them. */
export const courseBetween = (ports: readonly Call[]): SeaPlace[] => {
  const named = ports.map(({ code, at }) => ({ code: SAME[code] ?? code, at }));
  return named.flatMap(({ code, at }, place) => {
    const next = named[place + 1];
    const here = placeOf(code, at);
    return next ? [...here, ...outOf(code, next.code), ...onTo(code, next.code)] : [...here];
  });
};
