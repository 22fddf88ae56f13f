import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Inline } from './inline.tsx';
import { Stack, type StackGap } from './stack.tsx';

const WORDS = {
  'zh-CN': { name: '发货人', city: '城市', save: '保存', cancel: '取消', tags: ['已订舱', '待补料', '截单 11-21'] },
  'en-US': {
    name: 'Shipper',
    city: 'City',
    save: 'Save',
    cancel: 'Cancel',
    tags: ['Booked', 'SI due', 'Cut-off 11-21'],
  },
};
const useWords = () => WORDS[useLanguage()];

const GAPS: StackGap[] = ['none', 'xs', 'sm', 'md', 'lg', 'xl'];

function Tags() {
  return useWords().tags.map((tag) => (
    <StatusTag key={tag} tone="neutral">
      {tag}
    </StatusTag>
  ));
}
function Fields() {
  const { name, city, save, cancel } = useWords();
  return (
    <Stack>
      <TextField label={name} />
      <TextField label={city} />
      <Inline justify="end" gap="sm">
        <Button>{cancel}</Button>
        <Button variant="primary">{save}</Button>
      </Inline>
    </Stack>
  );
}
const Framed = ({ width = 420, children }: { width?: number; children: ReactNode }) => (
  <div style={{ maxInlineSize: width }}>{children}</div>
);

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form in little: fields under each other, buttons beside each other. */
export const Default: Story = {
  render: () => (
    <Framed>
      <Fields />
    </Framed>
  ),
};
export const Gaps: Story = {
  render: () => (
    <Inline align="start" gap="xl">
      {GAPS.map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Text size="caption">{gap}</Text>
          <Tags />
        </Stack>
      ))}
    </Inline>
  ),
};
export const Line: Story = {
  render: () => (
    <Inline as="span" gap="sm">
      <Tags />
    </Inline>
  ),
};
/** Where there is no room, on further lines. */
export const Wrapped: Story = {
  render: () => (
    <Framed width={160}>
      <Inline gap="xs">
        <Tags />
      </Inline>
    </Framed>
  ),
};
export const Apart: Story = {
  render: () => (
    <Inline justify="between" align="baseline">
      <Tags />
    </Inline>
  ),
};
export const Compact: Story = {
  render: () => (
    <div data-density="compact">
      <Framed>
        <Fields />
      </Framed>
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Gaps, Line, Wrapped, Apart, Compact });
