import * as styles from './code.css.ts';

/** A number that is read letter by letter: a bill, a booking, a seal. Never cut, never wrapped. */
export const Code = ({ children }: { children: string }) => <span className={styles.code}>{children}</span>;
