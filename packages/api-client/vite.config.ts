import { defineConfig } from 'vite';
import { library } from '../../vite.library.ts';

const entries = ['index', 'contract/index', 'react/index', 'live/index', 'testing/index', 'openapi/index'];
export default defineConfig(library(Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`]))));
