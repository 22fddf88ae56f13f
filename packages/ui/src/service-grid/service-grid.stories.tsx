import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { serviceDrawings } from '../service-art/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';

const { fcl, lcl, air, fba, last } = serviceDrawings;
const KINDS = [
  { code: 'FCL', icon: icons.container, art: fcl },
  { code: 'LCL', icon: icons.box, art: lcl },
  { code: 'AIR', icon: icons.plane, art: air },
  { code: 'FBA', icon: icons.warehouse, art: fba },
  { code: undefined, icon: icons.truck, art: last },
];
const WORDS = {
  'zh-CN': [
    ['整箱', '全包价写明含与不含'],
    ['拼箱', '一立方米起，体积与重量取大者'],
    ['空运', '含提货与派送，计费重当场算清'],
    ['FBA 头程', '按仓库代码报价，预约与签收可查'],
    ['卡车与快递派送', '26 尺到 53 尺'],
  ],
  'en-US': [
    ['Full container', 'All-in prices that say what is excluded'],
    ['Less than container', 'From 1 m³; volume or weight, whichever is greater'],
    ['Air freight', 'Pick-up and delivery included'],
    ['FBA delivery', 'By warehouse code, appointment and receipt tracked'],
    ['Truck and express', '26 to 53 ft'],
  ],
};

interface ServicesProps extends Partial<ServiceGridProps> {
  linked?: boolean;
  drawn?: boolean;
}

function Services({ linked = false, drawn = false, ...rest }: ServicesProps) {
  const words = WORDS[useLanguage()];
  return (
    <ServiceGrid
      {...rest}
      level={2}
      items={KINDS.map(({ code, icon, art }, at) => {
        const [name = '', text = ''] = words[at] ?? [];
        return {
          id: name,
          name,
          text,
          icon,
          code,
          art: drawn ? art : undefined,
          href: linked ? `#service-${at}` : undefined,
        };
      })}
    />
  );
}

const meta = { component: Services, subcomponents: { ServiceGrid } } satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Each cell leads to its page. */
export const Linked: Story = { args: { linked: true } };
/** With the line drawings, where a page has room. */
export const Drawn: Story = { args: { drawn: true, linked: true } };
export const AllStates: Story = allStates(meta, { Default, Linked, Drawn }, { narrow: true });
