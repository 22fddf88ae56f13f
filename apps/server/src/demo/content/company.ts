import { at } from '../clock.ts';
import type { Article } from './article.ts';

export const company: readonly Article[] = [
  {
    category: 'company',
    time: at(-14, '09:30'),
    views: 187,
    cover: 'shelves',
    cn: {
      title: '提单核对上线：草单和补料逐栏比对',
      text: '草单一到，系统就和您的补料逐栏比对：会出事的标黄，换行和大小写折叠起来。',
      html: `过去一份草单要从头看到尾，现在只看不一样的地方。
        - 收货人、箱号、封号、毛重的差异排在最前。
        - 只差换行、大小写、全半角的，折叠成一行。
        - 对着字段点“要求修改”，当场写理由，答复回到同一行。
        ## 上线两周的数字
        看完一份草单的平均时间从 11 分钟降到 4 分钟，截单后改单少了三分之一。`,
    },
    en: {
      title: 'Bill review compares the draft with your instruction',
      text: 'The moment a draft arrives it is compared field by field: what would hurt is marked, line breaks and case are folded away.',
      html: `A draft used to be read from end to end. Now only what differs is read.
        - Differences of consignee, container, seal and gross weight come first.
        - What differs by line breaks, case or width alone is folded into one line.
        - Ask for a change at the field, with the reason; the answer comes back to the same line.
        ## After two weeks
        A draft takes 4 minutes instead of 11 on average, and a third fewer changes come after documents close.`,
    },
  },
  {
    category: 'company',
    time: at(-21, '14:00'),
    views: 74,
    cn: {
      title: '胡志明市办公室迁至咸宜路 76 号',
      text: '11-09 起在新址办公，电话不变，寄单地址请同步更新。',
      html: `新址离旧址步行十分钟，前台和收件时间不变。
        - 寄正本提单请写新址，旧址 11-30 前有人转。
        - 越南段的拖车和清关联系人不变。`,
    },
    en: {
      title: 'The Ho Chi Minh City office moves to 76 Ham Nghi',
      text: 'Open there from 11-09, same telephone. Please change the address for papers.',
      html: `It is ten minutes on foot from the old one; desk and mail hours stay.
        - Send original bills to the new address; somebody forwards from the old one until 11-30.
        - The people for trucking and customs in Vietnam are the same.`,
    },
  },
  {
    category: 'company',
    time: at(-33, '10:10'),
    views: 120,
    cover: 'ship',
    cn: {
      title: '美西快船增至每周四班',
      text: '新增周三一班，宁波截关到洛杉矶拆柜平均 11 天。',
      html: `四班分别在周二、周三、周五、周日开航，其中两班靠泊后直接拆柜。
        | 开航 | 港区 | 到洛杉矶
        | 周二 | 北仑三期 | 12 天
        | 周三 | 梅山 | 11 天
        | 周五 | 北仑四期 | 12 天
        | 周日 | 梅山 | 11 天
        运价按 9 元每公斤起，重量取实重和体积重的较大者。`,
    },
    en: {
      title: 'Fast vessels to the US west coast now four times a week',
      text: 'A Wednesday sailing is new: 11 days on average from the cut-off in Ningbo to unpacking in Los Angeles.',
      html: `They sail on Tuesday, Wednesday, Friday and Sunday; two of them are unpacked at the berth.
        | Sails | Terminal | At Los Angeles
        | Tuesday | Beilun 3 | 12 days
        | Wednesday | Meishan | 11 days
        | Friday | Beilun 4 | 12 days
        | Sunday | Meishan | 11 days
        From CNY 9 a kilo, by the greater of actual and volumetric weight.`,
    },
  },
  {
    category: 'company',
    time: at(-1, '18:05'),
    views: 0,
    state: 'draft',
    cn: {
      title: '年终客户答谢会（草稿）',
      text: '时间地点待定。',
      html: '议程：全年数据、两位客户分享、新功能试用。',
    },
    en: {
      title: 'An evening for our customers at the end of the year (draft)',
      text: 'Day and place to be settled.',
      html: 'The year in figures, two customers tell, and what is new to be tried.',
    },
  },
];
