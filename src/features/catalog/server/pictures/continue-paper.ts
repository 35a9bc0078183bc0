/** RGB bytes of a picture, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** A colour this far from the paper's in one channel belongs to something on it. */
const tolerance = 14
/** Share of an edge that things may touch before the edge counts as taken. */
const plainShare = 0.015
/** Rows of paper that its grain is taken from, at most. */
const longestGrain = 64

/**
 * The picture in a larger frame, without cutting or distorting it: the paper it lies on goes on above and below (or left and
 * right), with its shade and its grain. Where a thing touches one edge all paper comes at the other, so that it stands or hangs
 * there still; where things touch both, they dissolve.
 */
export const continuePaper = (picture: Pixels, width: number, height: number): Pixels => {
  if (picture.width < width) return transpose(continueDown(transpose(continueDown(picture, height)), width))
  return continueDown(picture, height)
}

const continueDown = (picture: Pixels, height: number): Pixels => {
  const missing = height - picture.height
  if (missing <= 0) return picture
  const paper = findPaper(picture)
  const top = measureEdge(picture, paper, (row) => row)
  const bottom = measureEdge(picture, paper, (row) => picture.height - 1 - row)
  const above = top.isPlain === bottom.isPlain ? Math.floor(missing / 2) : top.isPlain ? missing : 0
  const data = new Uint8Array(picture.width * height * 3)
  data.set(picture.data, above * picture.width * 3)
  fill(data, picture, top, above, (distance) => above - 1 - distance)
  fill(data, picture, bottom, missing - above, (distance) => above + picture.height + distance)
  return { data, width: picture.width, height }
}

type Edge = {
  readonly isPlain: boolean
  /** Rows of paper before the first thing. */
  readonly depth: number
  /** The picture's row at a distance from the edge. */
  readonly rowAt: (distance: number) => number
}

/** The colour that most of the picture's border has. */
const findPaper = ({ data, width, height }: Pixels): readonly [number, number, number] => {
  const channels: [number[], number[], number[]] = [[], [], []]
  const take = (x: number, y: number) => {
    for (let channel = 0; channel < 3; channel++) channels[channel]?.push(data[(y * width + x) * 3 + channel] ?? 0)
  }
  for (let x = 0; x < width; x += 3) for (const y of [0, height - 1]) take(x, y)
  for (let y = 0; y < height; y += 3) for (const x of [0, width - 1]) take(x, y)
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 255
  return [median(channels[0]), median(channels[1]), median(channels[2])]
}

const measureEdge = (
  { data, width, height }: Pixels,
  paper: readonly [number, number, number],
  rowAt: (distance: number) => number,
): Edge => {
  // paper has a light side and a dark one: each pixel is held against its neighbours in the row, not against one colour
  const isTaken = (row: number): boolean => {
    let taken = 0
    for (let x = 0; x < width; x++) {
      const at = (row * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const away = Math.abs((data[at + channel] ?? 0) - (paper[channel] ?? 0))
        if (away <= tolerance * 3 && (away <= tolerance || isSmooth(data, at, channel, x, width))) continue
        taken++
        break
      }
    }
    return taken > width * plainShare
  }
  let depth = 0
  while (depth < Math.min(longestGrain, height) && !isTaken(rowAt(depth))) depth++
  return { isPlain: depth > 1, depth: Math.max(depth, 1), rowAt }
}

/** A shade that drifts, as the fall of light on paper does, and no edge of anything. */
const isSmooth = (data: Uint8Array, at: number, channel: number, x: number, width: number): boolean => {
  const step = 3 * Math.min(8, x, width - 1 - x)
  return step === 0 || Math.abs((data[at + channel - step] ?? 0) - (data[at + channel + step] ?? 0)) < tolerance
}

const fill = (
  target: Uint8Array,
  picture: Pixels,
  edge: Edge,
  length: number,
  targetRow: (distance: number) => number,
): void => {
  if (length <= 0) return
  if (edge.isPlain) fillPaper(target, picture, edge, length, targetRow)
  else fillFading(target, picture, edge, length, targetRow)
}

/** The last rows' shade, smoothed along the edge, and the grain of the paper before it, there and back again. */
const fillPaper = (
  target: Uint8Array,
  { data, width }: Pixels,
  edge: Edge,
  length: number,
  targetRow: (distance: number) => number,
): void => {
  const shade = new Float32Array(width * 3)
  const rows = Math.min(edge.depth, 6)
  for (let row = 0; row < rows; row++) {
    const from = edge.rowAt(row) * width * 3
    for (let index = 0; index < shade.length; index++)
      shade[index] = (shade[index] ?? 0) + (data[from + index] ?? 0) / rows
  }
  const smooth = blurRow(shade, width, Math.max(2, width >> 4))
  const wide = blurRow(smooth, width, Math.max(2, width >> 2))
  const grains = Array.from({ length: edge.depth }, (_, row) => {
    const from = edge.rowAt(row) * width * 3
    const line = Float32Array.from(data.subarray(from, from + width * 3))
    return { line, mean: blurRow(line, width, 6) }
  })
  const soft = Math.min(24, length)
  for (let distance = 0; distance < length; distance++) {
    const grain = grains[pingPong(distance, edge.depth)]
    const near = 1 - Math.min(1, (distance + 1) / soft)
    // a shadow that reaches the edge ends somewhere
    const far = smoothStep(Math.min(1, distance / (width * 0.4)))
    const to = targetRow(distance) * width * 3
    for (let index = 0; index < width * 3; index++) {
      const calm = (smooth[index] ?? 0) + ((wide[index] ?? 0) - (smooth[index] ?? 0)) * far
      const base = calm + ((shade[index] ?? 0) - calm) * near
      const noise = (grain?.line[index] ?? 0) - (grain?.mean[index] ?? 0)
      target[to + index] = clamp(base + Math.max(-8, Math.min(8, noise)))
    }
  }
}

/** What touches the edge is mirrored and dissolves, the further the more. */
const fillFading = (
  target: Uint8Array,
  { data, width, height }: Pixels,
  edge: Edge,
  length: number,
  targetRow: (distance: number) => number,
): void => {
  const radius = Math.max(3, Math.round(width / 40))
  let lines: Float32Array[] = Array.from({ length: length + radius }, (_, distance) => {
    const from = edge.rowAt(pingPong(distance, height)) * width * 3
    return Float32Array.from(data.subarray(from, from + width * 3))
  })
  const sharp = lines
  for (let round = 0; round < 3; round++)
    lines = blurDown(
      lines.map((line) => blurRow(line, width, radius)),
      radius,
    )
  for (let distance = 0; distance < length; distance++) {
    const blurred = lines[distance]
    const mirrored = sharp[distance]
    const share = smoothStep(Math.min(1, (distance + 1) / (radius * 1.5)))
    const to = targetRow(distance) * width * 3
    for (let index = 0; index < width * 3; index++) {
      target[to + index] = clamp((mirrored?.[index] ?? 0) * (1 - share) + (blurred?.[index] ?? 0) * share)
    }
  }
}

/** Box blur along a row of RGB, its ends repeated. */
const blurRow = (line: Float32Array, width: number, radius: number): Float32Array => {
  const result = new Float32Array(line.length)
  const size = radius * 2 + 1
  for (let channel = 0; channel < 3; channel++) {
    const value = (x: number) => line[Math.max(0, Math.min(width - 1, x)) * 3 + channel] ?? 0
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += value(x)
    for (let x = 0; x < width; x++) {
      result[x * 3 + channel] = sum / size
      sum += value(x + radius + 1) - value(x - radius)
    }
  }
  return result
}

const blurDown = (lines: readonly Float32Array[], radius: number): Float32Array[] => {
  const length = lines[0]?.length ?? 0
  const row = (index: number) => lines[Math.max(0, Math.min(lines.length - 1, index))]
  const sum = new Float32Array(length)
  const add = (line: Float32Array | undefined, sign: number) => {
    for (let index = 0; index < length; index++) sum[index] = (sum[index] ?? 0) + sign * (line?.[index] ?? 0)
  }
  for (let y = -radius; y <= radius; y++) add(row(y), 1)
  return lines.map((_, y) => {
    const result = sum.map((value) => value / (radius * 2 + 1))
    add(row(y + radius + 1), 1)
    add(row(y - radius), -1)
    return result
  })
}

const transpose = ({ data, width, height }: Pixels): Pixels => {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = (x * height + y) * 3
      turned[to] = data[from] ?? 0
      turned[to + 1] = data[from + 1] ?? 0
      turned[to + 2] = data[from + 2] ?? 0
    }
  }
  return { data: turned, width: height, height: width }
}

/** 0 1 2 … n-1 n-2 … 1 0 1 …: there and back again. */
const pingPong = (distance: number, length: number): number => {
  if (length < 2) return 0
  const period = 2 * length - 2
  const at = distance % period
  return at < length ? at : period - at
}

const smoothStep = (share: number): number => share * share * (3 - 2 * share)
const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
