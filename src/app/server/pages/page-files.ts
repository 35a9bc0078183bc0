import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#core/language.ts'
import type { loadPages, render, renderShell } from '../../entry-server.tsx'
import type { PageAssets } from '../../hydration.ts'
import { readAssetTable } from './assets.ts'

/** The page renderer and the files its pages load: built ones, or Vite's own while developing. */
export type PageFiles = {
  readonly getRenderer: () => Promise<Renderer>
  readonly assetsOf: (pageSources: readonly string[], language: Language) => PageAssets
}

type Renderer = {
  readonly loadPages: typeof loadPages
  readonly render: typeof render
  readonly renderShell: typeof renderShell
}

type Options = {
  readonly root: string
  readonly app: FastifyInstance
  readonly isDevelopment: boolean
  readonly hasWorker: boolean
}

export const createPageFiles = async ({ root, app, isDevelopment, hasWorker }: Options): Promise<PageFiles> => {
  if (isDevelopment) return createDevelopmentFiles(root, app)
  const renderer = (await import(join(root, 'dist/server/entry-server.js'))) as Renderer
  const table = readAssetTable(join(root, 'dist/client'))
  return {
    getRenderer: async () => renderer,
    assetsOf: (sources, language) => {
      const assets = table.of(sources, language)
      return hasWorker ? assets : { ...assets, release: '' }
    },
  }
}

/** Vite in the same process: pages and styles change without a restart. */
const createDevelopmentFiles = async (root: string, app: FastifyInstance): Promise<PageFiles> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    const isVites =
      /^\/(@|src\/|node_modules\/|config\/|__)/.test(request.url) || /[?&](import|direct|url|t=)/.test(request.url)
    if (!isVites) return undefined
    reply.hijack()
    return new Promise<void>((resolve) => {
      reply.raw.once('close', resolve)
      vite.middlewares(request.raw, reply.raw, () => {
        reply.raw.statusCode = 404
        reply.raw.end()
      })
    })
  })
  const assets: PageAssets = {
    release: '',
    entry: '/src/app/entry-browser.ts',
    styles: ['tokens', 'reset', 'base'].map((name) => `/src/ui/styles/${name}.css?direct`),
    preloads: [],
    fonts: [],
    devScripts: ['/@vite/client', '/src/app/server/pages/refresh-preamble.ts'],
  }
  return {
    getRenderer: async () => (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer,
    assetsOf: () => assets,
  }
}
