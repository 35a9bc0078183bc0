import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { isLanguage } from './src/core/language.ts'
import { readTexts } from './src/platform/server/texts.ts'

const sources = fileURLToPath(new URL('./src', import.meta.url))

/** `virtual:texts/ru` is the compiled texts of one language, without those only the server sends. */
const texts = (): Plugin => ({
  name: 'vitrine-texts',
  resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
  load(id) {
    const language = id.startsWith('\0virtual:texts/') ? id.slice('\0virtual:texts/'.length) : ''
    if (!isLanguage(language)) return undefined
    const all = Object.entries(readTexts(sources, language)).filter(([key]) => !key.startsWith('mail.'))
    return `export const texts = ${JSON.stringify(Object.fromEntries(all))}`
  },
})

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), texts()],
  // bundled whole and in its production form, whatever NODE_ENV the server was started with
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  publicDir: false,
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rollupOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-browser.ts',
      output: isSsrBuild ? { entryFileNames: '[name].js' } : {},
    },
  },
}))
