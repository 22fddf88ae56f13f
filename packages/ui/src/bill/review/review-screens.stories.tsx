import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type Language, useLanguage } from '../../i18n/provider.tsx';
import { allMarks, draft, me, sides } from '../compare/fixtures.ts';
import { stage } from '../compare/story.css.ts';
import { flagship } from '../fixtures.ts';
import { ENGLISH, failed, waiting } from '../story-parts.tsx';
import { CutOffStrip } from './cut-off-strip.tsx';
import { cutOffsOf, logOf, NOW, requestsOf } from './fixtures.ts';
import { ReviewLog } from './review-log.tsx';
import { ReviewRequests, type ReviewRequestsProps } from './review-requests.tsx';
import { SharedReview, type SharedReviewProps } from './shared-review.tsx';

const done = async () => ({ ok: true }) as const;
const NAMES = { 'zh-CN': ['主票', '分票 2'], 'en-US': ['Main', 'Sub 2'] } as const;

function Requests(props: Partial<ReviewRequestsProps>) {
  const locale = useLanguage();
  return (
    <ReviewRequests
      requests={{ status: 'ready', data: requestsOf(locale) }}
      next={4}
      billName={(bill) => NAMES[locale][bill === null ? 0 : 1]}
      onAnswer={done}
      onIssue={done}
      onOpenFile={() => undefined}
      {...props}
    />
  );
}

const shared = (locale: Language): SharedReviewProps['shared'] => ({
  status: 'ready',
  data: {
    ...sides(flagship(locale), draft(locale), locale),
    marks: allMarks(locale),
    number: 'COSU6412098730',
    by: me(locale),
    expiresAt: '2026-11-27T09:30:00+08:00',
    hash: '9f2c 41ab 77d0',
  },
});

const meta = { title: 'ReviewScreens', component: ReviewRequests, tags: ['!autodocs'] } satisfies Meta<
  typeof ReviewRequests
>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;
const story = (render: () => React.ReactNode, rest: object = {}): Story => ({ render, ...rest }) as Story;

/** One to answer, one accepted, one declined with its reason. */
export const Staff: Story = story(() => <Requests />, {
  parameters: { pictures: { full: true, narrow: true } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [card] = within(canvasElement).getAllByRole('article');
    if (!card) return;
    await userEvent.click(within(card).getByRole('button', { name: /拒绝|Decline/ }));
    await userEvent.click(within(card).getByRole('button', { name: /拒绝|Decline/ }));
  },
});
/** Nothing asked for, on its way, failed, to be read only. */
export const StaffStates: Story = story(
  () => (
    <>
      <Requests aria-label="0" requests={{ status: 'ready', data: [] }} />
      <Requests aria-label="…" requests={waiting} />
      <Requests aria-label="!" requests={failed} />
      <Requests readOnly />
    </>
  ),
  { parameters: { english: ENGLISH } },
);
function Shared(props: Partial<SharedReviewProps>) {
  const locale = useLanguage();
  return (
    <div className={stage}>
      <SharedReview shared={shared(locale)} {...props} />
    </div>
  );
}
export const SharedLink: Story = story(() => <Shared />, {
  parameters: { layout: 'fullscreen', pictures: { full: true, narrow: true } },
});
export const SharedGone: Story = story(() => (
  <>
    <SharedReview aria-label="1" shared={{ status: 'ready', data: { gone: 'expired' } }} />
    <SharedReview aria-label="2" shared={{ status: 'ready', data: { gone: 'revoked' } }} />
    <SharedReview shared={{ status: 'ready', data: { gone: 'unknown' } }} />
  </>
));
function Strips() {
  const locale = useLanguage();
  const cutOffs = cutOffsOf(locale);
  return (
    <>
      <CutOffStrip cutOffs={cutOffs} now={NOW} zone="Asia/Shanghai" />
      <CutOffStrip cutOffs={cutOffs} now={NOW} zone="America/Los_Angeles" />
      <CutOffStrip cutOffs={cutOffs.slice(0, 1)} now={Date.parse('2026-11-22T09:00:00+08:00')} />
      <ReviewLog log={{ status: 'ready', data: logOf(locale) }} />
      <ReviewLog log={{ status: 'ready', data: [] }} />
    </>
  );
}
/** The closing times in two zones and when they are over; a log, and an empty one. */
export const Strip: Story = story(() => <Strips />);
