import type { Language } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { SidePanelItem } from './side-panel.tsx';
import type { SiteMenuEntry } from './site-menu-entries.ts';
import { scan } from './story.css.ts';

const WORDS = {
  'zh-CN': {
    home: '首页',
    rates: '运价查询',
    tracking: '货物跟踪',
    fba: 'FBA 仓库',
    serve: '服务支持',
    about: '关于我们',
    fcl: ['整箱运价', '按柜型查海运费，会员价登录可见'],
    lcl: ['拼箱运价', '按体积或重量计费，1 方起'],
    air: ['空运运价', '四十二个机场，含提派'],
    last: ['FBA 头程', '海卡、海派、快船，直送亚马逊仓'],
    foot: ['我关注的运价', '我的竞价', '报价记录'],
    help: ['帮助中心', '意见反馈', '联系我们'],
    side: ['在线咨询', '商务合作', '品牌市场'],
    scan: '微信扫码联系品牌部',
  },
  'en-US': {
    home: 'Home',
    rates: 'Rates',
    tracking: 'Tracking',
    fba: 'FBA directory',
    serve: 'Support',
    about: 'About',
    fcl: ['Full container', 'By container type; member prices after logging in'],
    lcl: ['Less than container', 'By volume or weight, from 1 CBM'],
    air: ['Air freight', '42 airports, pick-up and delivery included'],
    last: ['FBA delivery', 'Truck, parcel or fast vessel to the warehouse'],
    foot: ['Followed rates', 'My bids', 'Quotes'],
    help: ['Help centre', 'Feedback', 'Contact'],
    side: ['Chat', 'Business', 'Brand'],
    scan: 'Scan with WeChat to reach the brand team',
  },
} as const;

/** The route table of a public site, with what is left out of its menu too. */
export function siteRoutes(locale: Language): SiteMenuEntry[] {
  const words = WORDS[locale];
  const page = (id: string, [label, lead]: readonly [string, string], code: string, icon: icons.IconDrawing) => ({
    id,
    label,
    lead,
    code,
    icon,
    href: `#${id}`,
  });
  return [
    { id: 'home', label: words.home, href: '#home', current: true },
    {
      id: 'rates',
      label: words.rates,
      children: [
        page('fcl', words.fcl, 'FCL', icons.container),
        page('lcl', words.lcl, 'LCL', icons.box),
        page('air', words.air, 'AIR', icons.plane),
        page('last', words.last, 'FBA', icons.warehouse),
      ],
      foot: words.foot.map((label, at) => ({
        id: label,
        label,
        href: `#mine-${at}`,
        icon: [icons.star, icons.bid, icons.history][at] ?? icons.star,
        roles: ['member'],
      })),
    },
    { id: 'tracking', label: words.tracking, href: '#tracking' },
    { id: 'fba', label: words.fba, single: true, children: [{ id: 'list', label: words.fba, href: '#fba' }] },
    { id: 'fbadetails', label: 'FBA', href: '#fbadetails', hidden: true },
    {
      id: 'serve',
      label: words.serve,
      children: words.help.map((label, at) => ({ id: label, label, href: `#help-${at}` })),
    },
    { id: 'about', label: words.about, href: '#about' },
    { id: 'backstage', label: 'Backstage', href: '#backstage', portal: false },
  ];
}

// A drawing of a code, not one that can be scanned.
export const Code = ({ label, size = 120 }: { label: string; size?: number }) => (
  <svg viewBox="0 0 9 9" width={size} height={size} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width="9" height="9" fill="#fff" />
    <path d="M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM5 5h1v1h-1zM7 5h1v2h-1zM6 7h1v1h-1z" fill="#000" />
    <path d="M2 2h1v1h-1zM6 2h1v1h-1zM2 6h1v1h-1z" fill="#fff" />
  </svg>
);

const Scan = ({ words }: { words: string }) => (
  <figure className={scan}>
    <Code label={words} />
    <figcaption>{words}</figcaption>
  </figure>
);

export function sideItems(locale: Language): SidePanelItem[] {
  const { side, scan } = WORDS[locale];
  return [
    { id: 'chat', label: side[0], icon: icons.chat, href: 'https://chat.example.com/', external: true },
    { id: 'business', label: side[1], icon: icons.handshake, href: '#contact' },
    { id: 'brand', label: side[2], icon: icons.qr, content: <Scan words={scan} /> },
  ];
}
