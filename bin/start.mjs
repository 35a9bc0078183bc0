import { spawn } from 'node:child_process'
import module from 'node:module'
import { join } from 'node:path'
import { bootstrap, root } from './bootstrap.mjs'
import { isBuilt } from './build-stamp.mjs'
import { compileCache } from './compile-cache.mjs'
import { withProgress } from './progress.mjs'

// npm start: packages, the right Node, bundles, then the shop's bundle in this very process

const build = () =>
  withProgress(
    'building the pages',
    () =>
      new Promise((resolve, reject) => {
        // a process of its own gives its memory back
        const child = spawn(process.execPath, [join(root, 'bin', 'build.ts')], {
          cwd: root,
          stdio: ['ignore', 'inherit', 'inherit'],
        })
        child.on('error', reject)
        child.on('exit', (code) => (code === 0 ? resolve(undefined) : process.exit(1)))
      }),
  )

await bootstrap(async () => {
  if (!isBuilt(root)) await build()
  // what was compiled once is kept, which halves the time of the next start; where it cannot be kept nothing is lost
  module.enableCompileCache(compileCache(root))
  // a name that is known only here: before the build there is nothing of that name
  const shop = '../dist/server/main.js'
  await import(shop)
  // a shop that is killed later keeps it too
  module.flushCompileCache()
})
