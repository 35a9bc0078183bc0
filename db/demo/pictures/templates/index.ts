import type { Drawing } from '../engine/part.ts'
import type { PictureSpec } from '../spec.ts'
import { drawBottle } from './bottle.ts'
import { drawBra } from './bra.ts'
import { drawCap } from './cap.ts'
import { drawCard } from './card.ts'
import { drawHoodie } from './hoodie.ts'
import { drawJacket } from './jacket.ts'
import { drawJoggers } from './joggers.ts'
import { drawLeggings } from './leggings.ts'
import { drawMat } from './mat.ts'
import { drawShoe } from './shoe.ts'
import { drawShorts } from './shorts.ts'
import { drawTank } from './tank.ts'
import { drawTee } from './tee.ts'

/** The parts of a style, seen from the front or from behind. */
export function drawStyle(spec: PictureSpec, back = false): Drawing {
  switch (spec.template) {
    case 'hoodie':
      return drawHoodie(spec, back)
    case 'tee':
      return drawTee(spec, back)
    case 'tank':
      return drawTank(spec, back)
    case 'leggings':
      return drawLeggings(spec, back)
    case 'bra':
      return drawBra(spec, back)
    case 'shoe':
      return drawShoe(spec)
    case 'jacket':
      return drawJacket(spec, back)
    case 'joggers':
      return drawJoggers(spec, back)
    case 'shorts':
      return drawShorts(spec, back)
    case 'cap':
      return drawCap(spec)
    case 'bottle':
      return drawBottle(spec)
    case 'mat':
      return drawMat(spec)
    case 'card':
      return drawCard(spec)
  }
}
