import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../bin/compile-cache.mjs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { RunningShop } from '#test/support/running-shop.ts'
import { makeFolder } from './support/arena.ts'
import type { FaultRun } from './support/fault.ts'
import { mustBe, mustHold } from './support/fault.ts'
import { startPrivateShop } from './support/private-shop.ts'
import { loadSteadily } from './support/steady-load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** D5 of the goals: a shop is started a hundred times on a data directory whose shop runs. */
export const run = async (how: FaultRun): Promise<void> => {
  const folder = `${await makeFolder()}/shop`
  const shop = await startPrivateShop(folder)
  try {
    await startBeside(shop, how)
  } finally {
    await shop.remove()
    await rm(dirname(folder), { recursive: true, force: true })
  }
}

/** The same beside a shop that runs already. */
export const startBeside = async (shop: RunningShop, { say, full }: FaultRun): Promise<void> => {
  const times = full ? 100 : 2
  const load = loadSteadily(shop.url, 20, () => ({ path: '/api/catalog?store=en' }))
  const seconds: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { code, said, lookedFor } = await startSecond(shop.dataDir)
    mustBe('the code of its end', code, 3)
    mustHold(`it says "${said}"`, said.includes('a shop is running on') && said.includes(`(process ${shop.child.pid})`))
    seconds.push(lookedFor)
  }
  const { sent, failed } = await load.stop()
  const slowest = Math.max(...seconds)
  say(
    `D5: ${times} of ${times} refused, ${slowest.toFixed(2)} s after they looked at most; the first answered ${sent} of ${sent} meanwhile`,
  )
  mustBe('answers of the first that failed', failed.length, 0)
  if (full) mustHold(`refused only after ${slowest.toFixed(2)} s, the goal is 1 s`, slowest < 1)
}

/** `lookedFor`: seconds from the moment it runs at all until it has ended. */
const startSecond = async (dataDir: string): Promise<{ code: number | null; said: string; lookedFor: number }> => {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent("console.log('here')")}`, 'src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache(root) },
    },
  )
  let said = ''
  let began = performance.now()
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '') began = performance.now()
    said += chunk.toString()
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said, lookedFor: (performance.now() - began) / 1000 }
}
