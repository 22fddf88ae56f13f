import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';

const ENGLISH: Record<string, string> = {
  安全验证: 'Security check',
  请先完成安全验证: 'Complete the security check first',
  发送验证码前验证一次: 'Once, before a code is sent',
};

/** In the language of the page. */
function Said({ label, error, hint, ...rest }: SliderCaptchaProps) {
  const english = useLanguage() === 'en-US';
  const said = <T,>(words: T) => (english && typeof words === 'string' ? (ENGLISH[words] ?? words) : words);
  return (
    <div style={{ maxInlineSize: 400 }}>
      <SliderCaptcha {...rest} label={said(label)} error={said(error)} hint={said(hint)} />
    </div>
  );
}

const meta = {
  component: SliderCaptcha,
  args: { label: '安全验证', onComplete: async (): Promise<boolean> => true },
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof SliderCaptcha>;
export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvas: HTMLElement) => within(canvas).getByRole('slider');

/** Presses the knob, goes a share of the way and, unless it is held, lets go. */
async function drag(input: HTMLElement, share: number, held = false) {
  const { left, top, width } = input.getBoundingClientRect();
  const at = (part: number) => ({
    clientX: left + 27 + part * (width - 54),
    clientY: top + 20,
    pointerId: 1,
    button: 0,
  });
  await fireEvent.pointerDown(input, at(0));
  for (const part of [0.2, 0.5, 0.8, 1]) await fireEvent.pointerMove(input, at(share * part));
  if (!held) await fireEvent.pointerUp(input, at(share));
}

export const Default: Story = { args: { hint: '发送验证码前验证一次' } };
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    await drag(slider(canvasElement), 0.46, true);
    await waitFor(() => expect(slider(canvasElement)).toHaveValue('46'));
  },
};
export const Short: Story = {
  play: async ({ canvasElement }) => {
    await drag(slider(canvasElement), 0.6);
    await waitFor(() => expect(slider(canvasElement)).toBeInvalid());
  },
};
export const Slid: Story = {
  play: async ({ canvasElement }) => {
    await drag(slider(canvasElement), 1.2);
    await within(canvasElement).findByText(/验证通过|Verified/, { selector: '[role=status]' });
  },
};
/** The arrow key is held as the pointer is; End is there at once. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    slider(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight>5/}{End}');
    await within(canvasElement).findByText(/验证通过|Verified/, { selector: '[role=status]' });
  },
};
export const Verifying: Story = {
  args: { onComplete: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    slider(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(slider(canvasElement)).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Refused: Story = {
  args: { onComplete: async () => false },
  play: async ({ canvasElement }) => {
    await drag(slider(canvasElement), 1);
    await waitFor(() => expect(slider(canvasElement)).toBeInvalid());
  },
};
export const Done: Story = { args: { verified: true } };
export const Invalid: Story = { args: { error: '请先完成安全验证', required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact" style={{ inlineSize: 260 }}>
      <Said {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Done, Invalid, Disabled, Loading, Compact });
