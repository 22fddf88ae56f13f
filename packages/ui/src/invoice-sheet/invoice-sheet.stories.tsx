import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/icon-button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx';

const NAMES = {
  'zh-CN': ['国际货物运输代理服务', '码头、订舱、单证服务'],
  'en-US': ['International freight forwarding', 'Terminal, booking and papers'],
} as const;

/** The drawing's two: USD 7,120.00 free of tax, CNY 3,730.00 with 6 % in it. */
function Sheet({ taxed, choosable, ...rest }: Partial<InvoiceSheetProps> & { taxed?: boolean; choosable?: boolean }) {
  const language = useLanguage();
  const [free, services] = NAMES[language];
  const leaveOut = language === 'en-US' ? `Leave out ${services}` : `不开 ${services}`;
  const action = <IconButton icon={icons.close} size="sm" label={leaveOut} />;
  const item = taxed
    ? { name: services, net: '3518.87', taxRate: '6', tax: '211.13' }
    : { name: free, note: 'USD 7,120.00 × 7.1000', net: '50552.00', taxRate: '0', tax: '0.00' };
  return (
    <InvoiceSheet
      number={taxed ? 2 : 1}
      kind={taxed ? '01' : '02'}
      items={[choosable ? { ...item, action } : item]}
      {...rest}
    />
  );
}

const meta = { component: Sheet, subcomponents: { InvoiceSheet } } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const Taxed: Story = { args: { taxed: true } };
export const WithTotal: Story = {
  args: { taxed: true, number: undefined, total: '3730.00', note: '叁仟柒佰叁拾元整' },
};
/** A charge can wait for an invoice of its own. */
export const Choosable: Story = { args: { taxed: true, choosable: true } };
export const AllStates: Story = allStates(meta, { Free, Taxed, WithTotal, Choosable });
