import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PostType } from '#features/blogger/rules/limits.ts'
import { scenePath } from '../pictures/spec.ts'

type Shot = {
  /** The post it came with: what it is about, and of what kind. */
  readonly style: string
  readonly type: PostType
  readonly scene: string
  /** Where the camera looks: left, top and width in pixels of the scene, four to five. */
  readonly cut: readonly [left: number, top: number, width: number]
  /** How crooked it was held, in degrees. */
  readonly turn: number
  readonly light: 'evening' | 'noon' | 'shade'
  readonly isWaiting?: true
}

/** A drawn photo of a post: below its name in the folder of uploads, and where everybody may see it once it is approved. */
export type DemoPhoto = Pick<Shot, 'style' | 'type'> & {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isApproved: boolean
}

const masters = join(import.meta.dirname, '../pictures/masters')
const [width, height] = [800, 1000]

const lights = {
  evening: { brightness: 0.93, saturation: 0.86, hue: 4 },
  noon: { brightness: 1.06, saturation: 0.92 },
  shade: { brightness: 0.88, saturation: 0.8 },
} as const

/** What the demo's blogger sent with her posts: the pieces on her floor, as a phone sees them. */
// prettier-ignore
const shots: readonly Shot[] = [
  { style: 'loopback-hoodie', type: 'post', scene: 'hero-clay', cut: [930, 20, 960], turn: -4, light: 'evening' },
  { style: 'loopback-hoodie', type: 'story', scene: 'hero-clay', cut: [1080, 90, 620], turn: 6, light: 'noon' },
  { style: 'loopback-hoodie', type: 'profile', scene: 'look-clay', cut: [0, 0, 960], turn: 3, light: 'shade' },
  { style: 'relay-runner', type: 'post', scene: 'hero-clay', cut: [1500, 590, 500], turn: -5, light: 'noon' },
  { style: 'relay-runner', type: 'story', scene: 'look-clay', cut: [0, 480, 570], turn: 4, light: 'evening' },
  { style: 'contour-legging-7-8', type: 'post', scene: 'look-clay', cut: [250, 90, 700], turn: -3, light: 'noon' },
  { style: 'warm-up-zip-jacket', type: 'post', scene: 'hero-cobalt', cut: [930, 60, 930], turn: 4, light: 'shade' },
  { style: 'warm-up-zip-jacket', type: 'story', scene: 'hero-cobalt', cut: [1100, 160, 600], turn: -6, light: 'noon', isWaiting: true },
]

/** The photos of the demo's blogger, drawn of the shop's scenes. */
export const demoPhotos = async (): Promise<DemoPhoto[]> => {
  const names = [...new Set(shots.map(({ scene }) => scene))]
  const scenes = new Map(await Promise.all(names.map(async (name) => [name, await readScene(name)] as const)))
  return Promise.all(
    shots.map(async (shot) => ({
      style: shot.style,
      type: shot.type,
      name: `${createHash('sha256').update(`vitrine demo ${shot.style} ${shot.type}`).digest('hex').slice(0, 32)}.webp`,
      bytes: await shoot(scenes.get(shot.scene) as Raw, shot),
      isApproved: shot.isWaiting !== true,
    })),
  )
}

type Raw = Awaited<ReturnType<typeof readScene>>

const readScene = (scene: string) =>
  sharp(join(masters, scenePath(scene)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

const shoot = async (scene: Raw, { cut: [left, top, across], turn, light }: Shot): Promise<Uint8Array> => {
  // so much larger that no corner is empty once it is turned
  const angle = (Math.abs(turn) * Math.PI) / 180
  const more = Math.cos(angle) + (height / width) * Math.sin(angle)
  const held = await sharp(scene.data, { raw: scene.info })
    .extract({ left, top, width: across, height: Math.round((across * height) / width) })
    .resize(Math.ceil(width * more) + 2, Math.ceil(height * more) + 2)
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(held.data, { raw: held.info })
    .extract({
      left: Math.round((held.info.width - width) / 2),
      top: Math.round((held.info.height - height) / 2),
      width,
      height,
    })
    .modulate(lights[light])
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
}
