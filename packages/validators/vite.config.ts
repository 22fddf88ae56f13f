import { defineConfig } from 'vite';
import { library } from '../../vite.library.ts';

export default defineConfig(library({ index: 'src/index.ts', 'bill/index': 'src/bill/index.ts' }));
