import { chromium } from '@playwright/test'
import { findChromium } from '../../bin/chromium.ts'
import { runDeployRounds, startDeploys } from '../support/deploys.ts'
import { makeReleaseFolder } from '../support/release-folder.ts'
import type { FaultRun } from './support/fault.ts'
import { mustBe } from './support/fault.ts'

/**
 * O7: a release, its rollback and the release again under an open checkout and an open listing, 50 times in one browser. Each release
 * has all chunks renamed, one of the old ones gone, and databases of a newer form.
 */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const rounds = Number(process.env['RUNS'] ?? (full ? 50 : 2))
  const releases = [await makeReleaseFolder(), await makeReleaseFolder('next', /^static-page/)]
  const [first] = releases
  if (!first) throw new Error('no release')
  const deploys = await startDeploys(first)
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: deploys.url })
    const faults = await runDeployRounds({ context, deploys, releases }, rounds, say)
    for (const fault of faults.slice(0, 10)) say(fault)
    mustBe(`errors of pages in ${rounds} releases`, faults.length, 0)
    say(`${rounds} releases: 0 errors, nothing typed was lost, each was told of`)
  } finally {
    await browser.close()
    await deploys.close()
    for (const release of releases) await release.remove()
  }
}
