import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/server/context.ts'
import { colourPair, designTokens } from '../rules/design-tokens.ts'
import type { DesignTokens } from '../rules/design-tokens.ts'
import { toStylesheet } from '../rules/stylesheet.ts'
import { listSkins } from './skins.ts'
import { findShown } from './versions.ts'

/** A look as its versions keep it: tokens over those of a skin. */
export type DesignBody = { readonly skin: string; readonly tokens: DesignTokens }

export const designSubject = { kind: 'design', subject: '' } as const
export const firstDesign: DesignBody = { skin: 'default', tokens: {} }

/** What pages need of the shop's look. */
export type PageDesign = {
  /** The style sheet over the built-in one; none where nothing differs. */
  readonly href: string | undefined
  readonly css: string
  /** Of the page's ground, for what the browser paints around it. */
  readonly paper: { readonly light: string; readonly dark: string }
}

/** The look that is shown now. */
export const findDesign = async (db: Db, now: Date): Promise<DesignBody> =>
  ((await findShown(db, designSubject, now))?.body as DesignBody | undefined) ?? firstDesign

const readDesign = async (db: Db, now: Date): Promise<PageDesign> => {
  const { skin, tokens } = await findDesign(db, now)
  const base = (await listSkins(db)).find(({ id }) => id === skin)?.tokens
  const all = { ...base, ...tokens }
  const css = toStylesheet(all)
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  const paper = colourPair(all.paper ?? '') ?? colourPair(designTokens.paper.builtIn)
  return {
    href: css === '' ? undefined : `/assets/shop-look-${hash}.css`,
    css,
    paper: paper ?? { light: '#ffffff', dark: '#000000' },
  }
}

type Deps = {
  readonly db: Db
  /** A text that changes with everything pages show. */
  readonly revision: () => string
  readonly now: () => Date
}

/** The look of this process, read anew whenever what pages show has changed. */
export const createDesign = ({ db, revision, now }: Deps): (() => Promise<PageDesign>) => {
  let kept: { readonly revision: string; readonly design: Promise<PageDesign> } | undefined
  return () => {
    const current = revision()
    if (kept?.revision === current) return kept.design
    const design = readDesign(db, now())
    const mine = { revision: current, design }
    kept = mine
    // a reading that failed is not kept; who waits for it is told
    design.catch(() => {
      if (kept === mine) kept = undefined
    })
    return design
  }
}

/** `/assets/shop-look-{hash}.css`: immutable by its own hash; a page of before a change gets what is shown now, for the moment. */
export const designRoute = async (
  app: FastifyInstance,
  { design }: { readonly design: () => Promise<PageDesign> },
): Promise<void> => {
  app.get('/assets/shop-look-:hash(^[0-9a-f]{16}).css', async (request, reply) => {
    const { href, css } = await design()
    const isCurrent = href === request.url.split('?')[0]
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(css)
  })
}
