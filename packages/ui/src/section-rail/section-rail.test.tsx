import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { SectionRail } from './section-rail.tsx';

const SECTIONS = [
  { id: 'base', label: '基础信息' },
  { id: 'papers', label: '企业认证', note: '1 处要改', tone: 'pen' as const },
];
const rail = (
  <SectionRail label="本页内容" head="已填 1 / 2" foot="来自运价" sections={SECTIONS}>
    <section id="base" aria-label="基础信息" />
    <section id="papers" aria-label="企业认证" />
  </SectionRail>
);

it('draws how far a section is beside the words that say it, with what stands over and under the list', () => {
  render(
    <SectionRail
      label="各部分"
      head="已填 31 / 36"
      foot="来自运价 RQ1"
      sections={[
        { id: 'one', label: '收发通', state: 'done', note: '3/3' },
        { id: 'two', label: '货物', state: 'wrong', note: '1 处要改' },
      ]}
    >
      <section id="one" aria-label="收发通" />
    </SectionRail>,
  );
  const nav = screen.getByRole('navigation', { name: '各部分' });
  expect(nav).toHaveTextContent('已填 31 / 36收发通 3/3货物 1 处要改来自运价 RQ1');
  expect(screen.getByRole('link', { name: '收发通 3/3' }).querySelector('[data-state=done]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '货物 1 处要改' }).querySelector('[data-state=wrong]')).not.toBeNull();
});

conforms('SectionRail', rail, { ref: HTMLDivElement });
afterEach(() => vi.unstubAllGlobals());

const current = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));

it('leads to a section by mouse and key, and says where the reader is', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(rail);
  expect(current()).toEqual(['location', null]);
  const link = screen.getByRole('link', { name: '企业认证 1 处要改' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('region', { name: '企业认证' })).toHaveFocus();
  expect(current()).toEqual([null, 'location']);
  expect(location.hash).toBe('');
});

it('follows the reader who scrolls: the first section in view is where he is', () => {
  let see: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  const watched: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof see) {
        see = seen;
      }
      observe(element: Element) {
        watched.push(element.id);
      }
      disconnect() {}
    },
  );
  render(rail);
  expect(watched).toEqual(['base', 'papers']);
  const [base, papers] = [
    screen.getByRole('region', { name: '基础信息' }),
    screen.getByRole('region', { name: '企业认证' }),
  ];
  act(() => see([{ target: papers, isIntersecting: true }]));
  expect(current()).toEqual([null, 'location']);
  act(() => see([{ target: base, isIntersecting: true }]));
  expect(current()).toEqual(['location', null]);
  act(() => see([{ target: base, isIntersecting: false }]));
  expect(current()).toEqual([null, 'location']);
});
