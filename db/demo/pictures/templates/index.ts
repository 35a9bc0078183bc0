import type { Drawing } from '../engine/part.ts';
import type { PictureSpec } from '../spec.ts';
import { drawBra } from './bra.ts';
import { drawHoodie } from './hoodie.ts';
import { drawLeggings } from './leggings.ts';
import { drawShoe } from './shoe.ts';
import { drawTank } from './tank.ts';
import { drawTee } from './tee.ts';

/** The parts of a style, seen from the front or from behind. */
export function drawStyle(spec: PictureSpec, back = false): Drawing {
  switch (spec.template) {
    case 'hoodie':
      return drawHoodie(spec, back);
    case 'tee':
      return drawTee(spec, back);
    case 'tank':
      return drawTank(spec, back);
    case 'leggings':
      return drawLeggings(spec, back);
    case 'bra':
      return drawBra(spec, back);
    case 'shoe':
      return drawShoe(spec);
    default:
      throw new Error(`no template ${spec.template}`);
  }
}
