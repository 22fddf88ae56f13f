import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { Grid, type GridProps } from './grid.tsx';

const WORDS = {
  'zh-CN': ['整箱', '拼箱', '空运', 'FBA 头程', '报关', '海外仓'],
  'en-US': ['Full container', 'Part container', 'Air', 'FBA delivery', 'Customs', 'Overseas stock'],
};

function Parts({ columns = 3, packed = false }: Pick<GridProps, 'columns' | 'packed'>) {
  return (
    <Grid columns={columns} packed={packed}>
      {WORDS[useLanguage()].map((word, at) => (
        <p
          key={word}
          style={{ padding: packed && at % 2 === 0 ? 40 : 24, border: '1px solid var(--ld-border-default)' }}
        >
          {word}
        </p>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Grid',
  component: Parts,
  tags: ['!autodocs'],
  parameters: { pictures: { full: true, narrow: true } },
} satisfies Meta<typeof Parts>;
export default meta;

export const Columns: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Parts columns={2} />
      <Parts columns={3} />
      <Parts columns={6} />
      <Parts packed />
    </div>
  ),
};
