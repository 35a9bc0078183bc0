import { createServer } from 'vite'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

// npm run gallery: every component of src/ui in its states, changed as its file is

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'src', 'app', 'gallery'),
  appType: 'mpa',
  optimizeDeps: { entries: ['index.html'] },
  build: { rollupOptions: { input: 'index.html' } },
  server: { port: Number(process.env['PORT'] ?? 3106), fs: { allow: [root] } },
})
await server.listen()
server.printUrls()
