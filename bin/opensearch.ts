import { once } from 'node:events'
import { findObstacle, startOpenSearch } from '#test/support/opensearch.ts'

// node bin/run.mjs opensearch: one OpenSearch for trying things out, fetched by Maven, until Ctrl-C; nothing of it stays

const obstacle = await findObstacle()
if (obstacle !== undefined) {
  console.error(`there can be no OpenSearch here: ${obstacle}`)
  process.exit(1)
}
const node = await startOpenSearch()
console.log(`OPENSEARCH_URL=${node.url} (started in ${node.seconds.toFixed(1)} s; Ctrl-C ends it)`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), node.ended])
await node.stop()
await node.remove()
