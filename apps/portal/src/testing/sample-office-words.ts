export const SAID = {
  'zh-CN': {
    company: '宁波昊屿家居有限公司',
    colleague: '林悦',
    charge: '海运费',
    states: ['已接单', '已订舱', '已开船'],
  },
  'en-US': {
    company: 'Ningbo Haoyu Homeware Co., Ltd.',
    colleague: 'Lin Yue',
    charge: 'Ocean freight',
    states: ['Accepted', 'Space confirmed', 'Sailed'],
  },
} as const;
