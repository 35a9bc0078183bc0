import type { Names } from './names.ts'

/** The files of a new feature by their paths, the SPEC.md first. */
export const toFiles = ({ name, camel, pascal, rule, title, route }: Names): Readonly<Record<string, string>> => {
  const at = `src/features/${name}`
  return {
    [`${at}/SPEC.md`]: `# ${title}

What it is for, in one sentence.

- ${rule}-1 Each stands once, in the order of the alphabet. [ours]
- ${rule}-2 Anybody may list them, 50 at most. [ours]
`,
    [`${at}/contract.ts`]: `import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'

export const ${camel}Contract = {
  '${route}': endpoint({
    summary: '${title} of a store view',
    access: 'anyone',
    query: Type.Object({ size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) }),
    reply: Type.Object({ items: Type.Array(Type.String()) }),
  }),
} as const satisfies Contract
`,
    [`${at}/rules.ts`]: `/** The names as they are listed: each once, in the order of the alphabet. */
export const inOrder = (names: readonly string[]): string[] => [...new Set(names)].toSorted()
`,
    [`${at}/rules.test.ts`]: `import { expect, test } from 'vitest'
import { inOrder } from './rules.ts'

test('[${rule}-1] each stands once, in the order of the alphabet', () => {
  expect(inOrder(['second', 'first', 'second'])).toEqual(['first', 'second'])
})
`,
    [`${at}/server/index.ts`]: `export { ${camel}Routes } from './routes.ts'
`,
    [`${at}/server/routes.ts`]: `import { ok } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { ${camel}Contract } from '../contract.ts'
import { inOrder } from '../rules.ts'

/** ${pascal} over HTTP. */
export const ${camel}Routes = (mount: Mount<StoreView>): void =>
  mount.mount(${camel}Contract, {
    '${route}': async ({ query: { size = 50 } }, { store }) => ok({ items: inOrder([store.name]).slice(0, size) }),
  })
`,
    [`${at}/server/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { ${camel}Routes } from './index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp((mount) => ${camel}Routes(mount))
})
afterAll(() => shop.close())

test('[${rule}-2] anybody may list them, 50 at most', async () => {
  const { statusCode, body } = await shop.app.inject({ url: '/api/${name}?store=en' })
  expect([statusCode, (JSON.parse(body) as { result: unknown }).result]).toEqual([200, { items: ['English'] }])
  expect((await shop.app.inject({ url: '/api/${name}?size=51' })).statusCode).toBe(400)
})
`,
  }
}
