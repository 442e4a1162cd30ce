// How the client is built: into the directory named by BERTHIER_WEB_OUT, or dist/.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import po from './build/po';

const still = fileURLToPath(new URL('src/board/still.ts', import.meta.url));
const server = `127.0.0.1:${process.env.PORT ?? '8806'}`;

export default defineConfig({
  base: './',
  plugins: [svelte(), po()],
  resolve: { alias: { 'd3-transition': still, 'd3-interpolate': still } },
  build: {
    outDir: process.env.BERTHIER_WEB_OUT || 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/socket': { target: `ws://${server}`, ws: true },
      '/book': { target: `http://${server}` },
      '/health': { target: `http://${server}` },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'node',
  },
});
