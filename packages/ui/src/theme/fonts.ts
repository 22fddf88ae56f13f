// IBM Plex Sans (variable), IBM Plex Mono and Big Shoulders Stencil, each with its OFL licence in its package.
// Chinese is set in the reader's system fonts.
import '@fontsource-variable/ibm-plex-sans/wdth.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/ibm-plex-mono/latin-600.css';
import '@fontsource/big-shoulders-stencil-display/latin-700';
