import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { AdvertSpread, type AdvertSpreadProps } from './advert-spread.tsx';

const drawn = (sea: string, sun: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice"><path fill="#eaf1f3" d="M0 0h1440v720H0z"/><circle cx="1180" cy="240" r="70" fill="${sun}"/><path fill="${sea}" d="M0 430h1440v290H0z"/><path fill="#0a3640" d="M260 400h760l-60 70H320z"/></svg>`,
  )}`;
const PICTURES = [drawn('#0f4c5c', '#f2e16b'), drawn('#3b5a64', '#c4574a'), drawn('#8fb3bd', '#d9a441')];
const WORDS = {
  'zh-CN': ['美西快船每周四班，11 天到门', '每一处改字都看得见', 'FBA 仓库目录：按仓号、邮编、城市查'],
  'en-US': [
    'Fast vessels to the US west coast four times a week, 11 days to the door',
    'Every change in sight',
    'The FBA directory: by code, zip or city',
  ],
};

interface AdvertsProps extends Partial<AdvertSpreadProps> {
  linked?: boolean;
}

function Adverts({ linked = true, ...rest }: AdvertsProps) {
  return (
    <AdvertSpread
      {...rest}
      items={WORDS[useLanguage()].map((title, at) => ({
        id: title,
        title,
        picture: PICTURES[at] ?? '',
        ...(linked && { href: `#advert-${at}` }),
      }))}
    />
  );
}

const meta = { component: Adverts, subcomponents: { AdvertSpread } } satisfies Meta<typeof Adverts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Bands. */
export const Wide: Story = { args: { wide: true } };
/** Pictures that lead nowhere. */
export const PicturesAlone: Story = { args: { linked: false } };
export const AllStates: Story = allStates(meta, { Default, Wide, PicturesAlone }, { narrow: true });
