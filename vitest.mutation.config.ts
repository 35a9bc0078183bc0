import { defineConfig } from 'vitest/config'

/** The tests of pure rules alone: they need no database, and so a mutant is judged in milliseconds. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/features/*/rules.test.ts', 'src/features/*/rules/**/*.test.ts', 'src/core/**/*.test.ts'],
  },
})
