/** The style of the printable reports: black on white paper in every theme, A4 when printed. */
export const reportCss = `:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
html { background: #fff; }
body { color: #0b1a1e; font: 14px/1.45 "IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
.sheet { max-width: 820px; margin-inline: auto; padding: 24px 28px 32px; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: end; padding-block-end: 12px; border-block-end: 2px solid #0c565d; }
.house { color: #0c565d; font-weight: 600; }
h1 { font-size: 20px; line-height: 1.28; font-weight: 600; }
.number { font: 500 15px/1.4 "IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace; }
.number span, dt { display: block; color: #46595e; font: 12px/1.4 "IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); border-inline-start: 1px solid #66adb5; margin-block: 16px; }
dl > div { padding: 5px 9px 6px; border: solid #66adb5; border-width: 1px 1px 1px 0; margin-block-end: -1px; }
dt { color: #0c565d; }
dd { font-variant-numeric: tabular-nums slashed-zero; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; border: 1.5px solid #0c565d; }
th, td { padding: 6px 9px; text-align: start; vertical-align: top; border-inline-start: 1px solid #66adb5; }
thead th { color: #0c565d; background: #f6fbfc; font-size: 12px; font-weight: 500; white-space: nowrap; border-block-end: 1px solid #66adb5; }
tbody th { font-weight: 400; }
tbody tr + tr > * { border-block-start: 1px dotted #66adb5; }
tfoot th, tfoot td { font-weight: 600; background: #f6fbfc; border-block-start: 1px solid #66adb5; }
.num { text-align: end; font-variant-numeric: tabular-nums; }
.note { margin-block-start: 14px; color: #46595e; font-size: 12px; }
@media (max-width: 480px) { .sheet { padding: 16px; } body { font-size: 13px; } th, td { padding: 5px; } }
@page { size: A4; margin: 12mm; }
@media print { .sheet { max-width: none; padding: 0; } thead { display: table-header-group; } tr { break-inside: avoid; } * { print-color-adjust: exact; } }
`;
