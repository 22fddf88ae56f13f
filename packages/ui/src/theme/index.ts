// The order of these imports is the order of the stylesheet: layers first.
import './layers.css.ts';
import './tokens.css.ts';
import './reset.css.ts';
import './print.css.ts';
import './punctuation.css.ts';
