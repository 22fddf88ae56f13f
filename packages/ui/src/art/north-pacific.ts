import type { Place } from './chart-course.ts';
import type { ChartLeg, ChartPort } from './chart-ports.ts';

/** South of Kyushu, and the strait of Tsugaru: what ships to America pass. */
const OSUMI: Place = [130.6, 30.3];
const KYUSHU: Place = [131.2, 30.9];
const TSUGARU: Place = [140.6, 41.4];

type Name = 'shanghai' | 'ningbo' | 'shenzhen' | 'losAngeles' | 'seattle';

/** The ports of the house's own chart; the caller names them. */
export const portsOf = (name: (port: Name) => string): ChartPort[] => [
  { id: 'SHA', name: name('shanghai'), at: [121.9, 31.04], side: 'above' },
  { id: 'NGB', name: name('ningbo'), at: [122, 29.86], side: 'below', narrow: true },
  { id: 'SZX', name: name('shenzhen'), at: [114.21, 22.5], side: 'above' },
  { id: 'LAX', name: name('losAngeles'), at: [-118.25, 33.75], side: 'after', narrow: true },
  { id: 'SEA', name: name('seattle'), at: [-122.41, 47.6], side: 'beside' },
];

export const LEGS: readonly ChartLeg[] = [
  { from: 'NGB', through: [OSUMI], to: 'LAX', main: true },
  { from: 'SHA', through: [KYUSHU, TSUGARU], to: 'SEA' },
  // On to Singapore and Europe, off the chart.
  {
    from: 'SZX',
    through: [
      [114.6, 19],
      [111.4, 11.9],
      [106, 4],
    ],
  },
];
