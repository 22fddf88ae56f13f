import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { CargoScale } from './cargo-scale.tsx';

const WORDS = {
  'zh-CN': {
    weight: '实重',
    volumeWeight: '体积重',
    how: '立方厘米 ÷ 6000',
    charged: '计费重',
    greater: '取大，进到 0.5',
    gross: '毛重',
    volume: '体积',
    tons: '计费吨 W/M',
    note: '按 500 kg 计费更省。',
  },
  'en-US': {
    weight: 'Gross',
    volumeWeight: 'Volume weight',
    how: 'cm³ ÷ 6000',
    charged: 'Chargeable',
    greater: 'the greater, up to 0.5',
    gross: 'Weight',
    volume: 'Volume',
    tons: 'Revenue tons W/M',
    note: 'Charged as 500 kg it costs less.',
  },
};
const BOXES = [
  { size: '60 × 40 × 50', pieces: 20, volume: '2.4000' },
  { size: '45 × 35 × 30', pieces: 10, volume: '0.4725' },
];

function Scale({ which = 'air' }: { which?: 'air' | 'lcl' | 'least' }) {
  const words = WORDS[useLanguage()];
  if (which === 'air')
    return (
      <CargoScale
        boxes={BOXES}
        volume="2.8725"
        measured={{ name: words.volumeWeight, how: words.how, value: '478.75' }}
        weighed={{ name: words.weight, value: '386.0' }}
        by="volume"
        charged={{ name: words.charged, how: words.greater, value: '479.0', unit: 'kg' }}
        note={words.note}
      />
    );
  const least = which === 'least';
  return (
    <CargoScale
      // One page has one of them; here several stand on one.
      aria-labelledby={undefined}
      aria-label={`${words.tons}: ${which}`}
      measured={{ name: words.volume, how: '1 CBM = 1 RT', value: least ? '0.300' : '2.520' }}
      weighed={{ name: words.gross, how: '1,000 kg = 1 RT', value: least ? '0.300' : '4.000' }}
      by={least ? 'minimum' : 'weight'}
      charged={{ name: words.tons, value: least ? '1' : '4', unit: 'RT' }}
    />
  );
}

const meta = { component: Scale, subcomponents: { CargoScale } } satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Air: Story = {};
export const Lcl: Story = { args: { which: 'lcl' } };
/** A minimum is more than both. */
export const Least: Story = { args: { which: 'least' } };
export const AllStates: Story = allStates(meta, { Air, Lcl, Least }, { narrow: true });
