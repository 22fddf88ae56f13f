import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { ContainerNumber } from './container-number.tsx';

const ENGLISH = {
  箱号: 'Container no.',
};

const meta = {
  component: ContainerNumber,
  parameters: { english: ENGLISH },
  args: { value: 'CBHU3202732' },
} satisfies Meta<typeof ContainerNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const WrongDigit: Story = { args: { value: 'CSQU3054384' } };
/** A remainder of 10 is written 0. */
export const RemainderTen: Story = { args: { value: 'GYOU4047990' } };
export const Placeholder: Story = { args: { value: 'ABCU0000001' } };
export const NotANumber: Story = { args: { value: 'TO BE ADVISED' } };
export const InATable: Story = {
  render: () => (
    <table data-density="compact">
      <thead>
        <tr>
          <th scope="col">箱号</th>
        </tr>
      </thead>
      <tbody>
        {['CBHU3202732', 'TCNU7200794', 'CSQU3054383', 'CSQU3054384', 'ABCU0000001'].map((value) => (
          <tr key={value}>
            <td>
              <ContainerNumber value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
export const AllStates: Story = allStates(meta, { Valid, WrongDigit, RemainderTen, Placeholder, NotANumber, InATable });
