import sharp from 'sharp'
import type { Box } from './geometry.ts'
import type { Field } from './fields.ts'

// One core belongs to us: libvips would take all of them.
sharp.concurrency(1)
sharp.cache(false)

async function rasterise(
  inner: string,
  box: Box,
  scale: number,
): Promise<{ data: Buffer; width: number; height: number; channels: number }> {
  const width = Math.round((box.x1 - box.x0) * scale)
  const height = Math.round((box.y1 - box.y0) * scale)
  const view = `${box.x0} ${box.y0} ${box.x1 - box.x0} ${box.y1 - box.y0}`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">` +
    `<rect x="${box.x0}" y="${box.y0}" width="100%" height="100%" fill="#000"/><g style="isolation:isolate">${inner}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height, channels: info.channels }
}

/** Coverage of white paths, 0 … 1. */
export async function rasterMask(inner: string, box: Box, scale: number): Promise<Field> {
  const { data, width, height, channels } = await rasterise(inner, box, scale)
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = data[i * channels]! / 255
  return { width, height, data: out }
}

/** Red, green and blue as three masks. */
export async function rasterChannels(inner: string, box: Box, scale: number): Promise<[Field, Field, Field]> {
  const { data, width, height, channels } = await rasterise(inner, box, scale)
  const fields = [0, 1, 2].map(() => new Float32Array(width * height))
  for (let i = 0; i < width * height; i++)
    for (let k = 0; k < 3; k++) fields[k]![i] = data[i * channels + (channels > 2 ? k : 0)]! / 255
  return fields.map((channel) => ({ width, height, data: channel })) as [Field, Field, Field]
}
