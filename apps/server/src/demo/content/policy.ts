import { at } from '../clock.ts';
import type { Article } from './article.ts';

export const policy: readonly Article[] = [
  {
    category: 'policy',
    time: at(-6, '10:00'),
    views: 241,
    cn: {
      title: '“配件”“日用品”会被退：品名该怎么写',
      text: '美国舱单系统会自动退回含糊的品名。材质、物品、用途三样写全就能过，录入时会当场提醒。',
      html: `含糊的品名由系统直接退回，不再经人判断。退一次耽误一天，赶上截单就是耽误一个航次。
        ## 退得最多的五个词
        | 被退 | 能过
        | ACCESSORIES | STEEL HOOKS FOR KITCHEN SHELVES
        | DAILY NECESSITIES | PLASTIC TOOTHBRUSHES
        | PARTS | ALUMINIUM BICYCLE PEDALS
        | GIFTS | CERAMIC MUGS, EMPTY
        | STATIONERY | BALL-POINT PENS, PLASTIC
        ## 在补料里怎么做
        品名栏边写边查，退过的词会标黄，点一下给出替换建议。建议只是起点，请写箱子里真正的东西。`,
    },
    en: {
      title: '“Accessories” and “daily necessities” are out: what to write instead',
      text: 'Vague goods come back from the US manifest by themselves. Material, thing and purpose is enough to pass, and the form warns as you type.',
      html: `A thin description is refused by the system and no longer weighed by a person. One return costs a day; at the cut-off it costs the sailing.
        ## The five words that come back most
        | Returned | Passes
        | ACCESSORIES | STEEL HOOKS FOR KITCHEN SHELVES
        | DAILY NECESSITIES | PLASTIC TOOTHBRUSHES
        | PARTS | ALUMINIUM BICYCLE PEDALS
        | GIFTS | CERAMIC MUGS, EMPTY
        | STATIONERY | BALL-POINT PENS, PLASTIC
        ## What to do in the instruction
        The field checks as you type: a mark shows a word that has come back, and one click offers another. Take it as a start and write what is really in the carton.`,
    },
  },
  {
    category: 'policy',
    time: at(-16, '09:40'),
    views: 102,
    cn: {
      title: '欧盟进口安全申报：多件货要逐项写六位税号',
      text: '海运拼箱的分单也要报，货代分单缺税号的会被要求补报，影响装船。',
      html: `从我们手里出的分单，补料页已把六位税号改为必填。
        - 一个分单多种货，每种一行。
        - 买卖双方要写全称和国家，不能只写集团名。
        - 收货人的 EORI 号有就填，能减少到港后的补充问题。`,
    },
    en: {
      title: 'European import safety filing: six digits for every kind of goods',
      text: 'House bills of shared containers are filed too, and one without codes is asked for again before loading.',
      html: `For the house bills that we issue, the six digits are required in the instruction now.
        - Several kinds of goods on a bill are a line each.
        - Seller and buyer with their full names and countries, not the name of the group.
        - An EORI number, where there is one, saves questions after arrival.`,
    },
  },
  {
    category: 'policy',
    time: at(-30, '11:25'),
    views: 77,
    cn: {
      title: '锂电池海运：申报前要备齐的四样文件',
      text: '危包证、UN38.3 摘要、MSDS、装箱照片，缺一样船公司不放舱。',
      html: `文件按批次核对，型号与箱内实物要一致。
        - UN38.3 试验摘要，写明额定能量。
        - MSDS，签发日在一年内。
        - 危险货物包装使用鉴定结果单。
        - 装箱前、中、后各一张照片，看得到标签。
        文件齐全后，一般一个工作日答复能否收载。`,
    },
    en: {
      title: 'Lithium batteries by sea: four papers before you declare',
      text: 'The packing certificate, the UN38.3 summary, the data sheet and photographs of the loading: without one of them no carrier releases space.',
      html: `They are checked lot by lot: the models have to be those in the box.
        - The UN38.3 summary with the rated energy.
        - The safety data sheet, issued within a year.
        - The certificate of the packing of dangerous goods.
        - A photograph before, during and after loading, with the labels in sight.
        With all four an answer takes one working day as a rule.`,
    },
  },
  {
    category: 'policy',
    time: at(-44, '15:00'),
    views: 54,
    cn: {
      title: '出口退税备案单证：提单和场站收据要留五年',
      text: '电子单证也算备案，门户里的提单、账单、发票可按票打包下载。',
      html: `备案单证按申报批次整理，税务机关抽查时要能当场拿出来。
        - 提单副本、装货单或场站收据。
        - 运输费用发票。
        - 报关单放行联。
        在订单页选中多票，可一次下载成一个压缩包。`,
    },
    en: {
      title: 'Papers for the export refund: keep bills and dock receipts for five years',
      text: 'Electronic papers count. Bills, statements and invoices can be downloaded booking by booking.',
      html: `They are kept by the batch they were declared in and have to be shown when the tax office asks.
        - A copy of the bill and the dock receipt.
        - The invoice for the freight.
        - The released declaration.
        Choose several orders and take them as one archive.`,
    },
  },
];
