import * as icons from '../icon/drawings.ts';
import type { TreeNode } from './node.ts';

const port = (id: string, label: string): TreeNode => ({ id, label, note: id });

/** Lanes of the story: regions, countries and ports. */
export const LANES: Record<string, TreeNode[]> = {
  'zh-CN': [
    {
      id: 'NA',
      label: '北美',
      icon: icons.globe,
      children: [
        {
          id: 'US',
          label: '美国',
          children: [port('USLAX', '洛杉矶'), port('USLGB', '长滩'), port('USSEA', '西雅图')],
        },
        {
          id: 'CA',
          label: '加拿大',
          children: [port('CAVAN', '温哥华'), { ...port('CAPRR', '鲁珀特王子港'), disabled: true }],
        },
      ],
    },
    { id: 'EU', label: '欧洲', icon: icons.globe, hasChildren: true },
    { id: 'AU', label: '澳新', icon: icons.globe, children: [port('AUSYD', '悉尼')] },
    port('SGSIN', '新加坡'),
  ],
  'en-US': [
    {
      id: 'NA',
      label: 'North America',
      icon: icons.globe,
      children: [
        {
          id: 'US',
          label: 'United States',
          children: [port('USLAX', 'Los Angeles'), port('USLGB', 'Long Beach'), port('USSEA', 'Seattle')],
        },
        {
          id: 'CA',
          label: 'Canada',
          children: [port('CAVAN', 'Vancouver'), { ...port('CAPRR', 'Prince Rupert'), disabled: true }],
        },
      ],
    },
    { id: 'EU', label: 'Europe', icon: icons.globe, hasChildren: true },
    { id: 'AU', label: 'Oceania', icon: icons.globe, children: [port('AUSYD', 'Sydney')] },
    port('SGSIN', 'Singapore'),
  ],
};

/** 1,000 ports under ten countries. */
export const MANY: TreeNode[] = [...Array(10).keys()].map((country) => ({
  id: `c${country}`,
  label: `Country ${country}`,
  children: [...Array(99).keys()].map((place) => ({ id: `c${country}p${place}`, label: `Port ${country}-${place}` })),
}));
