import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { QuerySlip } from '../query-slip/query-slip.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { HomeHero } from './home-hero.tsx';
import { Section } from './section.tsx';
import { SectionHeading } from './site-shell.tsx';

const WORDS = {
  'zh-CN': {
    plain: '热门港口',
    sea: '多数改单费，只因为错了一个字母',
    lead: '草单印出后再改，船公司多按每票收费。',
    title: '运价、订舱、提单\n开船前核对清楚',
    slip: '查运价',
    from: '起运地',
  },
  'en-US': {
    plain: 'Ports we sail most',
    sea: 'Most amendment fees are paid for one letter',
    lead: 'Once the draft is final, most carriers charge for a change by the bill.',
    title: 'Rates, bookings and bills,\nchecked before departure',
    slip: 'Find rates',
    from: 'Origin',
  },
};

function Subject({ sea = false, lift = false }: { sea?: boolean; lift?: boolean }) {
  const words = WORDS[useLanguage()];
  if (lift)
    return (
      <>
        <HomeHero title={words.title} lead={words.lead} />
        <Section lift>
          <QuerySlip label={words.slip} submit={words.slip}>
            <TextField label={words.from} />
          </QuerySlip>
        </Section>
      </>
    );
  return (
    <Section sea={sea}>
      <SectionHeading title={sea ? words.sea : words.plain} lead={words.lead} />
    </Section>
  );
}

const meta = { title: 'Section', component: Subject, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Subject
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The band is as wide as the window and makes nothing wider. */
export const OnTheSea: Story = {
  args: { sea: true },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
/** A slip over the edge of the chart. */
export const Lifted: Story = {
  parameters: { pictures: { full: true } },
  args: { lift: true },
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector('[data-component=HomeHero]')?.getBoundingClientRect();
    const slip = within(canvasElement)
      .getByRole('textbox')
      .closest('[data-component=Section]')
      ?.getBoundingClientRect();
    await expect(slip?.top).toBeLessThan(hero?.bottom ?? 0);
  },
};
