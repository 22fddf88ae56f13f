import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';

it('is an ordered list of headed steps', () => {
  render(
    <Steps
      steps={[
        { title: 'One', text: 'first' },
        { title: 'Two', text: 'second' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeInTheDocument();
});
