import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Takes the worker away that a browser has, and all that it kept. Of no build: it works when a build does not. */
export const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(clean())
})
`

type Options = { readonly root: string; readonly isOn: boolean }

/** `/sw.js`, always at the same address and asked for anew each time: the built worker, or the farewell where it is switched off. */
export const mountWorker = (app: FastifyInstance, { root, isOn }: Options): void => {
  const path = join(root, 'dist/client/sw.js')
  const worker = isOn && existsSync(path) ? readFileSync(path, 'utf8') : farewell
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('service-worker-allowed', '/')
      .send(worker),
  )
}
