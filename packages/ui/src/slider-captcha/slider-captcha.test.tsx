import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';
import type { SlidePoint } from './use-slide.ts';

conforms('SliderCaptcha', <SliderCaptcha label="安全验证" onComplete={async () => true} />, { ref: HTMLInputElement });

// 354 px wide, the knob goes 300 px.
const WIDTH = 354;
const KNOB = 27;

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
function show(props: Partial<SliderCaptchaProps> = {}) {
  const onComplete = vi.fn(async (_track: readonly SlidePoint[]) => true);
  const view = render(<SliderCaptcha label="安全验证" onComplete={onComplete} {...props} />, { wrapper });
  const slider = screen.getByRole('slider', { name: '安全验证' });
  slider.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 44);
  const again = (next: Partial<SliderCaptchaProps>) =>
    view.rerender(<SliderCaptcha label="安全验证" onComplete={onComplete} {...props} {...next} />);
  return { slider, onComplete, again };
}
const settle = () => act(async () => undefined);
const pointer = { pointerId: 1, button: 0, pointerType: 'touch' };
const down = (slider: HTMLElement, x: number) => fireEvent.pointerDown(slider, { ...pointer, clientX: x });
const move = (slider: HTMLElement, x: number) => fireEvent.pointerMove(slider, { ...pointer, clientX: x });
const up = (slider: HTMLElement) => fireEvent.pointerUp(slider, pointer);
const value = (slider: HTMLElement) => Number((slider as HTMLInputElement).value);
const trackOf = (onComplete: ReturnType<typeof show>['onComplete']) => onComplete.mock.calls[0]?.[0] ?? [];

it('is slid to the far end, is verified by its track, and says so', async () => {
  const { slider, onComplete } = show();
  expect(slider).toHaveAttribute('aria-valuetext', '请拖动滑块到最右边');
  down(slider, KNOB);
  move(slider, KNOB + 75);
  expect(value(slider)).toBe(25);
  expect(slider).toHaveAttribute('aria-valuetext', '已拖到 25%');
  move(slider, KNOB + 150);
  move(slider, KNOB + 400);
  up(slider);
  await settle();
  expect(onComplete).toHaveBeenCalledOnce();
  const track = trackOf(onComplete);
  expect(track.map(({ position }) => position)).toEqual([0.25, 0.5, 1]);
  expect(track.every(({ by }) => by === 'touch')).toBe(true);
  expect(track[0]?.time).toBe(0);
  expect(track.every(({ time }, place) => place === 0 || time >= (track[place - 1]?.time ?? 0))).toBe(true);
  expect(slider).toHaveAttribute('aria-valuetext', '验证通过');
  expect(screen.getByRole('status')).toHaveTextContent('验证通过');
  down(slider, WIDTH - KNOB);
  move(slider, 100);
  expect(value(slider)).toBe(100);
});

it('goes back when it is let go too early, and says why until it moves again', async () => {
  const { slider, onComplete } = show();
  down(slider, KNOB);
  move(slider, KNOB + 200);
  up(slider);
  expect(value(slider)).toBe(0);
  expect(slider).toBeInvalid();
  expect(slider).toHaveAccessibleDescription('滑块未拖到最右边');
  down(slider, KNOB);
  move(slider, KNOB + 10);
  expect(slider).not.toHaveAccessibleDescription();
  expect(onComplete).not.toHaveBeenCalled();
});

it('moves a tenth for a press beside the knob, and back', () => {
  const { slider } = show();
  for (const x of [300, 300]) {
    down(slider, x);
    // The change event that the browser sends for the press itself is ignored.
    fireEvent.change(slider, { target: { value: '88' } });
    up(slider);
  }
  expect(value(slider)).toBe(20);
  down(slider, 10);
  up(slider);
  expect(value(slider)).toBe(10);
});

it('is slid by a held arrow, goes back by Escape, and is there by End', async () => {
  const { slider, onComplete } = show();
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.body.addEventListener('keydown', listen);
  const user = userEvent.setup();
  await user.tab();
  expect(slider).toHaveFocus();
  await user.keyboard('{ArrowRight>10/}');
  expect(value(slider)).toBe(30);
  await user.keyboard('{ArrowLeft}');
  expect(value(slider)).toBe(27);
  expect(slider).toBeValid();
  await user.keyboard('{Escape}');
  expect(value(slider)).toBe(0);
  // The Escape that set the knob back did not reach a dialog around it; with the knob at the start the next one does.
  expect(heard).not.toContain('Escape');
  await user.keyboard('{Escape}');
  expect(heard).toContain('Escape');
  document.body.removeEventListener('keydown', listen);
  await user.keyboard('{ArrowRight>40/}');
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  expect(trackOf(onComplete)).toHaveLength(34);
  expect(trackOf(onComplete).at(-1)).toMatchObject({ position: 1, by: 'keyboard' });
});

it('is there by End', async () => {
  const { slider, onComplete } = show();
  slider.focus();
  await userEvent.keyboard('{End}');
  expect(onComplete).toHaveBeenCalledOnce();
});

it('takes a value a screen reader puts', async () => {
  const { slider, onComplete } = show();
  fireEvent.change(slider, { target: { value: '40' } });
  expect(value(slider)).toBe(40);
  fireEvent.change(slider, { target: { value: '100' } });
  await settle();
  expect(onComplete).toHaveBeenCalledOnce();
});

it('waits while it is verified, and begins anew when it was not believed', async () => {
  const answers: ((believed: boolean) => void)[] = [];
  const onComplete = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  const { slider } = show({ onComplete });
  slider.focus();
  await userEvent.keyboard('{End}{End}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-busy', 'true');
  expect(slider).toHaveAttribute('aria-valuetext', '正在验证');
  expect(value(slider)).toBe(100);
  expect(onComplete).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.(false));
  expect(value(slider)).toBe(0);
  expect(slider).toHaveAccessibleDescription('验证没有通过，请再拖一次');
  await userEvent.keyboard('{End}');
  await act(async () => answers[1]?.(true));
  expect(slider).toHaveAttribute('aria-valuetext', '验证通过');
  expect(slider).toBeValid();
});

it('says that nobody could be asked', async () => {
  const { slider } = show({ onComplete: () => Promise.reject(new Error('offline')) });
  slider.focus();
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAccessibleDescription('没有验证成功，请检查网络后再拖一次');
});

it('is what its owner says', async () => {
  const { slider, again } = show({ verified: true, error: '请先完成安全验证' });
  expect(slider).toBeValid();
  expect(value(slider)).toBe(100);
  again({ verified: false });
  expect(value(slider)).toBe(0);
  expect(slider).toHaveAccessibleDescription('请先完成安全验证');
});

it.each([{ disabled: true }, { loading: true }])('does not move while it is %o', (props) => {
  const { slider, onComplete } = show(props);
  down(slider, KNOB);
  move(slider, WIDTH);
  up(slider);
  fireEvent.keyDown(slider, { key: 'End' });
  expect(value(slider)).toBe(0);
  expect(onComplete).not.toHaveBeenCalled();
});
