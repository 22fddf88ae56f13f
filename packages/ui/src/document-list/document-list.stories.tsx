import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { DocumentList, type DocumentListProps } from './document-list.tsx';
import { groupsIn, labelIn } from './fixtures.tsx';

const nothing = () => undefined;

function Papers(props: Partial<DocumentListProps>) {
  const language = useLanguage();
  return (
    <DocumentList
      label={labelIn(language)}
      groups={groupsIn(language)}
      onOpen={nothing}
      onUpload={nothing}
      onRemove={nothing}
      {...props}
    />
  );
}

const meta = { component: DocumentList, args: { label: 'Documents', groups: [], onOpen: nothing } } satisfies Meta<
  typeof DocumentList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Papers />, parameters: { pictures: { narrow: true } } };
/** To be read only. */
export const ReadOnly: Story = { render: () => <Papers onUpload={undefined} onRemove={undefined} /> };
export const Disabled: Story = { render: () => <Papers disabled /> };
export const Empty: Story = { render: () => <Papers groups={[]} /> };
export const AllStates: Story = allStates(meta, { Default, ReadOnly, Disabled, Empty });
