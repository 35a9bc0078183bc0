import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { image } from '../engine/paint.ts'
import { SCENE_SIZES } from '../spec.ts'
import type { PictureSpec, Story, Template } from '../spec.ts'
import { compose } from './compose.ts'
import type { Placed } from './compose.ts'
import { Cutouts } from './cutouts.ts'
import { LAYOUTS, STORY_PAPERS } from './layouts.ts'
import type { SceneLayout, Slot } from './layouts.ts'
import { arrange } from './looks.ts'

interface SceneStyle {
  readonly key: string
  readonly picture?: PictureSpec
  readonly colours: readonly string[]
}

/** A scene that the catalogue asks for by its pieces. */
export interface NamedScene {
  readonly name: string
  readonly pieces: readonly { readonly style: string; readonly colour: string }[]
}

interface Piece {
  readonly key: string
  readonly picture: PictureSpec
  readonly colour: string
}

const SCENES_VERSION = 3
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' } as const
const LOOK_LIGHT = { shift: -0.05, slant: 0.5, strength: 1 } as const

/** Draws heroes, category tiles and the catalogue's looks that are missing or have changed. */
export async function drawScenes(
  styles: readonly SceneStyle[],
  scenes: readonly NamedScene[],
  out: string,
  only = '',
): Promise<void> {
  mkdirSync(out, { recursive: true })
  const cutouts = new Cutouts()
  const stamps = readStamps(out)
  const jobs = [...LAYOUTS.map((l) => layoutJob(l, styles)), ...scenes.map((s) => lookJob(s, styles))]
  for (const job of jobs) {
    const hash = createHash('sha256')
      .update(JSON.stringify([SCENES_VERSION, job]))
      .digest('hex')
      .slice(0, 16)
    const file = join(out, `${job.name}.avif`)
    if (!job.name.startsWith(only) || (stamps[job.name] === hash && existsSync(file))) continue
    const items: Placed[] = []
    for (const { piece, place } of job.items)
      items.push({ ...place, cut: await cutouts.get(piece.key, piece.picture, piece.colour) })
    const { width, height } = job.size
    await image(await compose(width, height, job.paper, items, job.light))
      .avif(AVIF)
      .toFile(file)
    stamps[job.name] = hash
    writeFileSync(join(out, 'index.json'), `${JSON.stringify(stamps, null, 1)}\n`)
    console.log(`scene ${job.name}: ${items.length} pieces`)
  }
}

interface Job {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly paper: string
  readonly light: SceneLayout['light']
  readonly items: readonly { readonly piece: Piece; readonly place: Omit<Placed, 'cut'> }[]
}

function readStamps(out: string): Record<string, string> {
  const file = join(out, 'index.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Plain pieces first: a print would fight with its neighbours. */
function pieceFor(slot: Slot, styles: readonly SceneStyle[]): Piece {
  const fitting = (colour: string | undefined): Piece[] =>
    styles
      .filter((s) => s.picture?.template === slot.template && (colour === undefined || s.colours.includes(colour)))
      .map((s) => ({ key: s.key, picture: s.picture!, colour: slot.colour }))
      .toSorted((a, b) => rank(a.picture) - rank(b.picture))
  const own = fitting(slot.colour)
  const found = own.length > 0 ? own : fitting(undefined)
  const piece = found[Math.min(slot.piece ?? 0, found.length - 1)]
  if (!piece) throw new Error(`no ${slot.template} for a scene`)
  return piece
}

const rank = (spec: PictureSpec): number => {
  const plain = (spec.print ?? 'plain') === 'plain' ? 0 : 2
  if (spec.template === 'hoodie') return plain + (spec.cut.neck === 'hood' ? 0 : 1)
  if (spec.template === 'mat') return plain + (spec.cut.pose === 'rolled' ? 0 : 1)
  return plain
}

function layoutJob(layout: SceneLayout, styles: readonly SceneStyle[]): Job {
  const items = layout.slots.map((slot) => ({
    piece: pieceFor(slot, styles),
    place: {
      x: slot.x,
      y: slot.y,
      width: slot.width ?? 2,
      height: slot.height,
      turn: slot.turn ?? 0,
      ...(slot.flip ? { flip: true } : {}),
    },
  }))
  return { name: layout.name, size: SCENE_SIZES[layout.size], paper: layout.paper, light: layout.light, items }
}

function lookJob(scene: NamedScene, styles: readonly SceneStyle[]): Job {
  const pieces = scene.pieces.map(({ style, colour }): Piece => {
    const found = styles.find((s) => s.key === style)
    if (!found?.picture) throw new Error(`scene ${scene.name} wants ${style}, which has no picture`)
    return { key: style, picture: found.picture, colour }
  })
  const story = scene.name.replace(/^look-/, '') as Story
  const templates: Template[] = pieces.map((p) => p.picture.template)
  return {
    name: scene.name,
    size: SCENE_SIZES.look,
    paper: STORY_PAPERS[story] ?? '#dad6cd',
    light: LOOK_LIGHT,
    items: arrange(templates).map(({ index, place }) => ({ piece: pieces[index]!, place })),
  }
}
