import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { CargoScale, type CargoScaleProps } from './cargo-scale.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const props: CargoScaleProps = {
  boxes: [
    { size: '60 × 40 × 50', pieces: 20, volume: '2.4000' },
    { size: '45 × 35 × 30', pieces: 10, volume: '0.4725' },
  ],
  volume: '2.8725',
  measured: { name: '体积重', how: '立方厘米 ÷ 6000', value: '478.75' },
  weighed: { name: '实重', value: '386.0' },
  by: 'volume',
  charged: { name: '计费重', value: '479.0', unit: 'kg' },
  note: '按 500 kg 计费更省。',
};
conforms('CargoScale', <CargoScale {...props} />, { ref: HTMLElement });

it('adds the pieces, and says what counts and why', () => {
  render(<CargoScale {...props} />, { wrapper });
  const scale = within(screen.getByRole('region', { name: '量尺与过磅' }));
  expect(scale.getByRole('row', { name: /合计/ })).toHaveTextContent('合计302.8725');
  expect(scale.getByText('计费重').nextElementSibling).toHaveTextContent('479.0kg');
  expect(scale.getByText('按 500 kg 计费更省。')).toBeVisible();
});

it('stands without cartons, and neither pan hangs lower where a minimum counts', () => {
  const { container } = render(<CargoScale {...props} boxes={undefined} by="minimum" note={undefined} />, { wrapper });
  expect(screen.queryByRole('table')).toBeNull();
  expect(container.querySelector('g[data-by=minimum]')).not.toBeNull();
});
