import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { serviceDrawings } from './drawings.ts';
import { ServiceArt } from './service-art.tsx';

const meta = { component: ServiceArt, args: { drawing: serviceDrawings.fcl } } satisfies Meta<typeof ServiceArt>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (drawing: keyof typeof serviceDrawings): Story => ({ args: { drawing: serviceDrawings[drawing] } });

export const FullContainer: Story = of('fcl');
export const LessThanContainer: Story = of('lcl');
export const Air: Story = of('air');
export const Fba: Story = of('fba');
export const FastVessel: Story = of('fast');
export const LastMile: Story = of('last');
export const Warehouse: Story = of('stock');
export const DropShipping: Story = of('drop');
export const Customs: Story = of('customs');
export const Haulage: Story = of('haul');
export const AllStates: Story = allStates(
  meta,
  { FullContainer, LessThanContainer, Air, Fba, FastVessel, LastMile, Warehouse, DropShipping, Customs, Haulage },
  { contrast: true },
);
