import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Kbd } from './kbd.tsx';

conforms('Kbd', <Kbd keys={['ctrl', 'enter']} />, { ref: HTMLElement });

it('shows an arrow and says it', () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Kbd keys={['shift', 'up', 'j']} data-testid="keys" />
    </LadingProvider>,
  );
  expect(screen.getByTestId('keys').textContent).toBe('Shift↑j');
  expect(screen.getByTitle('上')).toHaveTextContent('↑');
});
