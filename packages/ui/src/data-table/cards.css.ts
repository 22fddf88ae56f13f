import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { body, bone, foot, frame, head, leadWidth, open, scroll, sort, sortMark, table } from './data-table.css.ts';
import { gap } from './row.css.ts';

const cards = `${frame}[data-cards]`;
const onPhone = (rule: object) => ({ '@media': { [below.sm]: rule } });

// On a phone each row is a card: its first cell is the title, its last stands beside it, the others say their column above them.
inPart(`${cards} ${table}`, onPhone({ display: 'block', inlineSize: 'auto', minInlineSize: 0 }));
inPart(`${cards} ${table} > tbody`, onPhone({ display: 'block' }));
inPart(
  `${cards} thead`,
  onPhone({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: vars.component.table.headBg,
    borderBlockEnd: `${hair} ${vars.border.default}`,
  }),
);
// More column names than fit on a phone are reached by scrolling sideways.
inPart(`${cards} thead::after`, {
  '@media': {
    [below.sm]: {
      content: '""',
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: `calc(${vars.z.sticky} + 1)`,
      flex: 'none',
      inlineSize: vars.space['8'],
      background: `linear-gradient(to right, transparent, ${vars.component.table.headBg})`,
      pointerEvents: 'none',
    },
    [forcedColors]: { display: 'none' },
  },
});
inPart(`${cards} thead:dir(rtl)::after`, onPhone({ scale: '-1 1' }));
inPart(
  `${cards} thead > tr`,
  onPhone({
    display: 'flex',
    alignItems: 'center',
    flex: '1 0 auto',
    gap: vars.space['2'],
    marginInlineEnd: `calc(${vars.space['8']} * -1)`,
    paddingInline: `10px ${vars.space['8']}`,
  }),
);
inPart(
  `${cards} ${head}`,
  onPhone({ position: 'static', display: 'flex', alignItems: 'center', paddingInline: 0, border: 0 }),
);
// Its box stands over those of the cards, and the first name over their titles.
inPart(
  `${cards} ${head}[data-sticky=lead]`,
  onPhone({ marginInline: `${vars.space['3']} calc(${vars.space['1']} * -1)` }),
);
// Columns that can be neither sorted nor filtered have nothing to press here; their names stand in every card anyway.
inPart(`${cards} ${head}:not([data-sorts], [data-sticky=lead], :has([data-tool]))`, onPhone({ display: 'none' }));
inPart(`${cards} thead:not(:has([data-sorts], [data-tool], input))`, onPhone({ display: 'none' }));
inPart(`${cards} ${sort}`, onPhone({ margin: 0, paddingInline: vars.space['3'] }));
inPart(
  `${cards} tbody > tr`,
  onPhone({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${vars.space['3']} ${vars.space['6']}`,
    padding: `${vars.space['5']} ${vars.space['6']}`,
    borderBlockEnd: `${hair} ${vars.border.default}`,
  }),
);
inPart(`${cards} tbody > tr:last-child`, onPhone({ borderBlockEnd: 0 }));
inPart(`${cards} tbody > tr[data-selected]`, onPhone({ background: vars.component.table.rowSelected }));
inPart(`${cards} tbody > tr[data-detail]`, onPhone({ display: 'block', padding: 0 }));
inPart(`${cards} ${gap}`, onPhone({ display: 'block', padding: 0, border: 0 }));
inPart(
  `${cards} ${body}`,
  onPhone({
    display: 'block',
    blockSize: 'auto',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    boxShadow: 'none',
  }),
);
inPart(
  `${cards} ${body}[data-label]:not([data-sticky])::before`,
  onPhone({
    content: 'attr(data-label)',
    display: 'block',
    color: vars.text.secondary,
    font: vars.typography.caption,
  }),
);
inPart(`${cards} ${body}[data-sticky]`, onPhone({ position: 'static', gridRow: 1 }));
inPart(`${cards} ${body}[data-sticky=start]`, onPhone({ gridColumn: 1, fontWeight: vars.font.weight.semibold }));
inPart(`${cards} ${body}[data-sticky=end]`, onPhone({ gridColumn: 2, justifySelf: 'end' }));
inPart(
  `${cards} tr > ${body}[data-sticky=start]:nth-last-child(1), ${cards} tr:not(:has([data-sticky=end])) > ${body}[data-sticky=start]`,
  onPhone({ gridColumn: '1 / -1' }),
);
inPart(
  `${cards} [data-lead] tbody > tr:not([data-detail])`,
  onPhone({ paddingInlineStart: `calc(${vars.space['6']} + ${leadWidth} + ${vars.space['4']})` }),
);
inPart(
  `${cards} ${body}[data-sticky=lead]`,
  onPhone({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: vars.space['6'],
    inlineSize: 'auto',
    minInlineSize: 0,
  }),
);
// A card that is on its way is as high as the card: a line, and under it each name with its value.
inPart(`${cards} ${body} > ${bone}`, onPhone({ marginInlineStart: 0, marginBlock: vars.space['5'] }));
inPart(`${cards} ${body}[data-sticky] > ${bone}`, onPhone({ marginBlock: vars.space['2'] }));
inPart(`${cards} ${foot}`, onPhone({ paddingInline: vars.space['6'] }));

// On paper all rows are printed, without controls.
const paper = (rule: object) => ({ '@media': { print: rule } });
inPart(
  `${frame}, ${scroll}`,
  paper({ display: 'block', overflow: 'visible', maxBlockSize: 'none', border: 0, containerType: 'normal' }),
);
inPart(`${table}`, paper({ inlineSize: '100%' }));
inPart(
  `${head}, ${body}`,
  paper({
    position: 'static',
    boxShadow: 'none',
    border: '1px solid',
    borderWidth: '0 0 1px',
    whiteSpace: 'normal',
    wordBreak: 'keep-all',
    paddingInline: '4pt',
    fontSize: '8pt',
  }),
);
inPart(
  `${frame} :is(th, td):is([data-sticky=lead], [data-sticky=end]), ${frame} ${foot}, ${frame} ${sortMark}`,
  paper({ display: 'none' }),
);
inPart(`${frame} tr`, paper({ breakInside: 'avoid' }));
inPart(`${frame} ${open}`, paper({ color: 'inherit', textDecoration: 'none' }));
