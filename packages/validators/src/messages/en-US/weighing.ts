import type { PreplanIssues } from '../../issues/preplan.ts';
import type { WeighingIssues } from '../../issues/weighing.ts';

export const weighing: Record<keyof (WeighingIssues & PreplanIssues), string> = {
  'weighing.sum': 'By method 2 the VGM is cargo, dunnage and tare together: {sum}, not {vgm}',
  'weighing.differs':
    'Weighed {vgm}, cargo and tare {expected}: {difference} kg apart, more than the {most} kg allowed; please check',
  'weighing.capitals': 'Type the signatory in English capitals',
  'weighing.future': 'The day of weighing is after today, {today}',
  'weighing.old': 'Weighed {days, plural, one {# day} other {# days}} ago; please check',
  'weighing.long': 'At most {most} characters',
  'weighing.none': 'No container yet; add one or fill from the instruction',
  'preplan.companyCode':
    'Enter the {party, select, shipper {shipper’s} consignee {consignee’s} other {notify party’s}} company code (USCI+ and the credit code in China, kind+number elsewhere)',
  'preplan.customs': 'A customs office has 4 digits, such as 3104',
  'preplan.country': 'A country has 2 capital letters, such as CN',
  'preplan.carrier': 'A carrier’s code has 2 to 4 capital letters or digits',
  'preplan.un': 'A UN number has 4 digits',
  'preplan.pieces': 'The number of packages is a whole number above 0',
  'preplan.none': '{rows, select, goods {Enter one line of goods at least} other {Enter one container at least}}',
  'preplan.into': 'Container {ctnNo} is not in the list below',
};
