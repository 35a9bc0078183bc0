/** A grid of numbers; `width * height` values in `data`. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export const emptyField = (width: number, height: number, value = 0): Field => ({
  width,
  height,
  data: value === 0 ? new Float32Array(width * height) : new Float32Array(width * height).fill(value),
})

/** Three box passes in each direction: a Gaussian to the eye, at a cost that does not grow with sigma. */
export function blur(source: Field, sigma: number): Field {
  const { width, height } = source
  const a = source.data.slice()
  if (sigma < 0.3) return { width, height, data: a }
  const b = new Float32Array(a.length)
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.5))
  const share = 1 / (2 * radius + 1)
  const column = new Float64Array(width)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width
      const first = a[row]!
      const last = a[row + width - 1]!
      let sum = first * (radius + 1)
      for (let k = 1; k <= radius; k++) sum += a[row + Math.min(width - 1, k)]!
      for (let x = 0; x < width; x++) {
        b[row + x] = sum * share
        const entering = x + radius + 1
        sum += (entering < width ? a[row + entering]! : last) - (x >= radius ? a[row + x - radius]! : first)
      }
    }
    for (let x = 0; x < width; x++) column[x] = b[x]! * (radius + 1)
    for (let k = 1; k <= radius; k++) {
      const row = Math.min(height - 1, k) * width
      for (let x = 0; x < width; x++) column[x]! += b[row + x]!
    }
    for (let y = 0; y < height; y++) {
      const row = y * width
      const next = Math.min(height - 1, y + radius + 1) * width
      const last = Math.max(0, y - radius) * width
      for (let x = 0; x < width; x++) {
        a[row + x] = column[x]! * share
        column[x]! += b[next + x]! - b[last + x]!
      }
    }
  }
  return { width, height, data: a }
}

/** As `blur`, at half or quarter size where the result has no detail to lose. */
export function blurCoarse(source: Field, sigma: number): Field {
  const factor = sigma >= 16 ? 4 : sigma >= 4 ? 2 : 1
  if (factor === 1 || source.width % factor || source.height % factor) return blur(source, sigma)
  return resize(blur(shrink(source, factor), sigma / factor), source.width, source.height)
}

export function shrink(source: Field, factor: number): Field {
  const width = Math.floor(source.width / factor)
  const height = Math.floor(source.height / factor)
  const data = new Float32Array(width * height)
  const share = 1 / (factor * factor)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let j = 0; j < factor; j++) {
        const row = (y * factor + j) * source.width + x * factor
        for (let i = 0; i < factor; i++) sum += source.data[row + i]!
      }
      data[y * width + x] = sum * share
    }
  return { width, height, data }
}

/** Bilinear value at pixel coordinates, held at the edges. */
export function sample(field: Field, x: number, y: number): number {
  const { width, height, data } = field
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const xi = cx | 0
  const yi = cy | 0
  const fx = cx - xi
  const i = yi * width + xi
  const top = data[i]! + (data[i + 1]! - data[i]!) * fx
  const bottom = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * fx
  return top + (bottom - top) * (cy - yi)
}

export function resize(source: Field, width: number, height: number): Field {
  const data = new Float32Array(width * height)
  const sx = source.width / width
  const sy = source.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = sample(source, (x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5)
  return { width, height, data }
}
