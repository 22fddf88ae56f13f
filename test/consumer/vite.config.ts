import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// A host that compiles styles of its own must not take the packages' files for its sources.
export default defineConfig({ plugins: [vanillaExtractPlugin()], build: { manifest: true } });
