import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type SavedView, SavedViews, type SavedViewsProps } from './saved-views.tsx';

const NAMES = {
  'zh-CN': ['本周开船', '洛杉矶待确认', '我的退回单'],
  'en-US': ['Sailing this week', 'Los Angeles, copies to check', 'Returned to me'],
};

interface ViewsProps extends Partial<SavedViewsProps> {
  kept?: number;
  shown?: number;
}

function Views({ kept = 3, shown, ...rest }: ViewsProps) {
  const names = NAMES[useLanguage()];
  const [views, setViews] = useState<readonly SavedView[]>(
    names.slice(0, kept).map((name, at) => ({ id: String(at), name })),
  );
  const [current, setCurrent] = useState(shown === undefined ? undefined : String(shown));
  return (
    <SavedViews
      {...rest}
      views={views}
      current={current}
      onOpen={setCurrent}
      onSave={(name) => setViews([...views.filter((view) => view.name !== name), { id: name, name }])}
      onDelete={(id) => setViews(views.filter((view) => view.id !== id))}
    />
  );
}

const meta = { component: Views, subcomponents: { SavedViews } } satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is looked at in no way that was kept. */
export const Default: Story = {};
export const Shown: Story = { args: { shown: 1 } };
export const Empty: Story = { args: { kept: 0 } };
export const AllStates: Story = allStates(meta, { Default, Shown, Empty });
export const Opened: Story = {
  args: { shown: 0, defaultOpen: true },
  parameters: { pictures: { full: true } },
};
export const OpenedEmpty: Story = { args: { kept: 0, defaultOpen: true } };
