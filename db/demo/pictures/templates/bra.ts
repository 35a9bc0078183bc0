import type { Fold } from '../engine/folds.ts';
import { type Point, CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts';
import type { Drawing } from '../engine/part.ts';
import { gauss, smoothstep } from '../engine/rng.ts';
import { groove, panel, stitch } from '../engine/seams.ts';
import type { BraSpec } from '../spec.ts';
import { addBackInside, addBackStraps, backOutline } from './braback.ts';
import { clothsOf } from './cloths.ts';
import { printOf } from './prints.ts';
import { SIDES, Sketch, onSide } from './sketch.ts';
import { BASE, THREAD, darker, embroideredMark, markOutline, secondInk, wantsMark, zipper } from './trims.ts';

const FINE = '2.4 1.8';

/** Right half, as distances from the centre line. */
export interface BraShape {
  readonly strapIn: number;
  readonly strapOut: number;
  readonly strapTop: number;
  readonly neckY: number;
  readonly neck: BraSpec['cut']['neck'];
  readonly under: number;
  readonly underY: number;
  readonly bandY: number;
  readonly bandHalf: number;
  readonly bandDepth: number;
}

const STRAPS: Record<BraSpec['cut']['strap'], readonly [number, number]> = {
  straight: [44, 68],
  wide: [36, 78],
  thin: [55, 64],
  cross: [52, 66],
  racer: [36, 62],
  halter: [20, 40],
};
const NECK_Y = { scoop: 262, high: 196, v: 276, square: 250, zip: 204 } as const;

export function braShape({ cut }: BraSpec): BraShape {
  const [strapIn, strapOut] = STRAPS[cut.strap];
  const long = cut.length === 'longline';
  return {
    strapIn,
    strapOut,
    strapTop: 128,
    neckY: NECK_Y[cut.neck],
    neck: cut.neck,
    under: 124,
    underY: 302,
    bandY: long ? 486 : 426,
    bandHalf: long ? 102 : 110,
    bandDepth: cut.band === 'narrow' ? 24 : cut.band === 'wide' ? 50 : 38,
  };
}

/** From the centre out to the inner corner of the strap. */
export function neckEdge(s: BraShape): Point[] {
  const { strapIn, neckY, strapTop } = s;
  const depth = neckY - strapTop;
  const tip: Point = [CENTRE + strapIn, strapTop, 1];
  switch (s.neck) {
    case 'v':
      return [[CENTRE, neckY, 1], [CENTRE + strapIn * 0.52, neckY - depth * 0.36], [CENTRE + strapIn * 0.9, neckY - depth * 0.72], tip];
    case 'square':
      return [[CENTRE, neckY + 2], [CENTRE + strapIn * 0.6, neckY], [CENTRE + strapIn - 7, neckY - 6], [CENTRE + strapIn - 2, neckY - 20], [CENTRE + strapIn, strapTop + depth * 0.4], tip];
    case 'high':
    case 'zip':
      return [[CENTRE, neckY + 4], [CENTRE + strapIn * 0.55, neckY - 4], [CENTRE + strapIn * 0.88, neckY - depth * 0.42], tip];
    default:
      return [[CENTRE, neckY], [CENTRE + strapIn * 0.5, neckY - depth * 0.08], [CENTRE + strapIn * 0.86, neckY - depth * 0.34], [CENTRE + strapIn - 1, neckY - depth * 0.68], tip];
  }
}

/** From the outer corner of the strap, scooping under the arm. */
export function armEdge(s: BraShape): Point[] {
  const { strapOut: o, under, underY, strapTop } = s;
  const drop = underY - strapTop;
  const reach = under - o;
  return [
    [CENTRE + o, strapTop + 2, 1],
    [CENTRE + o + reach * 0.02, strapTop + drop * 0.28],
    [CENTRE + o + reach * 0.1, strapTop + drop * 0.52],
    [CENTRE + o + reach * 0.3, strapTop + drop * 0.76],
    [CENTRE + o + reach * 0.62, strapTop + drop * 0.92],
    [CENTRE + under, underY, 1],
  ];
}

function frontOutline(s: BraShape): Point[] {
  const y = s.bandY;
  return [
    ...neckEdge(s),
    ...armEdge(s),
    [CENTRE + s.under + 3, s.underY + 34],
    [CENTRE + s.under - 2, s.underY + 82],
    [CENTRE + (s.under + s.bandHalf) / 2 - 3, y - 30],
    [CENTRE + s.bandHalf, y + 4, 1],
    [CENTRE + s.bandHalf * 0.55, y + 12],
    [CENTRE, y + 15],
  ];
}

function cupSeams(spec: BraSpec, sketch: Sketch, s: BraShape): string {
  const seam = (line: Point[]): string =>
    SIDES.map((side) => groove(sketch.line(onSide(side, line)), 1.8, 0.9) + stitch(sketch.line(onSide(side, line.map((p): Point => [p[0] - 3.6, p[1]]))), 0.9, FINE)).join('');
  const { bandY: y, strapOut: o } = s;
  switch (spec.cut.seam) {
    case 'princess':
      return seam([[CENTRE + o + 6, 232], [CENTRE + 70, 300], [CENTRE + 64, 356], [CENTRE + 68, y - 30], [CENTRE + 70, y + 16]]);
    case 'cross':
      return seam([[CENTRE + 2, y - 66], [CENTRE + 40, y - 100], [CENTRE + 84, y - 128], [CENTRE + 122, 312]]);
    case 'gather':
      return groove(sketch.line([[CENTRE, s.neckY], [CENTRE + 1, (s.neckY + y) / 2], [CENTRE, y + 12]]), 2.4);
    default:
      return '';
  }
}

function panels(spec: BraSpec, sketch: Sketch, s: BraShape): string {
  const kind = spec.print === 'colour-block' && (spec.cut.panel ?? 'none') === 'none' ? 'side' : spec.cut.panel;
  if (kind === 'side')
    return SIDES.map((side) => {
      const line: Point[] = [[CENTRE + s.strapOut + 14, 240], [CENTRE + 88, 300], [CENTRE + 82, 370], [CENTRE + 84, s.bandY + 20]];
      return panel(sketch.area(onSide(side, [...line, [CENTRE + 160, s.bandY + 20, 1], [CENTRE + 160, 240, 1]]))) + groove(sketch.line(onSide(side, line)), 1.8) + stitch(sketch.line(onSide(side, line.map((p): Point => [p[0] - 4, p[1]]))), 0.9, FINE);
    }).join('');
  if (kind === 'mesh') {
    const y = Math.max(s.neckY + 18, 246);
    const line: Point[] = [[CENTRE - 130, y - 26], [CENTRE - 60, y + 12], [CENTRE, y + 26], [CENTRE + 60, y + 12], [CENTRE + 130, y - 26]];
    return panel(sketch.area([...line, [CENTRE + 130, 90, 1], [CENTRE - 130, 90, 1]])) + groove(sketch.line(line), 1.8) + stitch(sketch.line(line.map((p): Point => [p[0], p[1] + 4])), 0.9, FINE);
  }
  return '';
}

function frontFolds(spec: BraSpec, sketch: Sketch, s: BraShape): Fold[] {
  const y = s.bandY;
  const both = (points: Point[], width: number, depth: number, taper: [number, number]): Fold[] => sketch.folds(points, { width, depth, taper, crease: 0.2 }, 3);
  const folds = [
    ...both([[CENTRE + 130, 314], [CENTRE + 104, 326], [CENTRE + 78, 325]], 7, -2.6, [0.03, 0.7]),
    ...both([[CENTRE + 132, 342], [CENTRE + 110, 348], [CENTRE + 92, 343]], 7, -2, [0.03, 0.7]),
    ...both([[CENTRE + 112, y - 4], [CENTRE + 104, y - 34], [CENTRE + 96, y - 62]], 8, -2.2, [0.03, 0.7]),
    ...both([[CENTRE + 78, y + 4], [CENTRE + 74, y - 22], [CENTRE + 78, y - 40]], 8, -1.8, [0.03, 0.7]),
    ...both([[CENTRE + 34, y + 8], [CENTRE + 30, y - 14], [CENTRE + 32, y - 30]], 7, -1.5, [0.03, 0.7]),
    ...both([[CENTRE + s.strapOut - 4, 226], [CENTRE + 62, 262], [CENTRE + 60, 296]], 9, -1.8, [0.2, 0.6]),
    sketch.fold([[CENTRE - 52, y - 62], [CENTRE, y - 54], [CENTRE + 52, y - 62]], { width: 20, depth: -2.4, taper: [0.35, 0.35] }, 4),
  ];
  if (spec.cut.seam === 'gather')
    for (let i = 0; i < 6; i++) {
      const at = s.neckY + 20 + (i * (y - s.neckY - 30)) / 5;
      folds.push(...both([[CENTRE + 1, at], [CENTRE + 20, at - 5 + i * 2], [CENTRE + 46, at - 12 + i * 4]], 5, -2.6, [0.02, 0.75]));
    }
  return folds;
}

/** A shallow, broad moulding; anything sharper reads as a cast. */
const bust = (x: number, y: number): number => {
  const lower = y > 344 ? 46 : 66;
  return 15 * (gauss(x - CENTRE - 58, 42) + gauss(x - CENTRE + 58, 42)) * gauss(y - 344, lower);
};

function addBand(spec: BraSpec, sketch: Sketch, s: BraShape, cloths: ReturnType<typeof clothsOf>): void {
  const { bandY: y, bandHalf: half, bandDepth: depth } = s;
  const right: Point[] = [[CENTRE, y + 12], [CENTRE + half * 0.55, y + 9], [CENTRE + half + 1, y, 1], [CENTRE + half + 2, y + depth * 0.5], [CENTRE + half - 3, y + depth - 2], [CENTRE + half * 0.8, y + depth + 4], [CENTRE + half * 0.4, y + depth + 10], [CENTRE, y + depth + 12]];
  const line = (d: number): Point[] => acrossCentre([[CENTRE, y + 12 + d], [CENTRE + half * 0.55, y + 9 + d], [CENTRE + half + 2, y + d]]);
  const logo = spec.cut.band === 'logo';
  const stripe = logo ? panel(sketch.area([...line(depth * 0.22), ...line(depth * 0.78).reverse()])) : '';
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.42,
    limit: 60,
    rim: 2.5,
    cloth: { ...cloths.stretch, weave: (u, v, x, yy) => 0.55 * Math.sin((v * Math.PI * 2) / 3.1) + 0.12 * sketch.fine(x / 1.5, yy / 1.5) + 0.1 * Math.sin(u * 2.2) },
    relief: (x, yy) => 1.1 * sketch.coarse(x / 34, yy / 80),
    marks: stripe + groove(sketch.line(line(1.5)), 2) + (logo ? '' : stitch(sketch.line(line(depth - 5)), 0.9, FINE)),
    inks: { base: darker(0.9), stitch: THREAD, panel: { of: 'accent' } },
    shadow: { dx: 0, dy: -2, blur: 3, strength: 0.32 },
  });
  if (!logo) return;
  for (let i = -2; i <= 2; i++) {
    const x = CENTRE + i * half * 0.4;
    const sag = 12 - Math.abs(i * 0.4) ** 2 * 12;
    sketch.add({ outline: markOutline(x, y + depth / 2 + sag, 13), inflate: 0, cloth: cloths.cotton, inks: { base: { of: 'base', gain: 0.8 } } });
  }
}

export function drawBra(spec: BraSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed, 2);
  const cloths = clothsOf(sketch);
  const s = braShape(spec);
  const print = printOf(sketch, spec.print, 0.7);
  if (!back) addBackInside(sketch, spec, s, cloths);
  const mesh = spec.cut.panel === 'mesh';
  const strap = (y: number): number => smoothstep(150, 250, y);
  sketch.add({
    outline: sketch.shape(symmetric(back ? backOutline(spec, s) : frontOutline(s))),
    inflate: 0.34,
    limit: 80,
    rim: 5,
    cloth: cloths.stretch,
    ...(print ? { print } : {}),
    ...(mesh ? { panelWeave: cloths.mesh.weave } : {}),
    folds: back ? frontFolds(spec, sketch, { ...s, neckY: 240 }).slice(0, 8) : frontFolds(spec, sketch, s),
    foldWarp: 4,
    relief: (x, y) => (back ? 0 : bust(x, y)) + (0.4 + 0.8 * strap(y)) * sketch.cloud(x / 44, y / 44),
    marks: back ? '' : panels(spec, sketch, s) + cupSeams(spec, sketch, s),
    inks: { base: BASE, second: secondInk(spec.print), stitch: THREAD, panel: mesh ? darker(0.6) : { of: 'accent' } },
    shadow: { dx: 2, dy: 5, blur: 6, strength: 0.42 },
  });
  const binding = { inflate: 0.7, limit: 5, rim: 0.6, cloth: cloths.stretch, inks: { base: darker(0.86), stitch: THREAD }, shadow: { dx: 1, dy: 1.8, blur: 1.8, strength: 0.32 } };
  if (back) addBackStraps(sketch, spec, s, cloths, binding);
  else {
    sketch.add({ outline: sketch.band(acrossCentre(neckEdge(s)), 2.9), ...binding });
    for (const side of SIDES) sketch.add({ outline: sketch.band(onSide(side, armEdge(s)), 2.9), ...binding });
  }
  addBand(spec, sketch, s, cloths);
  if (!back && spec.cut.neck === 'zip') for (const part of zipper(sketch, [[CENTRE, s.neckY + 2], [CENTRE, s.bandY + 14]], cloths.shell, cloths.metal)) sketch.add(part);
  if (!back && wantsMark(spec.logo) && spec.cut.band !== 'logo') sketch.add(embroideredMark(CENTRE, s.bandY + 12 + s.bandDepth / 2, cloths.cotton, 15));
  if (!back && spec.logo === 'large') sketch.add(embroideredMark(CENTRE, (s.neckY + s.bandY) / 2 + 10, cloths.cotton, 60));
  return sketch.done();
}
