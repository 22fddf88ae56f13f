import * as styles from './port.css.ts';

export interface PortProps {
  name: string;
  /** UN/LOCODE, five letters */
  code?: string | undefined;
}

/** A port: its name first, its code second and small. */
export const Port = ({ name, code }: PortProps) => (
  <span className={styles.port}>
    <span>{name}</span>
    {code && <span className={styles.code}>{code}</span>}
  </span>
);
