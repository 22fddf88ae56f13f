import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { LeavingSlip } from './leaving-slip.tsx';

const actions = <a href="#stay">Stay</a>;

conforms(
  'LeavingSlip',
  <LeavingSlip
    title="Leave?"
    lead="Theirs, not ours."
    way={[{ name: 'Here' }, { name: 'There', host: 'www.there.example' }]}
    kept={{ title: 'Stays', items: ['Login'] }}
    actions={actions}
  />,
  { ref: HTMLElement },
);

it('says where it leads, what goes along and what does not', () => {
  render(
    <LeavingSlip
      title="Leave?"
      way={[
        { name: 'Here', host: 'www.here.example' },
        { name: 'There', host: 'www.there.example' },
      ]}
      carried={{ title: 'Goes along', items: ['Language'] }}
      kept={{ title: 'Stays', items: ['Login', 'Orders'] }}
      actions={actions}
    />,
  );
  const slip = within(screen.getByRole('region', { name: 'Leave?' }));
  expect(slip.getByText('www.there.example')).toBeInTheDocument();
  expect(slip.getAllByRole('list').map(({ childElementCount }) => childElementCount)).toEqual([1, 2]);
});

it('has the ways on alone for somebody who has read it', () => {
  render(<LeavingSlip title="On" choice="again" actions={actions} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Stay' })).toBeInTheDocument();
});
