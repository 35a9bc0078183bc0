import { defineConfig } from 'vitest/config'
import { texts } from './vite.config.ts'

const except = ['**/node_modules/**', 'dist/**', 'data/**', 'test/e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        plugins: [texts()],
        // pages name the icons' file as the built ones do
        build: { assetsInlineLimit: 0 },
        // pages are rendered by React as the shop has it, in a fifth of the time; warnings are for the tests with a document
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          // the files of one worker share what they import: nothing of ours may keep state in a module
          isolate: false,
          globalSetup: ['test/support/database-server.ts'],
          include: ['{src,bin,config,db,test}/**/*.test.ts'],
          exclude: except,
        },
      },
      {
        extends: true,
        plugins: [texts()],
        // warnings stay; where in a source an element was written is worked out for each of them, and read by nobody
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'browser',
          environment: 'jsdom',
          // a document of its own for each file, jsdom itself loaded once: half the time of a process for each
          pool: 'vmThreads',
          setupFiles: ['test/support/patience.ts', 'test/support/own-channels.ts'],
          include: ['{src,test}/**/*.test.tsx'],
          exclude: except,
        },
      },
    ],
  },
})
