import type { FieldComparison, Note, Side } from '@lading/validators/bill';
import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';

type Words = Text<MessageId>;

/** What the two sides are called. */
export interface SideTitles {
  readonly left: string;
  readonly right: string;
}

const titleOf = (text: Words, titles: SideTitles, side: Side): string =>
  side === 'both' ? text('compare.both') : titles[side];

/** A note in words. */
function noteText(text: Words, titles: SideTitles, note: Note): string {
  const side = 'side' in note.params ? titleOf(text, titles, note.params.side) : '';
  switch (note.code) {
    case 'notPrinted':
      return text('compare.note.notPrinted');
    case 'schedule.changed':
      return text('compare.note.schedule');
    case 'code.alias':
      return text('compare.note.alias', note.params);
    case 'party.sameAsConsignee':
      return text('compare.note.sameAs', { side, text: note.params.text.replace(/\s*[\r\n]+\s*/g, ', ') });
    case 'party.name':
      return text('compare.note.name');
    case 'hs.tail':
      return text('compare.note.hsTail');
    case 'hs.notInMaster':
      return text('compare.note.hsMaster', note.params);
    case 'container.checkDigit':
      return text('compare.note.digit', { ...note.params, side });
    case 'container.placeholder':
      return text('compare.note.placeholder', { side });
    case 'container.repeated':
      return text('compare.note.repeated', { ...note.params, side });
    case 'seal.moved':
      return text('compare.note.sealMoved', note.params);
    case 'seal.repeated':
      return text('compare.note.sealRepeated', { ...note.params, side });
    case 'totals.containers':
      return text('compare.note.totals', { ...note.params, side });
  }
}

/** All that is to be said of a field. */
export function findings(text: Words, titles: SideTitles, field: FieldComparison): string[] {
  const said = (field.notes ?? []).map((note) => noteText(text, titles, note));
  if (!field.row) return said;
  const row = text(`compare.row.${field.row}`, { side: titles.right });
  return [row, ...said];
}
