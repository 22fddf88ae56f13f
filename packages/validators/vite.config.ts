import { defineConfig } from 'vite';
import { library } from '../../vite.library.ts';

const folders = ['yup', 'record', 'form', 'bill', 'paste'].map((name) => `${name}/index`);
const messages = ['zh-CN', 'en-US'].map((locale) => `messages/${locale}`);
const entries = ['index', ...folders, ...messages];

export default defineConfig(library(Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`]))));
