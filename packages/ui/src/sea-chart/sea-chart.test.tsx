import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../art/chart-course.ts';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { loadCoast, scaleFor } from './coast.ts';
import { CROSSING, portsOf, vesselOf } from './fixtures.ts';
import { graticuleOf, writtenPlace } from './graticule.ts';
import { placeLabels } from './labels.ts';
import { landOf } from './land.ts';
import { boundsOf, REGIONS } from './places.ts';
import { SeaChart } from './sea-chart.tsx';
import { sheetOf } from './sheet.ts';
import { walked } from './walk.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const VOYAGE = {
  title: '航次 042E',
  ports: portsOf('CNNGB', 'USLAX'),
  routes: CROSSING,
  vessel: vesselOf('11-24 10:00 宁波时间'),
};
conforms('SeaChart', <SeaChart {...VOYAGE} />, { ref: HTMLElement });

/** Whether a place lies on land: an odd number of edges to the east of it. */
const onLand = (rings: readonly (readonly Place[])[], [x, y]: Place) =>
  rings
    .flatMap((ring) => ring.map((point, at) => [ring.at(at - 1) as Place, point] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length %
    2 ===
  1;

describe('the coast', () => {
  it.each(['coarse', 'fine'] as const)('has land and sea where they are, in the %s scale', async (scale) => {
    const rings = await loadCoast(scale);
    for (const place of [
      [116.4, 39.9],
      [-98, 39],
      [25, -29],
      [134, -25],
      [37.6, 55.7],
    ] as Place[])
      expect([place, onLand(rings, place)]).toEqual([place, true]);
    for (const place of [
      [150, 30],
      [-30, 40],
      [80, -20],
      [-160, 40],
      [123.5, 29],
    ] as Place[])
      expect([place, onLand(rings, place)]).toEqual([place, false]);
  });

  it('goes on across the 180th meridian, and jumps nowhere to the other side of the earth', async () => {
    const rings = await loadCoast('fine');
    const leaps = rings.flatMap((ring) => ring.filter(([x], at) => Math.abs(x - (ring.at(at - 1) as Place)[0]) > 90));
    expect(leaps).toEqual([]);
    // The Chukchi Peninsula, from both sides.
    const land = landOf(rings, sheetOf([160, 60, 200, 72], 800, 400));
    const same = landOf(rings, sheetOf([-200, 60, -160, 72], 800, 400));
    expect(land).toMatch(/^M.*Z$/);
    expect(land.length).toBeGreaterThan(1_000);
    expect(same).toBe(land);
  });

  it('is fetched as fine as it will be seen', () => {
    expect(scaleFor(sheetOf(REGIONS.world, 960, 400).scale)).toBe('coarse');
    expect(scaleFor(sheetOf(REGIONS.eastAsia, 960, 420).scale)).toBe('fine');
  });
});

describe('a sheet', () => {
  it('shows all of its bounds in the middle, and more where it is wider', () => {
    const sheet = sheetOf([104, 16, 146, 44], 960, 420);
    const [west, south, east, north] = sheet.bounds;
    expect([west < 104, Math.round(south), east > 146, Math.round(north)]).toEqual([true, 16, true, 44]);
    expect(sheet.point([125, 0])[0]).toBeCloseTo(480);
    expect(sheet.point([125, south])[1]).toBeCloseTo(420);
  });

  it('takes a place by its nearer side', () => {
    const sheet = sheetOf(REGIONS.northPacific, 960, 420);
    const [ningbo, losAngeles] = [sheet.near([122, 29.86]), sheet.near([-118.25, 33.75])];
    expect(ningbo[0]).toBeLessThan(losAngeles[0]);
    expect(losAngeles[0]).toBeLessThan(960);
  });

  it.each<[string, Place[], boolean]>([
    [
      'across the 180th meridian',
      [
        [122, 30],
        [-118, 34],
      ],
      true,
    ],
    [
      'across Greenwich',
      [
        [-5, 36],
        [30, 45],
      ],
      false,
    ],
  ])('holds what lies %s', (_, places, past) => {
    const [west, , east] = boundsOf(places);
    expect(east - west).toBeLessThan(180);
    expect(east > 180).toBe(past);
  });

  it('has room for the names of its lines, the whole world on a phone too', () => {
    for (const width of [320, 390, 1000]) {
      const { meridians } = graticuleOf(sheetOf([-175, -60, 175, 75], width, 340));
      const [one, next] = meridians;
      expect((next?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThan(44);
    }
  });

  it('names its lines, and places as seamen write them', () => {
    const { step, meridians } = graticuleOf(sheetOf([170, 10, 200, 40], 900, 900));
    expect(step).toBe(5);
    expect(meridians.map(({ label }) => label)).toEqual([
      '165°E',
      '170°E',
      '175°E',
      '180°',
      '175°W',
      '170°W',
      '165°W',
      '160°W',
      '155°W',
    ]);
    expect(writtenPlace([122, 29.86])).toBe('29°52′N 122°00′E');
    expect(writtenPlace([-118.25, -0.999])).toBe('01°00′S 118°15′W');
  });
});

it('puts names beside their ports, where they meet no other, and leaves out what has no room', () => {
  const size = { width: 400, height: 200 };
  const [first, second, third] = placeLabels(
    [
      { at: [200, 100], words: 'Ningbo' },
      { at: [215, 102], words: 'Zhoushan' },
      { at: [380, 100], words: 'Los Angeles' },
    ],
    size,
  );
  expect([first?.anchor, second?.anchor, third?.anchor]).toEqual(['end', 'start', 'end']);
  const crowd = Array.from({ length: 12 }, () => ({ at: [200, 100] as const, words: 'Ningbo-Zhoushan' }));
  expect(placeLabels(crowd, size).filter(Boolean).length).toBeLessThan(12);
});

it('walks to the port that lies where the arrow shows, and through all in their order', () => {
  const points = [
    [100, 100],
    [200, 110],
    [100, 200],
    [110, 20],
  ] as const;
  expect(walked('ArrowRight', points, 0)).toBe(1);
  expect(walked('ArrowDown', points, 0)).toBe(2);
  expect(walked('ArrowUp', points, 0)).toBe(3);
  expect(walked('ArrowLeft', points, 2)).toBe(2);
  expect(walked('PageDown', points, 3)).toBe(3);
  expect(walked('PageUp', points, 3)).toBe(2);
  expect(walked('Home', points, 3)).toBe(0);
  expect(walked('x', points, 0)).toBeUndefined();
});

it('says in words and in a table what it draws, and draws the coast when it has come', async () => {
  const { container } = render(<SeaChart {...VOYAGE} />, { wrapper });
  const chart = screen.getByRole('figure', { name: '航次 042E' });
  expect(chart).toHaveAccessibleDescription(
    '图上有 2 个港口：宁波，洛杉矶。 COSCO SHIPPING ANDES 在 42°06′N 176°24′E。',
  );
  await userEvent.click(screen.getByText('港口和航线的表格'));
  const [places, routes] = screen.getAllByRole('table');
  expect(within(places as HTMLElement).getByRole('row', { name: /宁波 CNNGB 29°52′N 122°00′E/ })).toBeInTheDocument();
  expect(
    within(routes as HTMLElement)
      .getAllByRole('row')
      .slice(1),
  ).toHaveLength(2);
  expect(routes).toHaveTextContent('宁波 至 COSCO SHIPPING ANDES');
  expect(routes).toHaveTextContent(/[234],\d{3} 海里/);
  await waitFor(() => expect(container.querySelector('[data-coast]')).not.toBeNull());
});

it('calls ports as the language of the page does', () => {
  render(
    <LadingProvider locale="en-US" messages={english}>
      <SeaChart {...VOYAGE} />
    </LadingProvider>,
  );
  expect(screen.getByRole('option', { name: /^Ningbo, CNNGB, 29°52′N 122°00′E$/ })).toBeInTheDocument();
});

it('is walked by keys and tells the port that was taken', async () => {
  const select = vi.fn();
  render(<SeaChart {...VOYAGE} selected="CNNGB" onSelect={select} />, { wrapper });
  const list = screen.getByRole('listbox', { name: '航次 042E，逐个港口查看' });
  const [ningbo, losAngeles] = within(list).getAllByRole('option');
  await userEvent.tab();
  expect(list).toHaveAttribute('aria-activedescendant', ningbo?.id);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(list).toHaveAttribute('aria-activedescendant', losAngeles?.id);
  expect(select).toHaveBeenCalledExactlyOnceWith('USLAX');
  await userEvent.keyboard('{Escape}');
  expect(list).not.toHaveAttribute('aria-activedescendant');
});

it('places have names and no codes, in picture and table', () => {
  const ports = [{ code: 'ONT8', nameCn: '莫雷诺谷', nameEn: 'Moreno Valley', at: [-117.23, 33.94] as Place }];
  render(<SeaChart title="仓库" ports={ports} places />, { wrapper });
  expect(screen.getByRole('figure', { name: '仓库' })).toHaveAccessibleDescription(/1 个地点：莫雷诺谷/);
  expect(screen.queryByText('ONT8', { exact: false })).toBeNull();
  expect(screen.queryByText('UN/LOCODE')).toBeNull();
});
