import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatFor } from '../../format/use-format.ts';
import { Figure, figureOf } from './figures.tsx';

const format = formatFor(undefined);

it.each([
  ['weight', '10545', '10,545.000'],
  ['number', '1120', '1,120'],
  ['actualVolume', '61.03', '61.0300'],
  ['weight', '3.1T', undefined],
  ['hsCode', '940360', undefined],
] as const)('writes %s %s as everywhere else', (field, value, said) =>
  expect(figureOf(format, { field }, value)).toBe(said),
);

it.each([
  ['10,545.000', '10,645.000', ['5']],
  ['1,120', '120', ['1']],
  ['1,120', '1,120', []],
])('marks of %s, where the other has %s, what is another digit', (value, other, marked) => {
  const { container } = render(<Figure value={value} other={other} side="left" />);
  expect([...container.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(marked);
  expect(container).toHaveTextContent(value);
});
