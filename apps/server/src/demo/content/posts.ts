import type { recruits } from '../../database/schema.ts';
import { day } from '../clock.ts';

type Post = Omit<typeof recruits.$inferInsert, 'id'>;

const lines = (...all: string[]) => all.join('\n');
const NINGBO = { cityCn: '宁波', cityEn: 'Ningbo' };
const SHANGHAI = { cityCn: '上海', cityEn: 'Shanghai' };
const SHENZHEN = { cityCn: '深圳', cityEn: 'Shenzhen' };

/** Eight posts for people with years of work, five for graduates; one is filled. */
export const POSTS: readonly Post[] = [
  {
    ...{ ...NINGBO, kind: 'social', headcount: 2, education: 'college', releaseTime: day(-2) },
    ...{ positionCn: '海运操作（美线）', positionEn: 'Ocean operations, US lane' },
    dutiesCn: lines('从订舱跟到放单，每天约 18 票', '核对补料和草单，截单前清零', '让船公司、码头和车队按同一个时间走'),
    dutiesEn: lines(
      'Run full containers to the US from booking to release, about 18 a day',
      'Check instructions and drafts, none left at cut-off',
      'Keep carrier, terminal and haulier on one clock',
    ),
    demandsCn: lines('看得懂提单，愿意拿起电话', '一年以上操作经验，实习也算'),
    demandsEn: lines('Reads a bill of lading and picks up the phone', 'A year of operations; an internship counts'),
  },
  {
    ...{ ...SHANGHAI, kind: 'social', headcount: 3, education: 'bachelor', releaseTime: day(-4) },
    ...{ positionCn: '空运销售', positionEn: 'Air sales' },
    dutiesCn: lines('维护华东直客，按周更新空运报价', '与操作一起处理大货和急货'),
    dutiesEn: lines(
      'Look after shippers of the east, with fresh air rates each week',
      'Handle large and urgent cargo with operations',
    ),
    demandsCn: lines('两年以上空运经验', '能用英文写邮件'),
    demandsEn: lines('Two years of air freight', 'Writes mails in English'),
  },
  {
    ...{ ...SHENZHEN, kind: 'social', headcount: 1, education: 'bachelor', releaseTime: day(-8) },
    ...{ positionCn: 'FBA 产品经理', positionEn: 'FBA product manager' },
    dutiesCn: lines('设计头程产品和时效承诺', '盯仓库预约和拒收，按月复盘'),
    dutiesEn: lines(
      'Design delivery products and what they promise',
      'Watch appointments and refusals, and review them monthly',
    ),
    demandsCn: lines('做过跨境卖家或头程产品'),
    demandsEn: lines('Has sold across borders or run such a product'),
  },
  {
    ...{
      kind: 'social',
      cityCn: '常州',
      cityEn: 'Changzhou',
      headcount: 2,
      education: 'college',
      releaseTime: day(-11),
    },
    ...{ positionCn: '单证员', positionEn: 'Documentation clerk' },
    dutiesCn: lines('出草单、跟改单、对舱单', '整理各船公司的单证要求'),
    dutiesEn: lines('Issue drafts, follow changes, match manifests', 'Keep what each carrier asks of papers'),
    demandsCn: lines('细心，打字快'),
    demandsEn: lines('Careful, and quick at the keyboard'),
  },
  {
    ...{
      kind: 'social',
      cityCn: '胡志明市',
      cityEn: 'Ho Chi Minh City',
      headcount: 1,
      education: 'any',
      releaseTime: day(-17),
    },
    ...{ positionCn: '海外客服（越南语）', positionEn: 'Overseas service, Vietnamese' },
    dutiesCn: lines('对接越南收货人和清关行'),
    dutiesEn: lines('Speak with consignees and brokers in Vietnam'),
    demandsCn: lines('越南语流利，中文或英文能沟通'),
    demandsEn: lines('Fluent Vietnamese, and Chinese or English'),
  },
  {
    ...{ ...NINGBO, kind: 'social', headcount: 1, education: 'bachelor', releaseTime: day(-21) },
    ...{ positionCn: '报关主管', positionEn: 'Customs lead' },
    dutiesCn: lines('带四人小组，审归类和申报要素'),
    dutiesEn: lines('Lead four people; review classification and declarations'),
    demandsCn: lines('五年以上报关经验，熟悉 AEO 要求'),
    demandsEn: lines('Five years of customs work, and what AEO asks'),
  },
  {
    ...{ ...SHENZHEN, kind: 'social', headcount: 2, education: 'college', releaseTime: day(-26) },
    ...{ positionCn: '拖车调度', positionEn: 'Truck dispatcher' },
    dutiesCn: lines('排车、跟还箱，处理码头拥堵'),
    dutiesEn: lines('Plan trucks, follow empties, work round crowded gates'),
    demandsCn: lines('熟悉盐田、蛇口闸口'),
    demandsEn: lines('Knows the gates of Yantian and Shekou'),
  },
  {
    ...{ ...SHANGHAI, kind: 'social', headcount: 1, education: 'bachelor', releaseTime: day(-60), open: false },
    ...{ positionCn: '财务核销', positionEn: 'Receivables clerk' },
    dutiesCn: lines('对账、开票、核销'),
    dutiesEn: lines('Match statements, issue invoices, book receipts'),
  },
  {
    ...{ ...NINGBO, kind: 'campus', headcount: 6, education: 'bachelor', releaseTime: day(-6) },
    ...{ positionCn: '2027 届管培生（操作）', positionEn: 'Trainee, operations, class of 2027' },
    dutiesCn: lines('一年轮岗：订舱、单证、客服', '每人一位带教'),
    dutiesEn: lines('A year through booking, papers and service', 'With a mentor each'),
    demandsCn: lines('国际物流、外贸、英语等专业优先'),
    demandsEn: lines('Logistics, trade or English preferred'),
  },
  {
    ...{ ...SHANGHAI, kind: 'campus', headcount: 3, education: 'bachelor', releaseTime: day(-6) },
    ...{ positionCn: '2027 届销售助理', positionEn: 'Sales assistant, class of 2027' },
    dutiesCn: lines('整理询价，跟进报价'),
    dutiesEn: lines('Gather inquiries and follow quotes'),
    demandsCn: lines('愿意和人打交道'),
    demandsEn: lines('Likes to deal with people'),
  },
  {
    ...{ ...SHENZHEN, kind: 'campus', headcount: 2, education: 'master', releaseTime: day(-10) },
    ...{ positionCn: '数据分析（航线）', positionEn: 'Data analyst, lanes' },
    dutiesCn: lines('分析运价和准班率，给商务建议'),
    dutiesEn: lines('Read rates and punctuality, and advise pricing'),
    demandsCn: lines('会写 SQL，会画图'),
    demandsEn: lines('Writes SQL and draws charts'),
  },
  {
    ...{
      kind: 'campus',
      cityCn: '广州',
      cityEn: 'Guangzhou',
      headcount: 2,
      education: 'college',
      releaseTime: day(-13),
    },
    ...{ positionCn: '实习生（客服）', positionEn: 'Intern, service' },
    dutiesCn: lines('接在线咨询，整理常见问题'),
    dutiesEn: lines('Answer consultations and keep the common questions'),
    demandsCn: lines('每周到岗三天以上'),
    demandsEn: lines('Three days a week or more'),
  },
  {
    ...{
      kind: 'campus',
      cityCn: '杭州',
      cityEn: 'Hangzhou',
      headcount: 1,
      education: 'bachelor',
      releaseTime: day(-19),
    },
    ...{ positionCn: '跨境电商专员', positionEn: 'E-commerce specialist' },
    dutiesCn: lines('对接卖家，跟头程入仓'),
    dutiesEn: lines('Work with sellers and follow goods into the warehouses'),
    demandsCn: lines('懂一点平台规则'),
    demandsEn: lines('Knows the rules of a marketplace a little'),
  },
];
