import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { Code } from './fixtures.tsx';
import { SiteFooter } from './site-footer.tsx';

const WORDS = {
  'zh-CN': {
    name: '子午湾国际货运',
    lead: '海运、空运、FBA 头程与报关，一张单子跟到底。',
    hours: '咨询热线 · 工作日 08:30–18:00',
    columns: [
      ['服务', '整箱', '拼箱', '空运'],
      ['工具', 'FBA 仓库', 'OMS 登录'],
      ['公司', '关于我们', '新闻', '加入我们'],
    ],
    codes: ['客服微信', '公众号', '小程序'],
    partners: '友情链接',
    friends: ['宁波港', '货代协会'],
    social: '关注我们',
    follow: ['微博', 'Facebook', 'X', '领英'],
    video: '视频号：子午湾国际货运',
    legal: '© 2026 子午湾国际货运代理有限公司',
    filing: '浙ICP备00000000号-1',
  },
  'en-US': {
    name: 'Meridian Bay',
    lead: 'Ocean, air, FBA delivery and customs, followed on one sheet from booking to door.',
    hours: 'Hotline · weekdays 08:30–18:00 (UTC+8)',
    columns: [
      ['Services', 'Full container', 'Less than container', 'Air freight'],
      ['Tools', 'FBA directory', 'OMS login'],
      ['Company', 'About us', 'News', 'Join us'],
    ],
    codes: ['WeChat service', 'Official account', 'Mini program'],
    partners: 'Partners',
    friends: ['Port of Ningbo', 'Shippers’ council'],
    social: 'Follow us',
    follow: ['Weibo', 'Facebook', 'X', 'LinkedIn'],
    video: 'Short video: Meridian Bay',
    legal: '© 2026 Meridian Bay International Freight',
    filing: 'ICP 00000000-1',
  },
};
const away = (label: string) => ({ id: label, label, href: 'https://example.com/', external: true });

/** With all there can be, or with the brand alone. */
function Foot({ whole = true }: { whole?: boolean }) {
  const words = WORDS[useLanguage()];
  const brand = { name: words.name, href: '#home' };
  if (!whole) return <SiteFooter brand={brand} legal={words.legal} />;
  return (
    <SiteFooter
      brand={brand}
      lead={words.lead}
      hotline={{ label: words.hours, number: '400-820-0000' }}
      columns={words.columns.map(([heading = '', ...links]) => ({
        heading,
        links: links.map((label) => ({ id: label, label, href: `#${label}` })),
      }))}
      codes={words.codes.map((label) => ({
        id: label,
        label,
        picture: <Code label={label} size={84} />,
      }))}
      partners={{ heading: words.partners, links: words.friends.map(away) }}
      social={{ heading: words.social, links: words.follow.map(away), note: words.video }}
      legal={words.legal}
      filings={[away(words.filing)]}
    />
  );
}

const meta = {
  title: 'Site footer',
  component: Foot,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Foot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: { pictures: { full: true, narrow: true } } };
export const BrandAlone: Story = { args: { whole: false } };
