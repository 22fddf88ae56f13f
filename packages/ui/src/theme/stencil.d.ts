// The package exports its styles without the extension that would tell TypeScript what they are.
declare module '@fontsource/big-shoulders-stencil-display/latin-700';
