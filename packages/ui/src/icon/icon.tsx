import * as styles from './icon.css.ts';
import { drawingOf, type IconName } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20 or 28 px */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** what it says, when no word beside it says so; without it the icon is decoration */
  label?: string | undefined;
}

const INKS = ['line', 'fill', 'cut', 'dots'] as const;

/** One of the icons drawn for this project, in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  const drawing = drawingOf(name);
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {INKS.map((ink) => drawing[ink] && <path key={ink} data-ink={ink} d={drawing[ink]} />)}
    </svg>
  );
}
