import { bootstrap } from './bootstrap.mjs'

// npm test: packages and the right Node, then bin/test.ts

await bootstrap(async () => {
  // a name that is known only here, for Node 20 cannot read what it leads to
  const tests = './test.ts'
  await import(tests)
})
