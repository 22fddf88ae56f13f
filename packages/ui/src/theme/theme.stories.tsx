import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import resolved from '../../tokens/resolved.json' with { type: 'json' };
import { allStates } from '../testing/all-states.tsx';
import { PAIRS, THEMES, worst } from '../testing/contrast.ts';
import { vars } from './vars.css.ts';

const ENGLISH = {
  开船前核对清楚: 'Right before it sails',
  '运价、订舱、提单': 'Rates, bookings, bills',
  '改单费，多半花在一个字母上': 'Most amendments cost one letter',
  '订单管理 Orders': 'Orders',
  'COPY 确认': 'Copy confirmation',
  '补料与船公司草单自动比对，会出事的标红。': 'The instruction is compared with the draft; what costs money is marked.',
  '共 128 条，第 1 页，每页 20 条': '128 orders, page 1, 20 per page',
  '宁波 → 洛杉矶 · COSCO SHIPPING ANDES / 042E': 'Ningbo → Los Angeles · COSCO SHIPPING ANDES / 042E',
  '截单 11-21 17:00 宁波时间': 'Cut-off 11-21 17:00 Ningbo time',
};

const meta = { title: 'theme', parameters: { english: ENGLISH } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const caption: CSSProperties = { font: vars.typography.caption, color: vars.text.secondary };
const List = ({ min, children }: { min: number; children: ReactNode }) => (
  <ul style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${min}px, 1fr))`, gap: 16 }}>
    {children}
  </ul>
);
const Swatch = ({ name, value }: { name: string; value: string }) => (
  <li>
    <div style={{ blockSize: 40, background: value, border: `1px solid ${vars.border.subtle}` }} />
    <span style={caption}>{name}</span>
  </li>
);
const swatches = (group: Record<string, string>, name: string) =>
  Object.entries(group).map(([key, value]) => <Swatch key={`${name}.${key}`} name={`${name}.${key}`} value={value} />);

const { surface, text, border, mark, pen, status } = vars;
const families = { surface, text, border, mark, pen };
/** What components may read: it changes with the theme. */
export const Meaning: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries(families).map(([name, group]) => (
        <List key={name} min={132}>
          {swatches(group, name)}
        </List>
      ))}
      {Object.entries(status).map(([name, group]) => (
        <List key={name} min={132}>
          {swatches(group, `status.${name}`)}
        </List>
      ))}
    </div>
  ),
};

const RAMPS = ['hull', 'petrol', 'flag', 'pen', 'buff', 'green', 'blue', 'amber', 'red'] as const;
/** For the brand and for pictures only. */
export const Ramps: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: '8px 12px' }}>
      {RAMPS.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt style={{ ...caption, fontFamily: vars.font.family.mono, paddingBlockStart: 8 }}>{name}</dt>
          <dd style={{ display: 'flex' }}>
            {Object.entries(vars.color[name]).map(([step, value]) => (
              <span key={step} style={{ ...caption, flex: '1 1 0', minInlineSize: 0 }}>
                <span style={{ display: 'block', blockSize: 36, background: value }} />
                {step}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const lines = [
  ['display', '开船前核对清楚'],
  ['h1', '运价、订舱、提单'],
  ['h2', '改单费，多半花在一个字母上'],
  ['h3', '订单管理 Orders'],
  ['h4', 'COPY 确认'],
  ['bodyLong', '补料与船公司草单自动比对，会出事的标红。'],
  ['body', '共 128 条，第 1 页，每页 20 条'],
  ['dense', '宁波 → 洛杉矶 · COSCO SHIPPING ANDES / 042E'],
  ['caption', '截单 11-21 17:00 宁波时间'],
  ['typed', 'CASCADE HOME SUPPLY LLC 0O 1Il 5S 8B'],
  ['marking', 'CSQU 305438 3 45G1'],
] as const;
const light: Readonly<Record<string, string>> = resolved.themes.light;
/** Weight, size and leading, as the token has them. */
const measure = (name: string) =>
  light[`--ld-typography-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]?.replace(
    /px(\/[\d.]+)?.*/,
    '$1',
  );
export const Type: Story = {
  render: () => (
    <dl>
      {lines.map(([name, words]) => (
        <div
          key={name}
          style={{
            display: 'grid',
            gridTemplateColumns: '80px minmax(0, 1fr) auto',
            gap: 16,
            alignItems: 'baseline',
            paddingBlock: 10,
            borderBlockEnd: `1px solid ${vars.border.subtle}`,
          }}
        >
          <dt style={caption}>{name}</dt>
          <dd style={{ font: vars.typography[name] }}>{words}</dd>
          <dd style={caption}>{measure(name)}</dd>
        </div>
      ))}
    </dl>
  ),
};

const box: CSSProperties = {
  blockSize: 48,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
};
export const Shape: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
        {Object.entries(vars.space).map(([step, value]) => (
          <li key={step}>
            <div style={{ inlineSize: value, blockSize: value, background: vars.border.preprintStrong }} />
            <span style={caption}>{light[`--ld-space-${step}`]?.replace('px', '')}</span>
          </li>
        ))}
      </ul>
      <List min={120}>
        {Object.entries(vars.radius).map(([name, value]) => (
          <li key={name}>
            <div style={{ ...box, borderRadius: value }} />
            <span style={caption}>
              radius.{name} {light[`--ld-radius-${name}`]?.replace('px', '')}
            </span>
          </li>
        ))}
      </List>
      <List min={120}>
        {Object.entries(vars.shadow).map(([name, value]) => (
          <li key={name}>
            <div style={{ ...box, borderColor: vars.border.subtle, boxShadow: value }} />
            <span style={caption}>shadow.{name}</span>
          </li>
        ))}
      </List>
    </div>
  ),
};
const pairs = PAIRS.map((pair) => ({ ...pair, ratios: THEMES.map((theme) => worst(theme, pair)) }));
const cell: CSSProperties = { padding: '4px 12px', textAlign: 'end', font: vars.typography.dense };
const words: CSSProperties = { ...cell, textAlign: 'start' };
/** The worst ratio of each ink on its grounds, in the four themes; a test fails under the limit. */
export const Contrast: Story = {
  render: () => (
    <table>
      <caption style={{ ...caption, textAlign: 'start' }}>WCAG 2.2; text of the high-contrast themes needs 7</caption>
      <thead>
        <tr>
          {['ink', 'for', 'need', ...THEMES].map((name, place) => (
            <th key={name} scope="col" style={{ ...(place < 2 ? words : cell), fontWeight: 600 }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ink, use, need, ratios }) => (
          <tr key={`${ink} ${use}`} style={{ borderBlockStart: `1px solid ${vars.border.subtle}` }}>
            <th scope="row" style={{ ...words, font: vars.typography.typed }}>
              {ink}
            </th>
            <td style={{ ...words, color: vars.text.secondary }}>{use}</td>
            <td style={cell}>{need}</td>
            {ratios.map((ratio, place) => (
              <td key={THEMES[place]} style={cell}>
                {(Math.floor(ratio * 100) / 100).toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const TIMES = [
  'duration-instant',
  'duration-fast',
  'duration-base',
  'duration-slow',
  'duration-course',
  'easing-standard',
  'easing-enter',
  'easing-exit',
] as const;
/** How long what changes place takes. Shown at rest: with reduced motion nothing moves at all. */
export const Motion: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: '8px 16px', alignItems: 'baseline' }}>
      {TIMES.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt style={caption}>{name}</dt>
          <dd style={{ font: vars.typography.typed }}>{resolved.themes.light[`--ld-${name}`]}</dd>
        </div>
      ))}
    </dl>
  ),
};
export const AllStates: Story = allStates({}, { Meaning, Type, Shape });
