import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { OFFERS } from './fixtures.ts';
import { OfferCard } from './offer-card.tsx';
import type { OfferCardProps } from './offer-card-props.ts';

type SlipProps = Omit<OfferCardProps, 'offer'> & { which?: 'lcl' | 'dear' | 'air' };

/** A slip in the language of the page. */
function Slip({ which = 'lcl', ...props }: SlipProps) {
  const said = OFFERS[useLanguage()];
  const air = which === 'air';
  return (
    <div style={{ maxInlineSize: 912 }}>
      <OfferCard
        offer={said[which]}
        sides={air ? said.airSides : said.lclSides}
        space={which === 'lcl' ? { tone: 'success', text: said.lclSpace } : undefined}
        tags={which === 'dear' ? [] : [said.cheapest]}
        actions={
          <Button size="sm" variant="primary">
            {said.order}
          </Button>
        }
        foot={
          <Button size="sm" variant="ghost">
            {said.how}
          </Button>
        }
        {...props}
      />
    </div>
  );
}

const meta = {
  component: Slip,
  subcomponents: { OfferCard },
  parameters: { pictures: { narrow: true } },
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lcl: Story = { args: { defaultExpanded: true } };
/** Freight is given back, and the consignee pays for it. */
export const Dear: Story = { args: { which: 'dear' } };
/** Charged as a heavier shipment. */
export const Air: Story = { args: { which: 'air', defaultExpanded: true } };
/** What a visitor sees, of a channel that nobody should take. */
export const Locked: Story = { args: { which: 'dear', worse: true, locked: { href: '#login' }, saving: '31.20' } };
export const Waiting: Story = { args: { which: 'air', defaultExpanded: true, instead: '…' } };
export const AllStates: Story = allStates(meta, { Lcl, Dear, Air, Locked, Waiting }, { narrow: true });
