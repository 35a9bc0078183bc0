import { type Point, mirror, symmetric } from '../engine/geometry.ts';
import type { Cloth, ClothFunction, Ink } from '../engine/part.ts';
import { smoothstep } from '../engine/rng.ts';
import { groove, stitch } from '../engine/seams.ts';
import { type Sketch, onSide } from './sketch.ts';
import { BASE, THREAD, darker } from './trims.ts';

/** Lining seen through the opening. */
export function addHoodInside(sketch: Sketch, lining: Cloth, ink: Ink = darker(0.66)): void {
  sketch.add({
    outline: sketch.shape(symmetric([[300, 62], [338, 72], [364, 110], [372, 160], [362, 205], [334, 240], [300, 258]])),
    inflate: -0.3,
    limit: 36,
    cloth: lining,
    light: (_x, y) => 0.42 + 0.48 * smoothstep(80, 240, y),
    folds: [
      sketch.fold([[300, 86], [301, 150], [300, 215]], { width: 5, depth: 2.4, taper: [0.1, 0.3] }, 2),
      ...sketch.folds([[332, 100], [340, 150], [326, 205]], { width: 14, depth: -4 }),
    ],
    marks:
      groove(sketch.line([[300, 76], [301, 150], [300, 234]]), 1.6) +
      stitch(sketch.line([[295, 78], [296, 150], [295, 234]])) +
      stitch(sketch.line([[305, 78], [306, 150], [305, 234]])),
    inks: { base: ink, stitch: darker(0.9) },
  });
}

const HALF: Point[] = [
  [300, 46], [338, 53], [368, 80], [386, 124], [393, 164], [402, 188], [391, 207], [356, 231], [326, 252],
  [299, 280, 1], [291, 264, 1], [322, 234], [344, 200], [352, 156], [344, 114], [325, 86], [300, 76],
];

/** The two halves of the hood, crossing at the throat. */
export function addHood(sketch: Sketch, cloth: Cloth, print?: ClothFunction, second?: Ink): void {
  for (const side of [-1, 1] as const) {
    const place = (p: Point[]): Point[] => onSide(side, p);
    const fold = (points: Point[], width: number, depth: number, lean = 0): ReturnType<Sketch['fold']> =>
      sketch.fold(place(points), { width, depth, lean: lean * side, crease: 0.2 }, 3);
    sketch.add({
      outline: sketch.shape(place(HALF)),
      inflate: 0.62,
      limit: 38,
      rim: 4,
      cloth,
      ...(print ? { print } : {}),
      folds: [
        fold([[396, 116], [376, 148], [370, 196]], 10, -4.6, 0.4),
        fold([[402, 170], [382, 198], [346, 224]], 9, -4.6, 0.4),
        fold([[364, 80], [382, 110], [384, 140]], 10, -3.2),
        fold([[400, 196], [368, 216], [332, 244]], 7, -3.4),
        fold([[330, 62], [356, 88], [368, 124]], 12, 2.6),
        fold([[374, 130], [380, 160], [374, 186]], 9, -2.6, -0.3),
      ],
      relief: (x, y) => 1.5 * sketch.cloud(x / 32 + 3, y / 28),
      marks:
        stitch(sketch.line(place([[300, 66], [331, 76], [354, 106], [363, 154], [354, 203], [332, 243], [305, 269]]))) +
        groove(sketch.line(place([[300, 64.5], [333, 74], [356, 105], [365, 154], [356, 204], [334, 245], [307, 271]])), 1.4, 0.55),
      inks: { base: BASE, ...(second ? { second } : {}), stitch: THREAD },
      shadow: { dx: 3, dy: 6, blur: 6, strength: 0.42 },
    });
  }
}

/** From behind: one dome with its middle seam, falling over the shoulders. */
export function addHoodBack(sketch: Sketch, cloth: Cloth, print?: ClothFunction, second?: Ink): void {
  const right: Point[] = [[300, 46], [338, 53], [368, 80], [386, 124], [394, 164], [402, 192], [380, 226], [344, 246], [300, 254]];
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.46,
    limit: 80,
    rim: 5,
    cloth,
    ...(print ? { print } : {}),
    folds: [
      ...sketch.folds([[392, 150], [360, 176], [330, 214]], { width: 13, depth: -4.4, taper: [0.05, 0.6], crease: 0.2 }),
      ...sketch.folds([[398, 190], [366, 206], [324, 232]], { width: 10, depth: -4, taper: [0.05, 0.5] }),
      ...sketch.folds([[330, 70], [346, 110], [340, 160]], { width: 16, depth: -2.4 }),
      sketch.fold([[250, 236], [300, 244], [352, 235]], { width: 8, depth: -3.4, taper: [0.3, 0.3] }),
    ],
    relief: (x, y) => 1.8 * sketch.cloud(x / 40 + 3, y / 36),
    marks: groove(sketch.line([[300, 46], [301, 150], [300, 252]]), 2) + stitch(sketch.line([[295.5, 48], [296.5, 150], [295.5, 250]])) + stitch(sketch.line([[304.5, 48], [305.5, 150], [304.5, 250]])),
    inks: { base: BASE, ...(second ? { second } : {}), stitch: THREAD },
    shadow: { dx: 3, dy: 7, blur: 7, strength: 0.42 },
  });
}

/** Ribbed collar round a neckline; `line` is its inner edge from the centre to the neck point. */
export function addNeckRib(sketch: Sketch, rib: Cloth, line: readonly Point[], width: number, ink: Ink = darker(0.95)): void {
  const inner = [...mirror(line).reverse(), ...line.filter((p) => Math.abs(p[0] - 300) > 0.01)];
  sketch.add({
    outline: sketch.band(inner, width / 2),
    inflate: 0.6,
    limit: 9,
    rim: 2,
    cloth: rib,
    inks: { base: ink, stitch: THREAD },
    shadow: { dx: 1.2, dy: 2.4, blur: 3, strength: 0.38 },
  });
}

