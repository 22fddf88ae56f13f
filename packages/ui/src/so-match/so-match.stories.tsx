import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { offersIn, openIn } from './fixtures.ts';
import { SoMatch, type SoMatchProps } from './so-match.tsx';

const nothing = () => undefined;

function Read({ open = false, ...props }: Partial<SoMatchProps> & { open?: boolean }) {
  const language = useLanguage();
  // Each of the stack has a name of its own.
  const id = useId();
  const offers = open ? openIn(language) : offersIn(language);
  return (
    <SoMatch
      aria-label={id}
      aria-labelledby={undefined}
      agree={5}
      offers={offers}
      onOpen={nothing}
      onAdopt={nothing}
      onAdoptAll={nothing}
      onType={nothing}
      {...props}
    />
  );
}

const meta = {
  component: SoMatch,
  args: { agree: 5, offers: [], onAdopt: nothing, onAdoptAll: nothing },
} satisfies Meta<typeof SoMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Read onDismiss={nothing} /> };
/** A day that can be meant in two ways is offered in both. */
export const Ambiguous: Story = { render: () => <Read open agree={2} /> };
export const Agrees: Story = { render: () => <Read agree={9} offers={[]} /> };
export const Scan: Story = { render: () => <Read agree={0} offers={[]} scan /> };
export const NothingFound: Story = { render: () => <Read agree={0} offers={[]} /> };
export const Disabled: Story = { render: () => <Read disabled /> };
export const AllStates: Story = allStates(meta, { Default, Ambiguous, Agrees, Scan, NothingFound, Disabled });
