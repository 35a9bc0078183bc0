import { setup } from './setup.ts'
import { fillDemo } from '/work/main/db/demo/fill.ts'
import { createCatalogue, createListing } from '/work/main/src/features/catalog/server/index.ts'
import { createSearch } from '/work/main/src/features/search/server/index.ts'
import { createListen } from '/work/main/src/platform/server/listen.ts'
import { loadSnapshot } from '/work/main/src/features/catalog/server/snapshot/load.ts'
const s = await setup('/tmp/cat/pg')
await fillDemo(s.db, { now: new Date(), onProgress: console.log })
let t = performance.now()
const time = (name: string) => { console.log(name, (performance.now() - t).toFixed(1), 'ms'); t = performance.now() }
t = performance.now()
await loadSnapshot(s.db); time('cold load')
await loadSnapshot(s.db); time('load')
const log = { warn: console.warn, error: console.error } as never
const catalogue = await createCatalogue({ db: s.db, listen: createListen({ connection: s.connection }, log), log, now: () => new Date() })
time('catalogue')
const listing = await createListing(catalogue)
const search = await createSearch({ catalogue }); time('index')
await search.prepare(['en']); time('text en'); await search.prepare(['ru']); time('text ru')
console.log(catalogue.current().products.size, process.memoryUsage().heapUsed/1e6)
await catalogue.stop(); await s.close(); await s.pg.stop()
