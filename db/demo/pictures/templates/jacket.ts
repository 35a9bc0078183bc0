import { type Point, CENTRE } from '../engine/geometry.ts';
import type { Cloth, Drawing, PlaneFunction } from '../engine/part.ts';
import { groove, inlay, stitch } from '../engine/seams.ts';
import type { JacketSpec } from '../spec.ts';
import { clothsOf } from './cloths.ts';
import { addPlacket, addShirtCollar } from './collar.ts';
import { addHood, addHoodBack, addHoodInside } from './hood.ts';
import { addFunnel, addNeckInside } from './neck.ts';
import { torsoPanel } from './panels.ts';
import { printOf } from './prints.ts';
import { SIDES, Sketch, onSide } from './sketch.ts';
import { BASE, THREAD, darker, embroideredMark, neckLabel, secondInk, wantsMark, zipper } from './trims.ts';
import { Sleeve, type TorsoShape, armhole } from './upper.ts';
import { type UpperBuild, addCuff, addHemRib, addSleeve, addTorso, startUpper } from './upperparts.ts';

const WIDTHS = {
  slim: { shoulder: 102, chest: 114, waist: 108, hem: 112 },
  regular: { shoulder: 107, chest: 127, waist: 126, hem: 126 },
  boxy: { shoulder: 114, chest: 142, waist: 143, hem: 142 },
} as const;
const HEM = { crop: 486, regular: 584, long: 652 } as const;
const TUBE = 45;

function torsoOf({ cut }: JacketSpec): TorsoShape {
  const hooded = cut.neck === 'hood';
  const vest = cut.sleeve === 'vest';
  const widths = WIDTHS[cut.fit ?? 'regular'];
  return {
    ...widths,
    shoulder: vest ? widths.shoulder - 8 : widths.shoulder,
    neckHalf: hooded ? 62 : 48,
    neckY: 176,
    neckBottom: hooded ? 232 : 192,
    neckStyle: 'round',
    shoulderY: 197,
    armpitY: 326,
    hemY: HEM[cut.length],
    hemDip: 8,
    armhole: 'set-in',
  };
}

function clothOf(spec: JacketSpec, cloths: ReturnType<typeof clothsOf>): Cloth {
  switch (spec.cut.fabric) {
    case 'fleece':
      return cloths.fleece;
    case 'knit':
      return cloths.jersey;
    default:
      return cloths.shell;
  }
}

/** Down tubes along `v`: full between the seams, with small puckers at them. */
function tubes(sketch: Sketch, v: (x: number, y: number) => number, offset: number): PlaneFunction {
  return (x, y) => {
    const at = v(x, y) - offset;
    const phase = Math.abs(Math.sin((at * Math.PI) / TUBE));
    const pucker = (1 - phase) ** 2 * 1.7 * sketch.fine(x / 7, at / 46) * (0.5 + phase);
    return 9.5 * phase ** 0.62 + 2.6 * phase * sketch.coarse(x / 30, Math.floor(at / TUBE) * 5.3) + pucker;
  };
}

function tubeSeams(sketch: Sketch, t: TorsoShape): string {
  let marks = '';
  for (let y = t.armpitY - TUBE * 3; y < t.hemY + 30; y += TUBE) marks += groove(sketch.line([[40, y], [180, y + 2], [CENTRE, y + 3], [420, y + 2], [560, y]]), 1.6);
  return marks;
}

function pockets(spec: JacketSpec, sketch: Sketch, t: TorsoShape): string {
  const { pocket } = spec.cut;
  if (pocket === 'chest') {
    const x = CENTRE + t.chest * 0.46;
    const y = t.armpitY - 34;
    return groove(sketch.line([[x - 28, y + 3], [x + 30, y - 3]]), 2.8) + stitch(sketch.line([[x - 30, y - 4, 1], [x + 32, y - 10, 1], [x + 32, y + 5, 1], [x - 30, y + 11, 1], [x - 30, y - 4, 1]]));
  }
  if (pocket === 'patch') return '';
  return SIDES.map((side) => {
    const line = (d: number): Point[] => onSide(side, [[CENTRE + t.waist - 62 + d, t.hemY - 132], [CENTRE + t.waist - 30 + d, t.hemY - 36]]);
    const welt = pocket === 'welt' ? stitch(sketch.line(line(-11))) + stitch(sketch.line(line(5))) + groove(sketch.line(line(-8)), 1.2, 0.5) : inlay(sketch.line(line(0)), 3) + stitch(sketch.line(line(-6))) + stitch(sketch.line(line(6)));
    return groove(sketch.line(line(0)), 2.8) + welt;
  }).join('');
}

function addPatches(build: UpperBuild): void {
  const { sketch, torso, cloth } = build;
  for (const side of SIDES) {
    const x = CENTRE + torso.waist * 0.52;
    const y = torso.hemY - 128;
    const body: Point[] = [[x - 42, y, 1], [x + 42, y, 1], [x + 42, y + 94, 1], [x + 34, y + 102], [x - 34, y + 102], [x - 42, y + 94, 1]];
    const flap: Point[] = [[x - 45, y - 6, 1], [x + 45, y - 6, 1], [x + 45, y + 22, 1], [x, y + 32], [x - 45, y + 22, 1]];
    const common = { inflate: 0.18, limit: 6, cloth, inks: { base: BASE, second: secondInk(build.printName), stitch: THREAD } };
    sketch.add({ outline: sketch.shape(onSide(side, body)), ...common, marks: stitch(sketch.line(onSide(side, [[x - 38, y, 1], [x - 38, y + 92, 1], [x - 32, y + 98], [x + 32, y + 98], [x + 38, y + 92, 1], [x + 38, y, 1]]))), shadow: { dx: 1.5, dy: 2.6, blur: 3, strength: 0.4 } });
    sketch.add({ outline: sketch.shape(onSide(side, flap)), ...common, marks: stitch(sketch.line(onSide(side, [[x - 41, y - 4, 1], [x - 41, y + 19, 1], [x, y + 28], [x + 41, y + 19, 1], [x + 41, y - 4, 1]]))), shadow: { dx: 1, dy: 2.6, blur: 2.6, strength: 0.42 } });
  }
}

function addClosure(spec: JacketSpec, build: UpperBuild, cloths: ReturnType<typeof clothsOf>): void {
  const { sketch, torso } = build;
  const { closure, neck } = spec.cut;
  const top = neck === 'hood' ? 262 : neck === 'stand' ? 142 : torso.neckBottom + 10;
  const bottom = torso.hemY + torso.hemDip + (spec.cut.fabric === 'knit' ? 26 : -1);
  if (closure === 'snaps') {
    addPlacket(build, top, bottom - top - 2, 6, 12);
    return;
  }
  const shift = closure === 'offset-zip' ? 34 : 0;
  const line: Point[] = shift
    ? [[CENTRE + shift + 10, top], [CENTRE + shift, top + 110], [CENTRE + shift - 4, bottom]]
    : [[CENTRE, top], [CENTRE + sketch.jitter(1.5), (top + bottom) / 2], [CENTRE, bottom]];
  for (const part of zipper(sketch, line, cloths.shell, cloths.metal, spec.cut.fabric === 'fleece' ? { of: 'accent', gain: 0.9 } : darker(0.6))) sketch.add(part);
}

function addArms(spec: JacketSpec, build: UpperBuild, cloths: ReturnType<typeof clothsOf>): void {
  const { sketch } = build;
  const puffer = spec.cut.fabric === 'puffer';
  build.sleeves.forEach((sleeve, i) => {
    const uv = sleeve.uv();
    const relief = puffer ? tubes(sketch, (x, y) => uv[3] * x + uv[4] * y + uv[5], 14) : undefined;
    const stripes = spec.cut.panel === 'sleeve-stripe' ? [0.55, 0.8].map((s) => inlay(sketch.line(sleeve.place([[0, s], [0.2, s], [0.5, s], [0.8, s], [1, s]])), 6.5)).join('') : '';
    addSleeve(build, i, true, { marks: stripes, folds: !puffer, ...(relief ? { relief } : {}) });
    addCuff(build, i, spec.cut.fabric === 'knit' ? cloths.rib : { ...cloths.shell, weave: cloths.rib.weave }, spec.cut.fabric === 'knit' ? 42 : 24);
  });
}

function addNeck(spec: JacketSpec, build: UpperBuild, back: boolean, cloth: Cloth): void {
  const { sketch, torso } = build;
  const { neck } = spec.cut;
  if (neck === 'hood') (back ? addHoodBack : addHood)(sketch, cloth, build.print, secondInk(build.printName));
  else if (neck === 'stand' || back) addFunnel(sketch, torso, cloth, cloth, back ? 'back' : 'front', neck === 'stand' ? 42 : 26);
  else addShirtCollar(build, 1.18);
}

export function drawJacket(spec: JacketSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed);
  const cloths = clothsOf(sketch);
  const { cut } = spec;
  const cloth = clothOf(spec, cloths);
  const t = torsoOf(spec);
  const puffer = cut.fabric === 'puffer';
  const vest = cut.sleeve === 'vest';
  const sleeves = vest ? [] : SIDES.map((side) => new Sleeve(t, { angle: puffer ? 14 : 12, length: 424, endWidth: puffer ? 66 : 56 }, side));
  const build = startUpper({ sketch, torso: t, sleeves, cloth, print: printOf(sketch, spec.print), printName: spec.print, weight: cut.fabric === 'fleece' ? 0.8 : cut.fabric === 'shell' ? 1.05 : 0.85 });
  if (!back && cut.neck === 'hood') {
    addHoodInside(sketch, cloths.lining, { of: 'base', gain: 0.5 });
    sketch.add(neckLabel(sketch, CENTRE, 197, cloths.cotton));
  }
  if (!back && cut.neck === 'stand') addFunnel(sketch, t, cloth, cloth, 'inside', 42);
  if (!back && cut.neck === 'shirt') addNeckInside(sketch, t, cloths.jersey, 18);
  if (!vest) addArms(spec, build, cloths);
  const kind = spec.print === 'colour-block' && (cut.panel ?? 'none') === 'none' ? 'yoke' : cut.panel;
  const hemline = stitch(sketch.line([[CENTRE - t.hem, t.hemY - 14], [CENTRE, t.hemY - 6], [CENTRE + t.hem, t.hemY - 14]])) + stitch(sketch.line([[CENTRE - t.hem, t.hemY - 18], [CENTRE, t.hemY - 10], [CENTRE + t.hem, t.hemY - 18]]));
  const knit = cut.fabric === 'knit';
  addTorso(build, knit, torsoPanel(kind, sketch, t) + (back ? '' : pockets(spec, sketch, t)) + (puffer ? tubeSeams(sketch, t) : knit ? '' : hemline), {
    folds: !puffer,
    ...(puffer ? { relief: tubes(sketch, (x, y) => y - 3 * (1 - Math.abs(x - CENTRE) / 240), t.armpitY) } : {}),
  });
  if (vest)
    for (const side of SIDES) {
      const arm = onSide(side, armhole(t));
      sketch.add({ outline: sketch.band(arm, 4), inflate: 0.7, limit: 5, cloth: cloths.shell, inks: { base: darker(0.8) }, shadow: { dx: 1, dy: 2, blur: 2, strength: 0.34 } });
    }
  if (knit) addHemRib(build, cloths.rib, 38);
  if (!back && cut.pocket === 'patch') addPatches(build);
  if (!back && cut.neck === 'hood') addClosure(spec, build, cloths);
  addNeck(spec, build, back, cloth);
  if (!back && cut.neck !== 'hood') addClosure(spec, build, cloths);
  if (!back && wantsMark(spec.logo)) sketch.add(embroideredMark(CENTRE + (cut.pocket === 'chest' ? -1 : 1) * t.chest * 0.5, t.armpitY + (kind === 'yoke' ? 16 : -22), cloths.cotton, 22));
  if (spec.logo === 'large') sketch.add(embroideredMark(back ? CENTRE : CENTRE + t.chest * 0.48, t.armpitY + (back ? 30 : cut.pocket === 'chest' ? 56 : 6), cloths.cotton, back ? 120 : 56));
  return sketch.done();
}
