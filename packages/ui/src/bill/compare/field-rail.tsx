import type { FieldComparison, FieldGroup } from '@lading/validators/bill';
import { type KeyboardEvent, memo } from 'react';
import { Button } from '../../button/index.ts';
import { useStable } from '../../foundations/use-stable.ts';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { LOOKS } from './card-head.tsx';
import { fieldName, rowName } from './field-names.ts';
import type { BillMarks, Verdict } from './marks.ts';
import * as styles from './rail.css.ts';
import type { ReviewItem } from './review-items.ts';
import { kindWord } from './use-kind-words.ts';
import type { Review, ReviewFilter } from './use-review.ts';

const PENS: Record<Verdict['kind'], (typeof LOOKS)['same']['glyph']> = {
  change: icons.pen,
  waived: icons.flag,
  ok: icons.check,
};
/** Equal fields of these are told by their number. */
const COUNTED: ReadonlySet<FieldGroup> = new Set<FieldGroup>(['cargo', 'totals', 'containers', 'office']);
/** So many lines are more than a screen shows. */
const LONG = 60;
/** Names of equal fields that are told in one line. */
const NAMED = 3;

function sameName(text: Text<MessageId>, { fields, group }: ReviewItem): string {
  if (COUNTED.has(group)) return text('compare.same.cells', { count: fields.length });
  // A place and its code are one thing to the reader.
  const named = fields.filter(({ field }) => !field.endsWith('Code') || field === 'hsCode');
  // A line ends between two names.
  const names = (named.length > 0 ? named : fields).map((field) => fieldName(text, field).replaceAll(' ', '\u00a0'));
  const and = text('compare.and');
  return names.length > NAMED
    ? text('compare.same.list', { names: names.slice(0, 2).join(and), more: names.length - 2 })
    : names.join(and);
}

const changesOf = ({ segments = [] }: FieldComparison): number =>
  Math.max(1, segments.filter(({ op, cosmetic }) => op === 'added' && !cosmetic).length);

/** The word at the end of a line: what was decided, else what differs. */
function shortWord(text: Text<MessageId>, item: ReviewItem, verdict: Verdict | undefined): string {
  const [field] = item.fields;
  if (verdict) return text(`compare.short.${verdict.kind}`);
  if (field.row) return text(`compare.short.${field.row}`);
  switch (item.kind) {
    case 'same':
      return '';
    case 'cosmetic':
      return kindWord(text, field);
    case 'material':
      return text('compare.short.material', { count: changesOf(field) });
    default:
      return text(`compare.short.${item.kind}`);
  }
}

interface LineProps {
  item: ReviewItem;
  id: string;
  verdict: Verdict | undefined;
  current: boolean;
  actions: { choose(item: ReviewItem): void; press(event: KeyboardEvent): void };
}

const Line = memo(function Line({ item, id, verdict, current, actions }: LineProps) {
  const text = useText();
  const [field] = item.fields;
  const row = item.kind === 'same' ? '' : rowName(text, field);
  const kind = text(`compare.class.${item.kind}`);
  const word = shortWord(text, item, verdict);
  return (
    <li>
      <button
        type="button"
        id={id}
        className={styles.line}
        tabIndex={current ? 0 : -1}
        aria-current={current ? 'true' : undefined}
        data-kind={item.kind}
        data-verdict={verdict?.kind}
        onClick={() => actions.choose(item)}
        onKeyDown={actions.press}
      >
        <Icon drawing={verdict ? PENS[verdict.kind] : LOOKS[item.kind].glyph} size="sm" label={kind} />
        <span className={styles.lineName}>
          {item.kind === 'same' ? sameName(text, item) : fieldName(text, field)}
          {row && (
            <span className={styles.lineRow} data-code={field.group === 'cargo' ? undefined : ''}>
              {row}
            </span>
          )}
        </span>
        {word && <small className={styles.lineWord}>{word}</small>}
      </button>
    </li>
  );
});

export interface FieldRailProps {
  review: Review;
  marks: BillMarks;
  /** fields there are */
  total: number;
  idOf: (item: ReviewItem) => string;
  onChoose: (item: ReviewItem) => void;
  onFilter: (filter: ReviewFilter) => void;
  pageShown: boolean;
  onPage: () => void;
}

/** Runs of items of one group, in their order. */
function groupsOf(items: readonly ReviewItem[]): ReviewItem[][] {
  const groups = new Map<string, ReviewItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups.values()];
}

/** Every field by group with its class; one tab stop, the arrows lead through it. */
export function FieldRail(props: FieldRailProps) {
  const { review, marks, total, idOf, onChoose, onFilter, pageShown, onPage } = props;
  const text = useText();
  const { listed, decided, current, filter } = review;
  const press = (event: KeyboardEvent) => {
    const at = current ? listed.indexOf(current) : -1;
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: listed.length - 1 };
    const to = listed[places[event.key as keyof typeof places] ?? -1];
    if (!(event.key in places)) return;
    event.preventDefault();
    if (to) onChoose(to);
  };
  const actions = useStable({ choose: onChoose, press });
  // With the current field filtered away, the first one is the tab stop.
  const stop = current && listed.includes(current) ? current : listed[0];
  return (
    <nav className={styles.rail} aria-label={text('compare.fields')}>
      <SegmentedControl
        className={styles.filter}
        label={text('compare.filter')}
        value={filter}
        onChange={(value) => onFilter(value as ReviewFilter)}
        options={[
          { value: 'differences', label: text('compare.filter.differences', { count: decided.length }) },
          { value: 'all', label: text('compare.filter.all', { count: total }) },
        ]}
      />
      <Button size="sm" icon={pageShown ? icons.close : icons.document} className={styles.toPage} onClick={onPage}>
        {text(pageShown ? 'compare.page.hide' : 'compare.page.show')}
      </Button>
      <div className={styles.lists} data-long={listed.length > LONG || undefined}>
        {groupsOf(listed).map((items) => {
          const [{ group } = { group: 'parties' as const }] = items;
          return (
            <section key={group} aria-label={text(`compare.group.${group}`)}>
              <h3 className={styles.groupName}>{text(`compare.group.${group}`)}</h3>
              <ul>
                {items.map((item) => (
                  <Line
                    key={item.key}
                    item={item}
                    id={idOf(item)}
                    verdict={marks[item.key]?.verdict}
                    current={item === stop}
                    actions={actions}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}
