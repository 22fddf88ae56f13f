import * as styles from './cargo-scale.css.ts';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

/** A balance: a weight on one pan, a carton on the other; the heavier one hangs lower. */
export function Balance({ by }: { by: 'weight' | 'volume' | 'minimum' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 96" aria-hidden="true" focusable="false">
      <path {...LINE} d="M100 16v70M74 90h52l-8-6H82z" />
      <g className={styles.beam} data-by={by}>
        <path {...LINE} d="M34 16h132M34 16 16 54h36zM166 16l-18 38h36z" />
        <path {...LINE} d="M10 54h48c-2 6-6 8-12 8H22c-6 0-10-2-12-8zM142 54h48c-2 6-6 8-12 8h-24c-6 0-10-2-12-8z" />
        <path {...LINE} className={styles.weight} d="M24 54l3-16h14l3 16zM30 38c-3-7 11-7 8 0" />
        <path {...LINE} className={styles.carton} d="M152 34h28v20h-28z" />
        <path {...LINE} d="M162 34v6h8v-6" />
      </g>
      <circle cx="100" cy="16" r="4" {...LINE} fill="currentColor" />
    </svg>
  );
}
