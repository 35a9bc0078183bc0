import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './bootstrap.mjs'

// node bin/run.mjs NAME … runs bin/NAME.ts with everything it needs in place

const [name = '', ...words] = process.argv.slice(2)
const script = join(root, 'bin', `${name}.ts`)

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`there is no bin/${name}.ts`)
  process.exit(1)
}

await bootstrap(async () => {
  process.argv = [process.argv[0] ?? '', script, ...words]
  await import(pathToFileURL(script).href)
})
