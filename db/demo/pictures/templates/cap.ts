import type { Fold } from '../engine/folds.ts';
import { type Point, CENTRE, circle, symmetric } from '../engine/geometry.ts';
import type { Drawing } from '../engine/part.ts';
import { groove, panel, stitch } from '../engine/seams.ts';
import type { CapSpec } from '../spec.ts';
import { clothsOf } from './cloths.ts';
import { printOf } from './prints.ts';
import { SIDES, Sketch, onSide } from './sketch.ts';
import { ACCENT, BASE, THREAD, darker, embroideredMark, secondInk } from './trims.ts';

type Cloths = ReturnType<typeof clothsOf>;

function crownFolds(sketch: Sketch): Fold[] {
  return [
    ...sketch.folds([[CENTRE + 130, 380], [CENTRE + 90, 370], [CENTRE + 54, 376]], { width: 14, depth: -2.6, taper: [0.1, 0.6] }),
    ...sketch.folds([[CENTRE + 118, 300], [CENTRE + 84, 310], [CENTRE + 60, 296]], { width: 14, depth: -2, taper: [0.2, 0.6] }),
  ];
}

/** Six panels meeting under the button, seen from the front. */
function addCrown(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const { kind, detail } = spec.cut;
  const visor = kind === 'visor';
  const topY = visor ? 336 : 214;
  const crown: Point[] = visor
    ? [[CENTRE, topY], [CENTRE + 90, topY + 4], [CENTRE + 150, topY + 22, 1], [CENTRE + 156, 396, 1], [CENTRE + 90, 420], [CENTRE, 430]]
    : [[CENTRE, topY], [CENTRE + 56, topY + 8], [CENTRE + 108, topY + 48], [CENTRE + 142, topY + 110], [CENTRE + 156, topY + 180, 1], [CENTRE + 100, 414], [CENTRE, 426]];
  const seams = visor
    ? ''
    : SIDES.map((s) => {
        const line: Point[] = [[CENTRE + 4, topY + 2], [CENTRE + 62, topY + 58], [CENTRE + 88, topY + 130], [CENTRE + 94, 414]];
        const mesh = detail === 'mesh' ? panel(sketch.area(onSide(s, [...line, [CENTRE + 200, 414, 1], [CENTRE + 200, topY, 1]]))) : '';
        return mesh + groove(sketch.line(onSide(s, line)), 2) + stitch(sketch.line(onSide(s, line.map((p): Point => [p[0] - 5, p[1]])))) + stitch(sketch.line(onSide(s, line.map((p): Point => [p[0] + 5, p[1]]))));
      }).join('') + (kind === 'runner' ? '' : groove(sketch.line([[CENTRE, topY], [CENTRE, 420]]), 2) + stitch(sketch.line([[CENTRE - 5, topY], [CENTRE - 5, 420]])) + stitch(sketch.line([[CENTRE + 5, topY], [CENTRE + 5, 420]])));
  const print = printOf(sketch, spec.print, 0.8);
  sketch.add({
    outline: sketch.shape(symmetric(crown)),
    inflate: visor ? 0.4 : 0.86,
    limit: 130,
    rim: 4,
    cloth: kind === 'runner' ? cloths.shell : cloths.cotton,
    ...(print ? { print } : {}),
    ...(detail === 'mesh' ? { panelWeave: cloths.mesh.weave } : {}),
    folds: visor ? [] : crownFolds(sketch),
    relief: (x, y) => 1.4 * sketch.cloud(x / 60, y / 54),
    marks: seams,
    inks: { base: BASE, second: secondInk(spec.print), stitch: THREAD, panel: detail === 'mesh' ? darker(0.6) : ACCENT },
  });
  if (!visor) sketch.add({ outline: sketch.polygon(circle(CENTRE, topY + 1, 9, 0.62)), inflate: 0.8, cloth: cloths.cotton, inks: { base: darker(0.95) }, shadow: { dx: 1, dy: 2, blur: 2, strength: 0.4 } });
}

function addBrim(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const { brim } = spec.cut;
  const reach = brim === 'short' ? 470 : 506;
  const bend = brim === 'flat' ? 4 : 30;
  const right: Point[] = [[CENTRE, 408], [CENTRE + 84, 398], [CENTRE + 130, 378, 1], [CENTRE + 142, 396 + bend * 0.6], [CENTRE + 132, 440 + bend], [CENTRE + 84, reach - 8 + bend * 0.2], [CENTRE, reach]];
  const row = (k: number): string => stitch(sketch.line([[CENTRE - 134 + k * 4, 412 + bend * 0.6], [CENTRE - 84 + k * 4, reach - 20 - k * 12], [CENTRE, reach - 9 - k * 13], [CENTRE + 84 - k * 4, reach - 20 - k * 12], [CENTRE + 134 - k * 4, 412 + bend * 0.6]]));
  const block = spec.print === 'colour-block';
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.26,
    limit: 20,
    cloth: cloths.cotton,
    relief: (x, y) => -0.00007 * bend * (x - CENTRE) ** 2 + 0.5 * sketch.cloud(x / 50, y / 40),
    marks: [0, 1, 2, 3, 4].map(row).join('') + groove(sketch.line([[CENTRE - 130, 381], [CENTRE - 84, 401], [CENTRE, 411], [CENTRE + 84, 401], [CENTRE + 130, 381]]), 2.6),
    inks: { base: block ? ACCENT : darker(0.97), stitch: THREAD },
    shadow: { dx: 2, dy: -4, blur: 5, strength: 0.34 },
  });
}

function addMark(spec: CapSpec, sketch: Sketch, cloths: Cloths, y: number): void {
  const { mark } = spec.cut;
  if (mark === 'patch') {
    const patch: Point[] = [[CENTRE - 34, y - 26, 1], [CENTRE + 34, y - 26, 1], [CENTRE + 34, y + 26, 1], [CENTRE - 34, y + 26, 1]];
    sketch.add({ outline: sketch.polygon(patch), inflate: 0.3, limit: 3, rim: 1, cloth: cloths.leather, relief: (x) => -0.004 * (x - CENTRE) ** 2, marks: stitch(sketch.line([...patch, patch[0]!].map((p): Point => [CENTRE + (p[0] - CENTRE) * 0.88, y + (p[1] - y) * 0.86, 1]))), inks: { base: ACCENT, stitch: { of: 'accent', gain: 0.6 } }, shadow: { dx: 1, dy: 2, blur: 2, strength: 0.42 } });
    sketch.add(embroideredMark(CENTRE, y, cloths.cotton, 32, BASE));
    return;
  }
  sketch.add(embroideredMark(CENTRE, y, cloths.cotton, mark === 'wide' ? 78 : 40));
}

function drawBeanie(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const cuff = spec.cut.detail === 'cuff' || spec.cut.brim !== 'short';
  const knit = { ...cloths.rib, weave: (_u: number, _v: number, x: number, y: number) => 2.1 * Math.sin((((x - CENTRE) / (1 - Math.max(0, 380 - y) * 0.0011)) / 8.4) * Math.PI * 2)+ 0.25 * sketch.fine(x / 1.6, y / 1.6) };
  const print = printOf(sketch, spec.print, 0.8);
  if (spec.cut.detail === 'pompom') sketch.add({ outline: sketch.polygon(circle(CENTRE, 196, 44).map((p, i): Point => [p[0] + 3 * Math.sin(i * 5.1), p[1] + 3 * Math.cos(i * 4.3)])), inflate: 0.9, limit: 50, cloth: { ...cloths.fleece, weave: (u, v) => 2.2 * cloths.fleece.weave(u, v, u, v) }, inks: { base: ACCENT } });
  sketch.add({
    outline: sketch.shape(symmetric([[CENTRE, 214], [CENTRE + 60, 222], [CENTRE + 112, 262], [CENTRE + 140, 330], [CENTRE + 148, 420], [CENTRE + 146, 500, 1], [CENTRE, 512]])),
    inflate: 0.6,
    limit: 90,
    rim: 4,
    cloth: knit,
    ...(print ? { print } : {}),
    folds: [...sketch.folds([[CENTRE + 30, 216], [CENTRE + 44, 250], [CENTRE + 56, 290]], { width: 12, depth: -3.6 }), ...sketch.folds([[CENTRE + 130, 360], [CENTRE + 90, 366], [CENTRE + 60, 352]], { width: 13, depth: -2.4, taper: [0.05, 0.6] })],
    relief: (x, y) => 1.8 * sketch.cloud(x / 50, y / 46),
    inks: { base: BASE, second: secondInk(spec.print) },
  });
  if (cuff) sketch.add({ outline: sketch.shape(symmetric([[CENTRE, 424], [CENTRE + 90, 420], [CENTRE + 151, 412, 1], [CENTRE + 154, 460], [CENTRE + 149, 508, 1], [CENTRE + 80, 518], [CENTRE, 521]])), inflate: 0.5, limit: 36, rim: 3, cloth: knit, inks: { base: spec.print === 'colour-block' ? ACCENT : darker(0.97) }, shadow: { dx: 0, dy: -3, blur: 4, strength: 0.4 } });
  addMark(spec, sketch, cloths, 468);
}

function drawBucket(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const print = printOf(sketch, spec.print, 0.8);
  const inks = { base: BASE, second: secondInk(spec.print), stitch: THREAD };
  const wide = spec.cut.brim === 'short' ? 168 : 196;
  sketch.add({ outline: sketch.shape(symmetric([[CENTRE, 252], [CENTRE + 70, 256], [CENTRE + 108, 274, 1], [CENTRE + 122, 340], [CENTRE + 130, 398, 1], [CENTRE + 70, 414], [CENTRE, 418]])), inflate: 0.66, limit: 90, cloth: cloths.cotton, ...(print ? { print } : {}), folds: crownFolds(sketch), relief: (x, y) => 1.4 * sketch.cloud(x / 50, y / 44), marks: groove(sketch.line([[CENTRE - 108, 276], [CENTRE, 292], [CENTRE + 108, 276]]), 2) + stitch(sketch.line([[CENTRE - 109, 282], [CENTRE, 298], [CENTRE + 109, 282]])), inks });
  const rows = [0, 1, 2, 3, 4].map((k) => stitch(sketch.line([[CENTRE - 134 - k * 11, 410 + k * 13], [CENTRE, 430 + k * 15], [CENTRE + 134 + k * 11, 410 + k * 13]]))).join('');
  sketch.add({ outline: sketch.shape(symmetric([[CENTRE, 412], [CENTRE + 80, 406], [CENTRE + 130, 392, 1], [CENTRE + wide - 16, 446], [CENTRE + wide, 474], [CENTRE + 110, 500], [CENTRE, 508]])), inflate: 0.4, limit: 40, cloth: cloths.cotton, ...(print ? { print } : {}), folds: sketch.folds([[CENTRE + 90, 500], [CENTRE + 84, 460], [CENTRE + 70, 424]], { width: 15, depth: -3 }), marks: rows, inks: { ...inks, base: spec.print === 'colour-block' ? ACCENT : darker(0.97) }, shadow: { dx: 0, dy: -4, blur: 5, strength: 0.4 } });
  addMark(spec, sketch, cloths, 346);
}

export function drawCap(spec: CapSpec): Drawing {
  const sketch = new Sketch(spec.seed, 2);
  const cloths = clothsOf(sketch);
  if (spec.cut.kind === 'beanie') drawBeanie(spec, sketch, cloths);
  else if (spec.cut.kind === 'bucket') drawBucket(spec, sketch, cloths);
  else {
    addCrown(spec, sketch, cloths);
    addBrim(spec, sketch, cloths);
    addMark(spec, sketch, cloths, spec.cut.kind === 'visor' ? 376 : 336);
  }
  return sketch.done();
}
