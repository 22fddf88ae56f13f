import { at } from '../clock.ts';

interface Said {
  /** the account of whoever was logged in */
  readonly from?: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly bookingNo: string;
  readonly language: 'zh-CN' | 'en-US';
  readonly question: string;
  readonly time: string;
  /** where he wants the answer; in a mail where it is not said */
  readonly replyBy?: 'phone' | 'portal';
  /** of the dictionary of that name */
  readonly transportType?: number;
  readonly answer?: string;
  readonly answeredAt?: string;
}

/** What people said of the portal: three wait, three were answered. */
export const FEEDBACK: readonly Said[] = [
  {
    from: '13800138000',
    name: '陈蔚',
    email: 'wei.chen@haoyu.example',
    phone: '13800138000',
    bookingNo: 'MB26S01702',
    language: 'zh-CN',
    time: at(-1, '16:40'),
    question: '账单里改单费列了两行，其中一行备注是“截单前”，截单前改应该免费。',
  },
  {
    name: '吴敏',
    email: 'wu.min@lanqi.example',
    phone: '0574-55503321',
    bookingNo: '',
    language: 'zh-CN',
    replyBy: 'phone',
    transportType: 4,
    question: 'FBA 仓库目录里没有 CLT9，能否补上？我们下周有两个柜要送。',
    time: at(0, '08:20'),
  },
  {
    name: 'Daniel Weber',
    email: 'd.weber@nordhaus.example',
    phone: '021-55502066',
    bookingNo: '',
    language: 'en-US',
    time: at(0, '09:05'),
    question: 'The English page of the rate query shows the city of discharge in Chinese on a narrow phone.',
  },
  {
    from: '13900139000',
    name: '林晓',
    email: 'lin.xiao@outai.example',
    phone: '13900139000',
    bookingNo: '',
    language: 'zh-CN',
    time: at(-9, '11:15'),
    answeredAt: at(-8, '10:02'),
    question: '希望补料页能直接粘贴 Excel 里的箱单明细。',
    answer: '已经可以：在箱货明细里选中第一格，直接粘贴整块即可，识别不了的格子会标出来。',
  },
  {
    name: '郑凯',
    email: 'zheng.kai@haiyue.example',
    phone: '13600136077',
    bookingNo: '',
    language: 'zh-CN',
    time: at(-15, '14:30'),
    answeredAt: at(-14, '09:48'),
    question: '验证码滑块在我的旧手机上拖不到底。',
    answer: '滑块下方可以改用算一道加法题的方式，已在说明里写清楚，谢谢反馈。',
  },
  {
    name: 'Maria Lopez',
    email: 'maria.lopez@puertonorte.example',
    phone: '0755-55503021',
    bookingNo: '',
    language: 'en-US',
    time: at(-20, '19:10'),
    answeredAt: at(-17, '09:30'),
    question: 'Could the message about a new draft name the version, so that I know which one I have open?',
    answer: 'It does now: the title of the message says the bill, and its text the version of the draft.',
  },
];
