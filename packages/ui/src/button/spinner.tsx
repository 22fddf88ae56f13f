import { spinner } from './button.css.ts';

/** A turning ring of 14 px in the colour of the text; the word beside it says what is waited for. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;
