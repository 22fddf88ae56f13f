import type { Meta, StoryObj } from '@storybook/react-vite';
import { Front } from './front.tsx';
import type { FrontNumbers } from './front-numbers.ts';

declare const __FRONT_NUMBERS__: FrontNumbers;

const meta = {
  title: 'Lading/Welcome',
  component: Front,
  tags: ['!autodocs'],
  args: { numbers: __FRONT_NUMBERS__ },
  parameters: { layout: 'fullscreen', page: true, controls: { disable: true }, pictures: { full: true } },
} satisfies Meta<typeof Front>;
export default meta;

/** What the library is for, on one screen. */
export const Lading: StoryObj<typeof meta> = {};
