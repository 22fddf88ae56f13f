import resolved from '@lading/ui/tokens.json' with { type: 'json' };
import { create } from 'storybook/theming/create';

const sans = '"IBM Plex Sans Variable", "Noto Sans SC Variable", system-ui, sans-serif';
const mono = '"IBM Plex Mono", "Noto Sans SC Variable", ui-monospace, monospace';

/** Storybook's own pages in the colours and type of the library. It reckons with colours, so it takes values, not variables. */
export function house(base: 'light' | 'dark') {
  const of = resolved.themes[base];
  return create({
    base,
    brandTitle: 'Lading',
    fontBase: sans,
    fontCode: mono,
    appBg: of['--ld-surface-canvas'],
    appContentBg: of['--ld-surface-default'],
    appPreviewBg: of['--ld-surface-canvas'],
    appHoverBg: of['--ld-surface-hover'],
    appBorderColor: of['--ld-border-subtle'],
    appBorderRadius: 4,
    textColor: of['--ld-text-primary'],
    textInverseColor: of['--ld-text-inverse'],
    textMutedColor: of['--ld-text-secondary'],
    barBg: of['--ld-surface-default'],
    barTextColor: of['--ld-text-secondary'],
    barHoverColor: of['--ld-text-link'],
    barSelectedColor: of['--ld-text-link'],
    colorPrimary: of['--ld-action-primary-bg'],
    colorSecondary: of['--ld-border-selected'],
    inputBg: of['--ld-surface-default'],
    inputBorder: of['--ld-border-control'],
    inputTextColor: of['--ld-text-primary'],
    inputBorderRadius: 4,
    buttonBg: of['--ld-surface-sunken'],
    buttonBorder: of['--ld-border-control'],
    booleanBg: of['--ld-surface-sunken'],
    booleanSelectedBg: of['--ld-surface-default'],
  });
}
