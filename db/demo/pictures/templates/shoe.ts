import { type Point, circle, lerpPoint, offsetLine, spline } from '../engine/geometry.ts';
import type { Cloth, ClothFunction, Drawing, Ink, Outline } from '../engine/part.ts';
import { smoothstep } from '../engine/rng.ts';
import { groove, stitch } from '../engine/seams.ts';
import type { ShoeSpec } from '../spec.ts';
import { clothsOf } from './cloths.ts';
import { FLOOR_Y, type Last, featherAt, lastOf } from './lasts.ts';
import { printOf } from './prints.ts';
import { addSole } from './shoesole.ts';
import { Sketch } from './sketch.ts';
import { ACCENT, BASE, darker, markOutline, secondInk } from './trims.ts';

type Cloths = ReturnType<typeof clothsOf>;

interface ShoeBuild {
  readonly sketch: Sketch;
  readonly spec: ShoeSpec;
  readonly last: Last;
  readonly cloths: Cloths;
  readonly upper: Outline;
  readonly body: readonly Outline[];
}

/** Engineered knit: holes that open toward the forefoot. */
function knitHoles(): ClothFunction {
  return (x, y) => {
    const u = x * 0.94 - y * 0.34;
    const v = x * 0.34 + y * 0.94;
    const row = Math.floor((u * 1.02) / Math.PI) & 1 ? 1.57 : 0;
    const open = smoothstep(440, 250, x) * smoothstep(80, 150, x);
    return Math.sin(u * 1.02) * Math.sin(v * 1.02 + row) * (0.35 + 0.65 * open);
  };
}

function upperCloth(build: ShoeBuild): Cloth {
  const { spec, cloths } = build;
  if (spec.cut.upper === 'leather') return cloths.leather;
  if (spec.cut.upper === 'panel') return cloths.cotton;
  const hole = knitHoles();
  return {
    ...cloths.knit,
    weave: (u, v, x, y) => -0.75 * smoothstep(0.3, 0.65, hole(u, v, x, y)) + 0.12 * Math.sin(u * 2.6 + v) + 0.1 * Math.sin(v * 2.6 - u),
    tone: (u, v, x, y) => 1 - 0.55 * smoothstep(0.44, 0.62, hole(u, v, x, y)),
  };
}

function addUpper(build: ShoeBuild): void {
  const { sketch, spec, cloths, last } = build;
  const print = printOf(sketch, spec.print, 0.7);
  const perforations = spec.cut.upper === 'leather' ? perforated(last) : '';
  sketch.add({
    outline: build.upper,
    body: { outlines: build.body, from: 9999, to: 10000 },
    inflate: 0.5,
    limit: 100,
    rim: 3,
    cloth: upperCloth(build),
    ...(print ? { print } : {}),
    folds: [
      sketch.fold([[140, last.y(398)], [162, last.y(420)], [178, 450]], { width: 10, depth: -1.8 }),
      sketch.fold([[178, last.y(388)], [200, last.y(412)], [212, 448]], { width: 9, depth: -2 }),
    ],
    relief: (x, y) => 0.9 * sketch.cloud(x / 54, y / 44),
    marks: perforations,
    inks: { base: BASE, second: secondInk(spec.print), panel: { of: '#141414' } },
  });
  if (spec.print === 'colour-block') overlay(build, [[330, 200], [330, 330], [300, 420], [286, 500], [600, 500], [600, 150]], ACCENT, cloths.leather);
}

function perforated(last: Last): string {
  const dots: string[] = [];
  const rise = last.throat[0]![1] - 376;
  const step = 8.5;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5 - (row > 2 ? 1 : 0); i++) dots.push(`<circle cx="${128 + i * 13 + row * 5}" cy="${410 + rise - i * 3.4 + row * step}" r="1.7" fill="#f0f"/>`);
  return dots.join('');
}

/** A thin piece laid on the upper and cut off at its edge. */
function overlay(build: ShoeBuild, points: readonly Point[], ink: Ink, cloth: Cloth, sewn?: readonly Point[], strong = 0.4): void {
  const { sketch } = build;
  sketch.add({
    outline: sketch.shape(points),
    clip: build.upper,
    body: { outlines: build.body, from: 9999, to: 10000 },
    inflate: 0.5,
    limit: 100,
    rim: 3,
    cloth,
    relief: (x, y) => 0.9 * sketch.cloud(x / 54, y / 44),
    marks: sewn ? stitch(sketch.line(sewn), 0.9, '2.6 1.8') + groove(sketch.line(sewn), 1, 0.3) : '',
    inks: { base: ink, stitch: { ...ink, gain: (ink.gain ?? 1) * 1.15, tint: 0.08 } },
    shadow: { dx: 0.9, dy: 1.6, blur: 1.6, strength: strong },
  });
}

function addOverlays(build: ShoeBuild): void {
  const { spec, cloths, last } = build;
  const { cut } = spec;
  const skin = cut.upper === 'knit' ? cloths.rubber : cloths.leather;
  const toe = cut.toe ?? (cut.upper === 'leather' ? 'cap' : 'plain');
  const y = last.feather[0]![1];
  if (toe === 'cap') {
    const edge: Point[] = [[150, y - 80], [146, y - 50], [158, y - 14], [182, y + 26]];
    overlay(build, [[30, y - 90, 1], ...edge, [30, y + 40, 1]], darker(0.9), skin, edge.map((p): Point => [p[0] - 4.5, p[1]]));
  }
  if (toe === 'wrap') {
    const edge: Point[] = [[44, y - 26], [86, y - 28], [140, y - 12], [200, y - 4], [280, y + 6]];
    overlay(build, [...edge, [290, y + 60, 1], [30, y + 60, 1]], darker(0.84), cloths.rubber, edge.map((p): Point => [p[0], p[1] + 4.5]));
  }
  const heelY = featherAt(last, 520);
  const heel: Point[] = [[536, last.y(316)], [490, last.y(330)], [462, last.y(374)], [446, last.y(416)], [424, heelY + 44]];
  overlay(build, [...heel, [600, heelY + 50, 1], [600, last.y(310), 1]], ACCENT, skin, heel.map((p): Point => [p[0] + 4.5, p[1] + 3]));
  if (cut.upper === 'panel' || cut.upper === 'leather') {
    const quarter: Point[] = [[250, last.y(336)], [286, last.y(368)], [300, last.y(416)], [286, featherAt(last, 286) + 30]];
    overlay(build, [...quarter, [440, 500, 1], [470, last.y(380)], [500, last.y(320) - last.lift * 0.5], [420, last.y(296) - last.lift * 0.9], [330, last.y(262) - last.lift * 0.8]], darker(cut.upper === 'leather' ? 0.97 : 0.88), cloths.leather, quarter.map((p): Point => [p[0] + 4.5, p[1] + 1]), 0.34);
  }
  addMotif(build);
}

function addMotif(build: ShoeBuild): void {
  const { spec, cloths, last, sketch } = build;
  const low = featherAt(last, 350) + 30;
  const dark: Ink = { of: 'accent' };
  if (spec.cut.motif === 'bars') {
    overlay(build, [[300, low, 1], [350, last.y(366), 1], [374, last.y(366), 1], [328, low, 1]], dark, cloths.rubber);
    overlay(build, [[342, low, 1], [386, last.y(366), 1], [404, last.y(366), 1], [364, low, 1]], darker(0.5), cloths.rubber);
  } else if (spec.cut.motif === 'chevron') {
    const mark = markOutline(372, last.y(386), 70);
    sketch.add({ outline: mark, clip: build.upper, body: { outlines: build.body, from: 9999, to: 10000 }, inflate: 0.5, limit: 100, rim: 3, cloth: cloths.rubber, inks: { base: dark }, shadow: { dx: 0.9, dy: 1.5, blur: 1.4, strength: 0.4 } });
  } else if (spec.cut.motif === 'wave') {
    const base: Point[] = [[286, 446], [322, last.y(406)], [364, last.y(412)], [404, last.y(384)], [444, last.y(346)]];
    overlay(build, [...offsetLine(spline(base, false, 6), 6), ...offsetLine(spline(base, false, 6), -6).reverse()], dark, cloths.rubber);
    const second = base.map((p): Point => [p[0] + 14, p[1] + 19]);
    overlay(build, [...offsetLine(spline(second, false, 6), 3), ...offsetLine(spline(second, false, 6), -3).reverse()], darker(0.55), cloths.rubber);
  }
}

function addCollar(build: ShoeBuild): void {
  const { sketch, last, cloths } = build;
  const top = last.topline;
  const lower = offsetLine(spline(top, false, 4), -24).map((p): Point => [p[0], p[1]]);
  sketch.add({
    outline: sketch.polygon([...spline(top, false, 6), [522, last.y(240) - last.lift * 0.9], [522, last.y(268) - last.lift * 0.8], ...lower.reverse()]),
    clip: build.upper,
    inflate: 0.9,
    limit: 14,
    rim: 2,
    cloth: cloths.knit,
    marks: stitch(sketch.line(offsetLine(spline(top, false, 3), -19)), 0.9, '2.6 1.8'),
    inks: { base: darker(0.86), stitch: darker(0.6) },
    shadow: { dx: 1, dy: 2.5, blur: 3.2, strength: 0.34 },
  });
  const tab = last.topline[last.topline.length - 1]!;
  sketch.add({ outline: sketch.shape([[tab[0] - 11, tab[1] + 6, 1], [tab[0] - 2, tab[1] - 20], [tab[0] + 13, tab[1] - 19], [tab[0] + 18, tab[1] + 4], [tab[0] + 14, tab[1] + 52, 1], [tab[0] + 2, tab[1] + 50, 1]]), inflate: 0.8, limit: 6, rim: 1, cloth: { ...cloths.cotton, weave: (_u, _v, _x, y) => 0.7 * Math.sin(y * 2.1) }, inks: { base: ACCENT }, shadow: { dx: 1, dy: 2, blur: 2.2, strength: 0.38 } });
}

function addThroat(build: ShoeBuild): void {
  const { sketch, spec, last, cloths } = build;
  const line = spline(last.throat, false, 8);
  const lower = offsetLine(line, (t) => -(13 + 9 * t));
  const stay: Ink = spec.cut.upper === 'knit' ? darker(0.62) : darker(0.92);
  overlay(build, [...offsetLine(line, 3), ...lower.reverse()], stay, cloths.leather, offsetLine(line, (t) => -(9 + 8 * t)));
  const rows = last.lift > 60 ? 8 : last.lift > 20 ? 6 : 5;
  const kind = spec.cut.lace ?? 'lace';
  for (let i = 0; i < rows; i++) {
    const t = 0.04 + (i / (rows - 1)) * 0.9;
    const at = line[Math.min(line.length - 1, Math.round(t * (line.length - 1)))]!;
    const eye: Point = [at[0] + 6 + 3 * t, at[1] + 8 + 3 * t];
    const far: Point = [at[0] - 22 + 5 * t, at[1] - 13 + 3 * t];
    if (kind === 'strap' && i % 2) continue;
    const width = kind === 'elastic' ? 6 : kind === 'strap' ? 10 : 3.7;
    sketch.add({ outline: sketch.polygon(circle(eye[0], eye[1], 3)), inflate: 0, cloth: cloths.metal, inks: { base: { of: '#161616' } }, light: () => 0.5 });
    const bend = lerpPoint(eye, far, 0.5);
    sketch.add({
      outline: sketch.band([eye, [bend[0] - 2, bend[1] - 4], far], width),
      inflate: 0.9,
      limit: kind === 'lace' ? 8 : 5,
      rim: 0.6,
      cloth: { ...cloths.cord, weave: (u, v) => 0.28 * Math.sin((u + v) * 2.6) + 0.28 * Math.sin((u - v) * 2.6) },
      inks: { base: kind === 'lace' ? { of: '#f1eee6' } : darker(0.8) },
      shadow: { dx: 1.4, dy: 2.6, blur: 2.2, strength: 0.45 },
    });
  }
}

function addTongue(build: ShoeBuild): void {
  const { sketch, last, cloths } = build;
  const top = last.topline[0]!;
  const l = last.lift;
  sketch.add({ outline: sketch.shape([[top[0] - 4, top[1] + 6], [top[0] + 40, top[1] + 2], [416, last.y(262) - l], [462, last.y(248) - l], [500, last.y(216) - l, 1], [512, last.y(240) - l], [490, last.y(296) - l], [420, last.y(330) - l], [350, last.y(310) - l]]), inflate: -0.4, limit: 18, cloth: cloths.knit, light: () => 0.62, inks: { base: { of: 'base', gain: 0.45 } } });
  sketch.add({
    outline: sketch.shape([[top[0] - 24, top[1] + 12], [top[0] - 10, top[1] - 16], [top[0] + 4, top[1] - 27], [top[0] + 18, top[1] - 27], [top[0] + 27, top[1] - 14], [top[0] + 24, top[1] + 4], [top[0] + 6, top[1] + 40], [250, last.y(370)], [204, last.y(388)], [196, last.y(374)], [250, last.y(320) - l * 0.3]]),
    inflate: 0.6,
    limit: 14,
    rim: 2,
    cloth: cloths.knit,
    inks: { base: darker(0.9) },
    shadow: { dx: 2, dy: 3, blur: 4, strength: 0.36 },
  });
}

export function drawShoe(spec: ShoeSpec): Drawing {
  const sketch = new Sketch(spec.seed, 1.2);
  const last = lastOf(spec);
  const upper = sketch.shape(last.upper);
  const build: ShoeBuild = { sketch, spec, last, cloths: clothsOf(sketch), upper, body: [upper] };
  addTongue(build);
  addUpper(build);
  addOverlays(build);
  addCollar(build);
  addThroat(build);
  addSole(sketch, spec, last, build.cloths);
  return sketch.done({ x: 304, y: FLOOR_Y, halfWidth: 244 });
}
