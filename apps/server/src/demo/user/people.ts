const PASSWORD = 'Lading2026';

/** Who can log in to the demonstration; the same password for all. */
export const DEMO_ACCOUNTS = [
  {
    account: '13800138000',
    password: PASSWORD,
    name: '陈蔚',
    nameEn: 'Chen Wei',
    company: '宁波昊屿家居有限公司',
    companyEn: 'Ningbo Haoyu Homeware Co., Ltd.',
    code: 'HAOYU',
  },
  {
    account: '13500135000',
    password: PASSWORD,
    name: '何苗',
    nameEn: 'He Miao',
    company: '宁波昊屿家居有限公司',
    companyEn: 'Ningbo Haoyu Homeware Co., Ltd.',
    code: 'HAOYU',
  },
  {
    account: '13900139000',
    password: PASSWORD,
    name: '林晓',
    nameEn: 'Lin Xiao',
    company: '温州瓯泰五金有限公司',
    companyEn: 'Wenzhou Outai Hardware Co., Ltd.',
    code: 'OUTAI',
  },
  {
    account: '13300133000',
    password: PASSWORD,
    name: '孔帆',
    nameEn: 'Kong Fan',
    company: '上海联桥国际货运代理有限公司',
    companyEn: 'Shanghai Lianqiao Forwarding Co., Ltd.',
    code: 'LIANQIAO',
  },
  {
    account: '13700137000',
    password: PASSWORD,
    name: '周宁',
    nameEn: 'Zhou Ning',
    company: '子午湾国际货运',
    companyEn: 'Meridian Bay International Freight',
    code: '',
  },
] as const;
