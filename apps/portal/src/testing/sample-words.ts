import type { Locale } from '@lading/ui';

/** What the server of the page stories says in either language. Companies and people are invented. */
export const WORDS = {
  'zh-CN': {
    person: '陈蔚',
    company: '宁波昊屿家居',
    status: { 2: '已订舱', 3: '待补料', 4: '待客户确认', 6: '已确认', 8: '已签单' },
    carriers: ['中远海运', '马士基', '长荣海运', '海洋网联'],
    ningbo: '宁波',
    ports: [
      ['洛杉矶', 'USLAX'],
      ['鹿特丹', 'NLRTM'],
      ['汉堡', 'DEHAM'],
      ['费利克斯托', 'GBFXT'],
      ['悉尼', 'AUSYD'],
    ],
    release: '电放',
    cargo: '普货',
    remark: '请保留唛头分行。',
    toDos: {
      copy: ['COPY 确认', 'COSU6412098730 草单第 3 版待核对'],
      instruction: ['补料', '订舱 177EB4402 请提交补料'],
      account: ['费用确认', 'MB26S01702 账单 USD 4,955.35 待确认'],
    },
    charges: { ocean: '海运费', handling: '码头操作费', seal: '铅封费', documents: '单证费' },
    toConfirm: '待确认',
    message: [
      '单证',
      '草单第 3 版已到',
      '<p>COSU6412098730 的草单第 3 版已到，请在 11-21 17:00（宁波时间）前核对。</p>',
    ],
    refused: '账号或密码不正确，还可以再试 3 次',
    failed: '订单服务正在维护，预计 10 分钟后恢复',
    noDraft: '承运人还没有发来草单，预计今天 18:00 前',
  },
  'en-US': {
    person: 'Chen Wei',
    company: 'Ningbo Haoyu Homeware',
    status: { 2: 'Booked', 3: 'Instruction due', 4: 'Copy ready', 6: 'Confirmed', 8: 'Released' },
    carriers: ['COSCO SHIPPING', 'Maersk', 'Evergreen', 'ONE'],
    ningbo: 'Ningbo',
    ports: [
      ['Los Angeles', 'USLAX'],
      ['Rotterdam', 'NLRTM'],
      ['Hamburg', 'DEHAM'],
      ['Felixstowe', 'GBFXT'],
      ['Sydney', 'AUSYD'],
    ],
    release: 'TELEX RELEASE',
    cargo: 'General',
    remark: 'Keep the marks on separate lines.',
    toDos: {
      copy: ['Copy', 'COSU6412098730, draft 3 to check'],
      instruction: ['Instruction', 'Booking 177EB4402 needs an instruction'],
      account: ['Charges', 'MB26S01702, USD 4,955.35 to confirm'],
    },
    charges: { ocean: 'Ocean freight', handling: 'Terminal handling', seal: 'Seal', documents: 'Documents' },
    toConfirm: 'To confirm',
    message: [
      'Documents',
      'Draft 3 has come',
      '<p>Draft 3 of COSU6412098730 has come. Please check it by 21 Nov 17:00 Ningbo time.</p>',
    ],
    refused: 'The account or the password is wrong; 3 tries are left',
    failed: 'The order service is being maintained and back in about 10 minutes',
    noDraft: 'The carrier has not sent the draft yet; it is expected today by 18:00',
  },
} as const satisfies Record<Locale, object>;
