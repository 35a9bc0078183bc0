import type { Fold } from '../engine/folds.ts';
import { type Point, CENTRE, lerpPoint } from '../engine/geometry.ts';
import type { Affine } from '../engine/part.ts';
import type { Side, Sketch } from './sketch.ts';
import { onSide, pointOn } from './sketch.ts';

/** Half widths from the centre line, heights from the top; the right half of a torso. */
export interface TorsoShape {
  readonly neckHalf: number;
  readonly neckY: number;
  /** Lowest point of the neckline. */
  readonly neckBottom: number;
  readonly neckStyle: 'round' | 'v' | 'square';
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly chest: number;
  readonly armpitY: number;
  readonly waist: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far the hem hangs in the middle. */
  readonly hemDip: number;
  readonly armhole: 'set-in' | 'raglan' | 'dropped';
}

export const armpitOf = (t: TorsoShape): Point => [CENTRE + t.chest, t.armpitY, 1];
export const shoulderTip = (t: TorsoShape): Point => [CENTRE + t.shoulder, t.shoulderY, 1];
export const neckPoint = (t: TorsoShape): Point => [CENTRE + t.neckHalf, t.neckY, 1];

/** From the centre of the neckline out to the neck point, which is left out. */
export function neckline(t: TorsoShape): Point[] {
  const depth = t.neckBottom - t.neckY;
  if (t.neckStyle === 'v') return [[CENTRE, t.neckBottom, 1], [CENTRE + t.neckHalf * 0.56, t.neckY + depth * 0.42]];
  if (t.neckStyle === 'square')
    return [
      [CENTRE, t.neckBottom],
      [CENTRE + t.neckHalf * 0.78, t.neckBottom - depth * 0.02, 1],
      [CENTRE + t.neckHalf * 0.92, t.neckY + depth * 0.5],
    ];
  return [
    [CENTRE, t.neckBottom],
    [CENTRE + t.neckHalf * 0.5, t.neckY + depth * 0.86],
    [CENTRE + t.neckHalf * 0.86, t.neckY + depth * 0.45],
  ];
}

/** From the shoulder (raglan: from the neck) to the armpit. */
export function armhole(t: TorsoShape): Point[] {
  const pit = armpitOf(t);
  if (t.armhole === 'raglan') {
    const from = neckPoint(t);
    const bend = lerpPoint(from, pit, 0.55);
    return [from, [bend[0] - 7, bend[1] + 5], pit];
  }
  const tip = shoulderTip(t);
  const height = t.armpitY - t.shoulderY;
  const inset = t.armhole === 'dropped' ? 1 : 6;
  return [
    tip,
    [tip[0] + 1, tip[1] + height * 0.12],
    [Math.min(tip[0], pit[0]) - inset, tip[1] + height * 0.5],
    [Math.min(tip[0], pit[0]) - inset * 0.4 + Math.max(0, pit[0] - tip[0]) * 0.35, tip[1] + height * 0.78],
    pit,
  ];
}

export function torsoSide(t: TorsoShape): Point[] {
  const waistY = t.armpitY + (t.hemY - t.armpitY) * 0.45;
  return [
    [CENTRE + t.chest + (t.waist - t.chest) * 0.42, t.armpitY + (waistY - t.armpitY) * 0.4],
    [CENTRE + t.waist, waistY],
    [CENTRE + t.waist + (t.hem - t.waist) * 0.6, waistY + (t.hemY - waistY) * 0.55],
    [CENTRE + t.hem, t.hemY, 1],
  ];
}

export function torsoOutline(t: TorsoShape): Point[] {
  return [
    ...neckline(t),
    ...(t.armhole === 'raglan' ? [] : [neckPoint(t)]),
    ...armhole(t),
    ...torsoSide(t),
    [CENTRE + t.hem * 0.55, t.hemY + t.hemDip * 0.75],
    [CENTRE, t.hemY + t.hemDip],
  ];
}

export interface SleeveShape {
  /** From the vertical, in degrees. */
  readonly angle: number;
  readonly length: number;
  readonly endWidth: number;
  /** Sideways bow of the outer edge at mid length. */
  readonly bow?: number;
}

/** A sleeve with coordinates of its own: `at(t, s)`, t along the arm, s from -1 (inner) to 1 (outer). */
export class Sleeve {
  readonly outline: Point[];
  readonly side: Side;
  private readonly outer: Point[];
  private readonly inner: Point[];
  private readonly torso: TorsoShape;
  private readonly angle: number;

  constructor(torso: TorsoShape, shape: SleeveShape, side: Side) {
    this.torso = torso;
    this.side = side;
    this.angle = (shape.angle * Math.PI) / 180;
    const [sin, cos] = [Math.sin(this.angle), Math.cos(this.angle)];
    const tip = shoulderTip(torso);
    const start = torso.armhole === 'raglan' ? neckPoint(torso) : tip;
    const cap = shoulderCap(tip, this.angle, Math.min(96, shape.length * 0.4));
    const last = cap[cap.length - 1]!;
    const rest = shape.length - Math.min(96, shape.length * 0.4);
    const bow = shape.bow ?? 4;
    const end: Point = [last[0] + sin * rest, last[1] + cos * rest, 1];
    const along = (t: number, out: number): Point => [last[0] + sin * rest * t + cos * out, last[1] + cos * rest * t - sin * out];
    this.outer = [...cap, along(0.33, bow), along(0.66, bow * 0.7), end];
    const innerEnd: Point = [end[0] - cos * shape.endWidth, end[1] + sin * shape.endWidth, 1];
    const pit = armpitOf(torso);
    this.inner = [pit, ...[0.28, 0.56, 0.8].map((t) => { const p = lerpPoint(pit, innerEnd, t); return [p[0] + bow * 0.6, p[1]] as Point; }), innerEnd];
    // Hidden below the torso, well inside its edge.
    const tuck = armhole(torso)
      .slice(1)
      .reverse()
      .map((p): Point => [p[0] - 16, p[1] + 4]);
    const shoulder: Point[] = torso.armhole === 'raglan' ? [[start[0] - 4, start[1] - 1, 1], [tip[0] - 6, tip[1] - 4]] : [[tip[0] - 6, tip[1] - 2, 1]];
    this.outline = [...shoulder, ...this.outer, ...[...this.inner].reverse(), ...tuck];
  }

  /** On the right half; `onSide` mirrors it. */
  at(t: number, s: number): Point {
    const out = walk(this.outer, t);
    const inn = walk(this.inner, Math.max(0, t));
    return lerpPoint(inn, out, (s + 1) / 2);
  }

  place(points: readonly (readonly [t: number, s: number])[]): Point[] {
    return onSide(this.side, points.map(([t, s]) => this.at(t, s)));
  }

  /** Straightens prints along the arm, meeting the torso's at the shoulder. */
  uv(): Affine {
    const tip = pointOn(this.side, shoulderTip(this.torso));
    const sin = Math.sin(this.angle) * this.side;
    const cos = Math.cos(this.angle);
    return [cos, -sin, tip[0] - cos * tip[0] + sin * tip[1], sin, cos, tip[1] - sin * tip[0] - cos * tip[1]];
  }

  /** Long-sleeve folds: drag lines from the armpit, a broken elbow, a stack above the cuff. */
  longFolds(sketch: Sketch, strength = 1): Fold[] {
    const fold = (pts: readonly (readonly [number, number])[], width: number, depth: number, lean = 0.4, taper: [number, number] = [0.15, 0.45]): Fold =>
      sketch.fold(this.place(pts), { width, depth: depth * strength, lean: lean * this.side, taper, crease: 0.25 });
    return [
      fold([[0.02, -0.9], [0.1, -0.1], [0.1, 0.7]], 11, -4.8, 0.4, [0.05, 0.6]),
      fold([[0.09, -0.95], [0.22, -0.2], [0.26, 0.6]], 12, -4, 0.5, [0.05, 0.5]),
      fold([[0.22, -0.95], [0.36, -0.3], [0.44, 0.2]], 12, -2.6, 0.5, [0.08, 0.5]),
      fold([[0.38, -0.95], [0.45, -0.2], [0.41, 0.55]], 9, -4.2, 0.5),
      fold([[0.47, 0.95], [0.54, 0.1], [0.53, -0.6]], 11, -3.6, -0.5),
      fold([[0.56, -0.95], [0.62, -0.3], [0.68, 0.3]], 10, -3.4, 0.5, [0.1, 0.5]),
      fold([[0.8, -0.9], [0.83, 0], [0.79, 0.8]], 8, -3.6, 0.5, [0.2, 0.35]),
      fold([[0.875, 0.95], [0.9, 0], [0.88, -0.8]], 7, -4.6, -0.4, [0.15, 0.3]),
      fold([[0.95, -0.95], [0.96, 0], [0.94, 0.9]], 6, -4, 0.2, [0.15, 0.2]),
      fold([[0.05, 0.5], [0.25, 0.35], [0.45, 0.45]], 16, 2.6, 0),
      fold([[0.55, 0.2], [0.66, 0.3], [0.8, 0.1]], 14, 2.4, 0),
    ];
  }

  shortFolds(sketch: Sketch, strength = 1): Fold[] {
    const fold = (pts: readonly (readonly [number, number])[], width: number, depth: number, taper: [number, number] = [0.1, 0.5]): Fold =>
      sketch.fold(this.place(pts), { width, depth: depth * strength, lean: 0.4 * this.side, taper, crease: 0.2 });
    return [
      fold([[0.05, -0.9], [0.2, -0.1], [0.3, 0.5]], 9, -4.6, [0.04, 0.6]),
      fold([[0.3, -0.95], [0.5, -0.3], [0.72, 0.1]], 9, -3.6, [0.04, 0.6]),
      fold([[1, -0.35], [0.7, -0.1], [0.4, 0.15]], 11, -3.2, [0.02, 0.7]),
      fold([[1, 0.3], [0.75, 0.35], [0.5, 0.5]], 9, -2.4, [0.02, 0.7]),
    ];
  }
}

/** The shoulder turning from its slope into the direction of the arm. */
function shoulderCap(tip: Point, angle: number, length: number): Point[] {
  const slope = (62 * Math.PI) / 180;
  const steps = 5;
  const out: Point[] = [];
  let [x, y] = tip;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const heading = slope + (angle - slope) * Math.min(1, t * 1.15) ** 0.9;
    x += (Math.sin(heading) * length) / steps;
    y += (Math.cos(heading) * length) / steps;
    out.push([x, y]);
  }
  return out;
}

function walk(points: readonly Point[], t: number): Point {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]);
  let left = Math.max(0, Math.min(1, t)) * total;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left <= step) return lerpPoint(a, b, step ? left / step : 0);
    left -= step;
  }
  return points[points.length - 1]!;
}
