import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { BookingNote, type BookingNoteProps } from './booking-note.tsx';
import { notes } from './fixtures.ts';

const nothing = () => undefined;
const MARKED = new Set(['cargo.goods.0.weight', 'cargo.goods.0.goodsEn']);
// Each of the stack has a name of its own.
const Note = (props: Partial<BookingNoteProps>) => (
  <BookingNote {...notes[useLanguage()]} aria-label={useId()} {...props} />
);

const meta = { component: BookingNote, args: notes['zh-CN'] } satisfies Meta<typeof BookingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Note onMark={nothing} /> };
export const Marked: Story = { render: () => <Note onMark={nothing} marked={MARKED} /> };
export const ReadOnly: Story = { render: () => <Note /> };
export const AllStates: Story = allStates(meta, { Default, Marked, ReadOnly });
