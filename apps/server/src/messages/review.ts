import type { NoteCode } from '@lading/validators/bill';
import type { Texts } from './texts.ts';

type Words = { readonly [Code in NoteCode as `note.${Code}`]: Texts[string] };

/** What the files of a review say of a difference. */
export const review = {
  'note.notPrinted': { zh: '不印在提单上', en: 'not printed on the bill' },
  'note.schedule.changed': { zh: '船公司可能已改配，请核对船期', en: 'the carrier may have rolled the booking' },
  'note.code.alias': { zh: '{left} 与 {right} 是同一个', en: '{left} and {right} mean the same' },
  'note.party.sameAsConsignee': {
    zh: '{side}写 SAME AS CONSIGNEE，即：{text}',
    en: '{side} says SAME AS CONSIGNEE, which is: {text}',
  },
  'note.party.name': { zh: '名称不同，不只是地址', en: 'the name differs, not only the address' },
  'note.hs.tail': { zh: '前六位一致，后几位不同', en: 'the first six digits match, the rest do not' },
  'note.hs.notInMaster': { zh: '主单上没有这些品目：{codes}', en: 'these headings are not on the master: {codes}' },
  'note.container.checkDigit': {
    zh: '校验位应为 {expected}，{side}为 {actual}',
    en: 'the check digit should be {expected}; {side} has {actual}',
  },
  'note.container.placeholder': {
    zh: '{side}是占位箱号，不是真箱号',
    en: '{side}: a placeholder, not a real container number',
  },
  'note.container.repeated': {
    zh: '{side}里这个箱号出现 {rows} 行',
    en: '{side}: this number in {rows, plural, one {# row} other {# rows}}',
  },
  'note.seal.moved': { zh: '补料中封号 {seal} 在 {from}', en: 'your instruction has seal {seal} on {from}' },
  'note.seal.repeated': {
    zh: '{side}里 {container} 也用封号 {seal}',
    en: '{side}: seal {seal} on {container} too',
  },
  'note.totals.containers': {
    zh: '{side}：货 {goods}，箱 {containers}，合计不符',
    en: '{side}: cargo {goods}, containers {containers}; they do not add up',
  },
  'side.left': { zh: '补料', en: 'the instruction' },
  'side.right': { zh: '草单', en: 'the draft' },
  'side.both': { zh: '两边', en: 'both sides' },
  'version.instruction': { zh: '补料第 {version} 版', en: 'Instruction {version}' },
  'version.draft': { zh: '草单第 {version} 版', en: 'Draft {version}' },
  saying: { zh: '{what}：{why}', en: '{what}: {why}' },
  line: { zh: '第 {line} 行', en: 'line {line}' },
} as const satisfies Texts & Words;
