import * as dialog from '../dialog/dialog.css.ts';
import * as tabs from '../tabs/tabs.css.ts';
import { cramped, inScreen, low, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import * as form from './bill-form.css.ts';
import * as preview from './bill-preview.css.ts';
import * as bills from './bill-tabs.css.ts';

/**
 * A review whose parts scroll one by one where there is room. On a phone it scrolls as a whole between its head and its decisions; in a
 * low window, such as one enlarged to 400 %, these scroll along, and what is read and written has all of it.
 */
export const whole = screenPart({
  '@media': {
    [cramped]: {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // What is walked to does not stop behind head and decisions.
      scrollPaddingBlock: `calc(${vars.size.header.siteMobile} + ${vars.space['6']}) 112px`,
    },
    [low]: { scrollPaddingBlock: vars.space['4'] },
  },
});
/** A part that scrolled by itself and is now as high as what it holds. */
export const flows = { overflow: 'visible', flex: '0 0 auto', blockSize: 'auto', minBlockSize: 0 } as const;

const flowing = [`${dialog.body}[data-flush]`, tabs.root, tabs.panel, bills.tabs, bills.panel, form.form];
for (const each of flowing) inScreen(`${whole} ${each}`, { '@media': { [cramped]: flows } });
inScreen(`${whole} ${form.form}`, { '@media': { [cramped]: { display: 'block' } } });
inScreen(`${whole} ${preview.preview}`, { '@media': { [cramped]: { blockSize: 'auto', minBlockSize: '60dvh' } } });
inScreen(`${whole} ${preview.sheet}`, { '@media': { [cramped]: { flex: 'none' } } });
inScreen(`${whole} > header`, {
  '@media': {
    [cramped]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.raised, background: vars.component.dialog.bg },
    [low]: { position: 'static' },
  },
});
inScreen(`${whole} > ${dialog.footer}`, {
  '@media': {
    [cramped]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.raised, background: vars.component.dialog.bg },
    [low]: { position: 'static' },
  },
});
