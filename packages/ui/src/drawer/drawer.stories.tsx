import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const WORDS = {
  'zh-CN': {
    title: '订舱 MB26S01873',
    state: '待核对',
    close: '稍后',
    act: '去核对',
    open: '看这票订舱',
    rows: [
      ['提单号', 'COSU6412098730'],
      ['船名 / 航次', 'COSCO SHIPPING ANDES / 042E'],
      ['起运港', '宁波 CNNGB'],
      ['卸货港', '洛杉矶 USLAX'],
      ['截单', '11-21 17:00 宁波时间'],
      ['箱量', '2×40HQ'],
    ],
    log: (row: number) => `11-${20 - (row % 9)} 09:12 船公司更新了草单第 ${row + 1} 版`,
  },
  'en-US': {
    title: 'Booking MB26S01873',
    state: 'To check',
    close: 'Later',
    act: 'Review now',
    open: 'Look at this booking',
    rows: [
      ['B/L no.', 'COSU6412098730'],
      ['Vessel / voyage', 'COSCO SHIPPING ANDES / 042E'],
      ['Loading port', 'Ningbo CNNGB'],
      ['Discharge port', 'Los Angeles USLAX'],
      ['Documents close', '11-21 17:00 Ningbo time'],
      ['Containers', '2×40HQ'],
    ],
    log: (row: number) => `11-${20 - (row % 9)} 09:12 the carrier issued draft ${row + 1}`,
  },
};

function Booking({ long = false, ...props }: Partial<DrawerProps> & { long?: boolean }) {
  const words = WORDS[useLanguage()];
  return (
    <>
      <Button>{words.open}</Button>
      <Drawer
        open
        onOpenChange={() => undefined}
        title={words.title}
        tag={
          <StatusTag tone="warning" glyph={icons.circleHalf}>
            {words.state}
          </StatusTag>
        }
        footer={
          <>
            <Button>{words.close}</Button>
            <Button variant="primary">{words.act}</Button>
          </>
        }
        {...props}
      >
        <FieldGrid items={words.rows.map(([label = '', value = '']) => ({ label, value }))} />
        {long && (
          <ol style={{ display: 'grid', gap: 8, marginBlockStart: 20 }}>
            {Array.from({ length: 24 }, (_, row) => (
              <li key={words.log(row)}>{words.log(row)}</li>
            ))}
          </ol>
        )}
      </Drawer>
    </>
  );
}

const meta = {
  component: Drawer,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: () => undefined, title: '', children: '' },
  parameters: { pictures: { full: true, narrow: true } },
  render: ({ size }) => <Booking {...(size && { size })} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const SmallWithMore: Story = { render: () => <Booking size="sm" long /> };
export const Large: Story = {
  args: { size: 'lg' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('heading', { name: /MB26S01873/ })).toHaveFocus();
    await userEvent.tab();
    await expect(body.getByRole('dialog')).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
  },
};
