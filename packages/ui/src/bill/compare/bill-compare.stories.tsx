import { MASTER_HOUSES } from '@lading/validators/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Language, useLanguage } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { StatusTag } from '../../status-tag/index.ts';
import { flagship } from '../fixtures.ts';
import { BillCompare } from './bill-compare.tsx';
import { BillDifferenceList } from './difference-list.tsx';
import {
  allMarks,
  comparisonOf,
  cosmeticDraft,
  draft,
  faultyDraft,
  houseAgainstMaster,
  largest,
  me,
  sides,
  suiteMark,
  versionsOf,
} from './fixtures.ts';
import { paper, stage } from './story.css.ts';
import { OwnedCompare, type OwnedProps } from './test-review.tsx';

type Case = (locale: Language) => OwnedProps;

function CutOff() {
  const zh = useLanguage() === 'zh-CN';
  return (
    <>
      <StatusTag tone="danger" glyph={icons.hourglass}>
        {zh ? '截单 1 天 07 时' : 'Closes in 1 d 07 h'}
      </StatusTag>
      <span>
        {zh ? '宁波时间 11-21 17:00，截后改单 USD 40' : '21 Nov 17:00 Ningbo time, then USD 40 per amendment'}
      </span>
    </>
  );
}

/** A window as high as the dialog of the design. */
function Screen({ of }: { of: Case }) {
  const locale = useLanguage();
  const shared = { me: me(locale), versions: versionsOf(locale), version: '3', cutOff: <CutOff /> };
  return (
    <div className={stage}>
      <OwnedCompare {...shared} onClose={() => undefined} onVersion={() => undefined} {...of(locale)} />
    </div>
  );
}

const meta = {
  title: 'BillCompare',
  component: BillCompare,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BillCompare>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const screen = (of: Case): Story => ({ render: () => <Screen of={of} /> }) as Story;
const press = async (element: HTMLElement, keys: string) => {
  const [card] = await within(element).findAllByRole('article');
  card?.focus();
  await userEvent.keyboard(keys);
};

/** The picture of the design: three differences, one asked for already, one being written. */
export const Review: Story = {
  ...screen((locale) => ({ ...sides(flagship(locale), draft(locale), locale), given: suiteMark(locale) })),
  parameters: { pictures: { full: true, narrow: true, contrast: true } },
  play: ({ canvasElement }) => press(canvasElement, 'r'),
};
/** Every kind of note, of row and of mark, and a newer draft that came meanwhile. */
export const EveryState: Story = {
  ...screen((locale) => ({
    ...sides(flagship(locale), faultyDraft(locale), locale),
    given: allMarks(locale),
    newer: { id: '4', title: locale === 'zh-CN' ? '草单第 4 版' : 'Draft 4' },
  })),
  parameters: { pictures: { full: true } },
};
export const OnlyForm: Story = {
  ...screen((locale) => sides(flagship(locale), cosmeticDraft(locale), locale)),
  play: async ({ canvasElement }) => {
    const fold = canvasElement.querySelector('button[aria-expanded]');
    if (fold) await userEvent.click(fold);
  },
};
export const Identical = screen((locale) => sides(flagship(locale), flagship(locale), locale));
/** 200 containers, 150 lines of 35 characters: the page fits its pane, and everything scrolls inside of its own part. */
export const Largest: Story = {
  ...screen((locale) => {
    const { left, right } = largest(locale);
    return sides(left, right, locale);
  }),
  play: async ({ canvasElement }) => {
    const [card] = await within(canvasElement).findAllByRole('article');
    await expect(card).toBeVisible();
    const pane = within(canvasElement).getByRole('region', { name: /整页|the page/ });
    await waitFor(() =>
      expect(pane.querySelectorAll('[data-component=ContainersTable] > tbody > tr')).toHaveLength(200),
    );
    // Drawn smaller once its figures are measured.
    await waitFor(() => expect(pane.scrollWidth).toBeLessThanOrEqual(pane.clientWidth + 1));
    await expect(pane.scrollHeight).toBeGreaterThan(pane.clientHeight);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const HouseAgainstMaster = screen((locale) => {
  const { left, right } = houseAgainstMaster(locale);
  return { ...sides(left, right, locale, 'houses'), policy: MASTER_HOUSES, versions: [] };
});
export const Keys: Story = {
  ...screen((locale) => sides(flagship(locale), draft(locale), locale)),
  play: ({ canvasElement }) => press(canvasElement, '?'),
};

function Printed() {
  const locale = useLanguage();
  const given = sides(flagship(locale), draft(locale), locale);
  return (
    <div className={paper} data-theme="light">
      <BillDifferenceList
        {...given}
        comparison={comparisonOf(flagship(locale), draft(locale))}
        marks={suiteMark(locale)}
        reviewer={me(locale)}
        at="2026-11-20T09:48:00+08:00"
        hash="9f2c 41ab 77d0"
      />
    </div>
  );
}
/** What stands under the printed bill. */
export const PrintedList = { render: () => <Printed /> } as Story;
