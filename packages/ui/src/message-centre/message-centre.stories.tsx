import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { Empty } from '../empty/empty.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Select } from '../select/select.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FOLDERS, MESSAGES, NOW, OPEN, SEARCH } from './fixtures.ts';
import { MessageCentre, type MessageCentreProps } from './message-centre.tsx';

function SearchField() {
  return <TextField type="search" label={SEARCH[useLanguage()].words} icon={icons.search} defaultValue="" />;
}

function OrderField() {
  const { order, newest } = SEARCH[useLanguage()];
  return (
    <Select
      label={order}
      options={[{ value: 'newest', label: newest }]}
      placeholder={null}
      value="newest"
      onChange={() => undefined}
    />
  );
}

interface CentreProps extends Partial<MessageCentreProps> {
  opened?: number | undefined;
}

function Centre({ opened, ...rest }: CentreProps) {
  const language = useLanguage();
  const [selected, select] = useState<number | string | undefined>(opened);
  const { heading, items } = FOLDERS[language];
  const one = MESSAGES[language].find(({ id }) => id === selected);
  return (
    <div style={{ blockSize: 480 }}>
      <MessageCentre
        label={useId()}
        folders={[
          { items: items.slice(0, 2).map((folder, at) => ({ ...folder, current: at === 0 })) },
          { heading, items: items.slice(2) },
        ]}
        messages={MESSAGES[language]}
        now={NOW}
        selected={selected}
        onSelect={({ id }) => select(id)}
        onBack={() => select(undefined)}
        {...rest}
      >
        {one ? <p>{one.text}</p> : <Empty title={OPEN[language]} reason={MESSAGES[language][0]?.title ?? ''} />}
      </MessageCentre>
    </div>
  );
}

const meta = { component: Centre, subcomponents: { MessageCentre } } satisfies Meta<typeof Centre>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opened: Story = { args: { opened: 2 } };
export const Searched: Story = {
  args: {
    tools: <SearchField />,
    filters: <OrderField />,
  },
};
export const Loading: Story = { args: { instead: <Skeleton lines={6} />, messages: [] } };
export const AllStates: Story = allStates(meta, { Default, Opened, Searched, Loading }, { narrow: true });
