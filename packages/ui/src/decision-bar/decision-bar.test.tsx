import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { DecisionBar } from './decision-bar.tsx';

const bar = (
  <DecisionBar label="保存与提交" state="saved" status="草稿已保存" note="2 处要改" figure="USD 5,645.82">
    <button type="button">提交订舱</button>
  </DecisionBar>
);
conforms('DecisionBar', bar, { ref: HTMLElement });

it('tells how the work is kept to whoever hears it', () => {
  render(bar);
  expect(screen.getByRole('region', { name: '保存与提交' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('草稿已保存');
});
