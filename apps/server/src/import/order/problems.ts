import { problems } from '../problem.ts';

/** What can be wrong with a booking and its bills. */
export const problem = problems({
  noBills: { zh: ['订舱没有提单', '至少写一张主票'], en: ['has no bill', 'write at least the main bill'] },
  tooManyBills: {
    zh: ['提单超过 10 张', '主票之外最多 9 张分票'],
    en: ['has more than ten bills', 'at most nine sub-bills beside the main one'],
  },
  billNumber: {
    zh: ['待核对及之后的提单必须有提单号', '填写 {field}'],
    en: ['a bill from copy ready on must have its number', 'fill in {field}'],
  },
  unknownPort: {
    level: 'warning',
    zh: ['不认识的港口，只显示提单上的名称', '在 ports 中给出中英文名称'],
    en: ['is an unknown port; only the name on the bill is shown', 'give its names in ports'],
  },
  unknownName: {
    zh: ['字典里没有这个名称', '可选：{values}，或填写 {field}'],
    en: ['is not in the dictionary', 'choose from {values}, or give {field}'],
  },
  ctnMissing: {
    zh: ['待核对及之后的提单必须有箱号', '填写箱号'],
    en: ['a bill from copy ready on must name its containers', 'fill in the number'],
  },
  sampleFile: {
    zh: ['找不到样本文件', '路径相对于本 JSON 文件所在文件夹'],
    en: ['is no file beside this one', 'give a path relative to the JSON file'],
  },
  samplePath: {
    zh: ['样本文件不在 JSON 所在文件夹内', '把文件放到同一文件夹'],
    en: ['lies outside the folder of the JSON file', 'put the file into that folder'],
  },
  sampleKind: { zh: ['样本不是 PDF、PNG 或 JPEG', '换成其中一种'], en: ['is no PDF, PNG or JPEG', 'use one of these'] },
  sampleSize: { zh: ['样本超过 10 MB', '压缩后再试'], en: ['is larger than 10 MB', 'make it smaller'] },
});
