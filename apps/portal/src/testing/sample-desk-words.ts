export const SAID = {
  'zh-CN': {
    companies: ['深圳电塔科技', '宁波昊屿家居', '李想'],
    question: '宁波到洛杉矶 40HQ 月底还有舱位吗？',
    answer: '11 月 26 日开船的航次还有 2 个 40HQ，请尽快下单。',
    later: '提单上的通知人可以写两家吗？',
    people: ['何悦', '吴凯'],
    site: 'ONT8 目录里写 24 小时收货，司机说夜里不放行，请核实。',
    recent: ['周敏领取了深圳电塔科技的企业认证', '林悦回复了慈溪川流的咨询'],
  },
  'en-US': {
    companies: ['Shenzhen Dianta', 'Ningbo Haoyu', 'Li Xiang'],
    question: 'Is there space for a 40HQ from Ningbo to Los Angeles at the end of the month?',
    answer: 'The sailing of 26 November has room for two. Please book soon.',
    later: 'Can a bill of lading name two notify parties?',
    people: ['He Yue', 'Wu Kai'],
    site: 'The directory says ONT8 takes deliveries around the clock; our driver was sent away at night.',
    recent: ['Zhou Min took the certification of Shenzhen Dianta', 'Lin Yue answered the question of Cixi Chuanliu'],
  },
} as const;

export const CAME = ['2026-11-19T06:40:00+08:00', '2026-11-20T08:10:00+08:00', '2026-11-20T09:12:00+08:00'] as const;
