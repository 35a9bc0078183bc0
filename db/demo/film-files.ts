import { join } from 'node:path'
import sharp from 'sharp'
import { filmed, filmPath } from './films.ts'
import { masterPath } from './pictures/spec.ts'
import { getStyle } from './styles.ts'
import { toWebm } from './webm.ts'

const masters = join(import.meta.dirname, 'pictures/masters')
const [width, height] = [400, 496]
const framesPerSecond = 12
const steps = 16
/** How close the camera comes, and to which point, as shares of the picture. */
const closest = 1.7
const [aimX, aimY] = [0.5, 0.42]

/** The films of the demo, as files below the media folder. */
export const filmFiles = (): Promise<{ readonly path: string; readonly bytes: Uint8Array }[]> =>
  Promise.all(
    [...filmed].map(async (key) => {
      const [colour] = getStyle(key).colours
      if (!colour) throw new Error(`no colour of ${key}`)
      return { path: filmPath(key), bytes: await filmOf(join(masters, masterPath(key, colour, 'front'))) }
    }),
  )

/** The film of a master picture: in and out again, so that its end is its beginning. */
const filmOf = async (master: string): Promise<Uint8Array> => {
  const [wholeWidth, wholeHeight] = [width * 2, height * 2]
  const { data, info } = await sharp(master)
    .resize(wholeWidth, wholeHeight, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const frameAt = (step: number): Promise<Uint8Array> => {
    // slow at both ends
    const share = (1 - Math.cos((Math.PI * step) / (steps - 1))) / 2
    const zoom = 1 + (closest - 1) * share
    const [cutWidth, cutHeight] = [Math.round(wholeWidth / zoom), Math.round(wholeHeight / zoom)]
    const [left, top] = [Math.round((wholeWidth - cutWidth) * aimX), Math.round((wholeHeight - cutHeight) * aimY)]
    return sharp(data, { raw: info })
      .extract({ left, top, width: cutWidth, height: cutHeight })
      .resize(width, height, { fit: 'fill' })
      .webp({ quality: 40, effort: 2 })
      .toBuffer()
  }
  const frames = await Promise.all(Array.from({ length: steps }, (_, step) => frameAt(step)))
  return toWebm({ width, height, framesPerSecond, frames: [...frames, ...frames.slice(1, -1).toReversed()] })
}
