import type { Texts } from './texts.ts';

/** What whoever brings a sheet is told of it. */
export const importing = {
  importNotFailed: { zh: '该导入没有中断', en: 'This import has not broken off' },
  importRequired: { zh: '必填', en: 'This cannot be empty' },
  importTooLong: { zh: '最多 {most} 个字符', en: 'At most {most} characters' },
  importForm: { zh: '格式不对', en: 'Not written as it should be' },
  importNotListed: { zh: '不在可选项中', en: 'Not one of those to choose from' },
  importNumber: { zh: '应为整数', en: 'This should be a whole number' },
  importAmount: { zh: '应为数字', en: 'This should be a figure' },
  importRange: { zh: '应在 {least} 到 {most} 之间', en: 'This should be from {least} to {most}' },
  importBefore: { zh: '早于开始日期', en: 'It ends before it begins' },
  importSameEnds: { zh: '与起运港相同', en: 'The same port at both ends' },
  importBelow: { zh: '标价低于会员价', en: 'The list price is below that of members' },
  importRising: { zh: '比较轻一档还贵', en: 'It costs more than the lighter break' },
  importRepeated: { zh: '与第 {row} 行重复', en: 'The same as row {row}' },
  importUnknownEntry: { zh: '没有这个编号；新增请留空', en: 'There is no such number: leave it empty to add' },
  importDay: { zh: '应为日期，如 2026-11-30', en: 'This should be a day, as 2026-11-30' },
  importJump: {
    zh: '与在售价 {price} 相差超过 {percent}%，请核对',
    en: 'More than {percent}% from {price}, which is on sale: look at it again',
  },
  importLatin: {
    zh: '只能用英文字母、数字和半角符号',
    en: 'English letters, digits and plain signs only',
  },
  importLarge: { zh: '文件不能超过 10 MB', en: 'A file can have 10 MB at most' },
  importRows: { zh: '最多 5,000 行、60 列，请分几次导入', en: 'At most 5,000 rows and 60 columns: import it in parts' },
  importBroken: {
    zh: '这个文件读不出来，请另存为 .xlsx 或 UTF-8 的 .csv 再选',
    en: 'This file cannot be read. Save it as .xlsx, or as .csv in UTF-8, and choose it again',
  },
  importEmpty: { zh: '表里没有数据行', en: 'There are no rows in it' },
  importColumns: {
    zh: '缺少列：{columns}。请用模板的表头',
    en: 'Columns are missing: {columns}. Use the heads of the template',
  },
  importRunning: { zh: '有一个导入正在进行，请等它完成', en: 'An import is running: wait until it is done' },
  importNothingWrong: { zh: '没有可采用的修正建议', en: 'There is no repair to accept' },
  importSheet: { zh: '数据', en: 'Data' },
  importNotes: { zh: '填写说明', en: 'Notes' },
  importLists: { zh: '可选项', en: 'Lists' },
  importColumn: { zh: '列', en: 'Column' },
  importRule: { zh: '要求', en: 'Rule' },
  importExample: { zh: '示例', en: 'Example' },
  importWrong: { zh: '需更正', en: 'To correct' },
  messageTypeImport: { zh: '导入', en: 'Import' },
  importDoneTitle: {
    zh: '{failed, select, 0 {导入完成：{fileName}} other {导入有 {failed} 行需更正：{fileName}}}',
    en: '{failed, select, 0 {Imported: {fileName}} 1 {One row of {fileName} has to be corrected} other {{failed} rows of {fileName} have to be corrected}}',
  },
  importDoneText: {
    zh: '{fileName}：已写入 {ok} 行，需更正 {failed} 行。',
    en: '{fileName}: {ok} rows written, {failed} to be corrected.',
  },
} as const satisfies Texts;
