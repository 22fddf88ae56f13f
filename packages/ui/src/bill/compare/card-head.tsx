import type { FieldComparison } from '@lading/validators/bill';
import { IconButton } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import type { IconDrawing } from '../../icon/index.ts';
import { StatusTag, type Tone } from '../../status-tag/index.ts';
import * as styles from './card.css.ts';
import { fieldName, rowName } from './field-names.ts';
import type { BillMark, Signed, Verdict } from './marks.ts';
import type { ItemKind } from './review-items.ts';
import { useSetting } from './setting.ts';

export const LOOKS: Record<ItemKind, { tone: Tone; glyph: IconDrawing }> = {
  blocking: { tone: 'danger', glyph: icons.octagon },
  material: { tone: 'mark', glyph: icons.marker },
  cosmetic: { tone: 'neutral', glyph: icons.minus },
  expected: { tone: 'neutral', glyph: icons.swap },
  noted: { tone: 'info', glyph: icons.info },
  same: { tone: 'success', glyph: icons.check },
};
/** What became of a change that was sent: the answer is older than what was decided after it. */
function sentState(
  verdict: (Verdict & Signed) | undefined,
  request: BillMark['request'],
): 'sent' | 'accepted' | undefined {
  if (verdict?.kind !== 'change' || !request || request.status === 'declined') return undefined;
  if (request.status === 'open') return 'sent';
  return Date.parse(request.answer?.at ?? '') >= Date.parse(verdict.at) ? 'accepted' : undefined;
}
const SENT = {
  sent: { tone: 'info', glyph: icons.send },
  accepted: { tone: 'success', glyph: icons.check },
} as const;

const MARKED: Record<Verdict['kind'], { tone: Tone; glyph: IconDrawing }> = {
  change: { tone: 'pen', glyph: icons.pen },
  waived: { tone: 'neutral', glyph: icons.flag },
  ok: { tone: 'success', glyph: icons.check },
};

interface CardHeadProps {
  id: string;
  field: FieldComparison;
  kind: ItemKind;
  verdict: (Verdict & Signed) | undefined;
  request: BillMark['request'];
  /** its place among the differences, from 1, where it is the current one */
  at: number | undefined;
  total: number;
}

/** Class or decision, name, place, and on the current card the way to the next one. */
export function CardHead({ id, field, kind, verdict, request, at, total }: CardHeadProps) {
  const text = useText();
  const { actions } = useSetting();
  const row = rowName(text, field);
  const sent = sentState(verdict, request);
  const look = sent ? SENT[sent] : verdict ? MARKED[verdict.kind] : LOOKS[kind];
  const state = sent ?? verdict?.kind;
  return (
    <header className={styles.head}>
      <StatusTag tone={look.tone} glyph={look.glyph}>
        {state ? text(`compare.state.${state}`) : text(`compare.class.${kind}`)}
      </StatusTag>
      <h3 className={styles.name} id={id}>
        {fieldName(text, field)}
      </h3>
      {row && (
        <span className={styles.row} id={`${id}-row`} data-code={field.group === 'cargo' ? undefined : ''}>
          {row}
        </span>
      )}
      {at !== undefined && (
        <span className={styles.walk}>
          {text('compare.of', { at, total })}
          <IconButton
            size="sm"
            variant="ghost"
            icon={icons.chevronUp}
            label={text('compare.previous')}
            onClick={() => actions.move(-1)}
          />
          <IconButton
            size="sm"
            variant="ghost"
            icon={icons.chevronDown}
            label={text('compare.next')}
            onClick={() => actions.move(1)}
          />
        </span>
      )}
    </header>
  );
}
