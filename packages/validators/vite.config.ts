import { defineConfig } from 'vite';
import { library } from '../../vite.library.ts';

export default defineConfig(library({ root: new URL('.', import.meta.url) }));
