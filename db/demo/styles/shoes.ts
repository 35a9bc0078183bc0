import type { ShoeSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = ShoeSpec['cut']
export type ShoeWords =
  `${Cut['sole']} ${Cut['upper']} ${Cut['collar']} ${Cut['motif']} ${NonNullable<Cut['toe']>} ${NonNullable<Cut['lace']>} ${NonNullable<Cut['soleColour']>}`

/** Sole, upper, collar, motif, toe, lacing, colour of the sole. */
// prettier-ignore
export const shoes: readonly Row<ShoeWords>[] = [
  ['Relay runner', 'oru', 'unisex', 'clay chalk ink cobalt', [112, 84], 'knit-upper', 'run everyday', 'runner knit low bars plain lace white', { accent: 'graphite', in: 'clay' }, '8 mm drop, 248 g in size 39'],
  ['Relay runner reflective', 'oru', 'unisex', 'ink graphite', 124, 'knit-upper', 'run', 'runner knit low chevron plain lace dark', { accent: 'white' }, 'Chevron, heel and lace eyelets reflect'],
  ['Relay racer', 'oru', 'women', 'coral lime sky', 138, 'knit-upper', 'run', 'runner knit low wave plain elastic white', { accent: 'ink' }, '6 mm drop, 196 g in size 38'],
  ['Relay long-run', 'oru', 'men', 'cobalt graphite moss', 132, 'knit-upper', 'run', 'chunky knit low bars plain lace white', { accent: 'sky', in: 'cobalt' }, '36 mm of foam at the heel'],
  ['Relay panel', 'oru', 'women', 'dusk chalk blush', [98, 76], 'panel-upper', 'everyday run', 'runner panel low bars cap lace white', { accent: 'plum', in: 'dusk' }, 'Suede toe cap over mesh'],
  ['Relay court', 'oru', 'unisex', 'white clay', 104, 'leather', 'court everyday', 'flat leather low bars cap lace white', { accent: 'moss' }, 'Herringbone sole for hard courts'],
  ['Baton trainer', 'oru', 'men', 'graphite rust navy', 108, 'panel-upper', 'train', 'flat panel low bars wrap lace gum', { accent: 'bone' }, 'Flat and firm under a loaded bar'],
  ['Baton mid', 'oru', 'men', 'ink moss', 122, 'panel-upper', 'train everyday', 'flat panel mid bars wrap strap gum', { accent: 'sand' }, 'Strap over the midfoot, collar at the ankle'],
  ['Sprint flat', 'kestrel', 'unisex', 'lime cobalt', 142, 'knit-upper', 'run', 'flat knit low chevron plain lace accent', { accent: 'coral' }, 'Made for 400 m and a warm track'],
  ['Tailwind trainer', 'kestrel', 'women', 'cobalt coral sky', 118, 'knit-upper', 'run train', 'runner knit mid chevron plain lace white', { accent: 'lime', in: 'cobalt' }, 'Knitted collar instead of a tongue'],
  ['Tailwind men’s trainer', 'kestrel', 'men', 'cobalt ink graphite', [118, 92], 'knit-upper', 'run train', 'runner knit low chevron cap lace accent', { accent: 'sky' }, 'Toe cap for sprint drills'],
  ['City miles runner', 'pacewell', 'women', 'sage blush graphite', 89, 'panel-upper', 'run everyday', 'runner panel low wave plain lace white', { accent: 'navy' }, '10 mm drop, softer at the heel'],
  ['City miles men’s runner', 'pacewell', 'men', 'navy sage graphite', 89, 'panel-upper', 'run everyday', 'runner panel low wave cap lace gum', { accent: 'chalk' }, 'Rubber where pavements wear it'],
  ['City miles slip-on', 'pacewell', 'unisex', 'graphite sand navy', [74, 56], 'knit-upper', 'everyday', 'runner knit low wave plain elastic gum', { accent: 'bone' }, 'Elastic lacing, no bows'],
  ['Tempo plush', 'pacewell', 'women', 'sky blush', 124, 'knit-upper', 'run', 'chunky knit low wave plain lace white', { accent: 'berry' }, '38 mm heel, rocker toe'],
  ['Trailhead low', 'corrie-lane', 'men', 'moss rust graphite', 134, 'panel-upper', 'outdoors run', 'trail panel low wave wrap lace dark', { accent: 'sand', in: 'moss' }, '5 mm lugs, rock plate'],
  ['Trailhead low for women', 'corrie-lane', 'women', 'moss plum sky', 134, 'panel-upper', 'outdoors run', 'trail panel low wave cap lace dark', { accent: 'coral', in: 'moss' }, 'Narrower heel, 4 mm lugs'],
  ['Trailhead mid', 'corrie-lane', 'unisex', 'moss sand ink', [158, 124], 'panel-upper', 'outdoors', 'trail panel mid none wrap lace dark', { accent: 'rust' }, 'Ankle collar, waterproof lining'],
  ['High pass boot', 'corrie-lane', 'unisex', 'rust ink moss', 189, 'leather', 'outdoors', 'trail leather high none wrap lace gum', { accent: 'bone' }, 'Can be resoled twice'],
  ['High pass chukka', 'corrie-lane', 'men', 'sand moss', 148, 'leather', 'outdoors everyday', 'trail leather mid none cap lace gum', { accent: 'ink' }, 'Nubuck, five eyelets'],
  ['Trail knit', 'fernholt', 'women', 'moss sage oat', 118, 'knit-upper', 'outdoors', 'trail knit low none cap lace dark', { accent: 'rust', in: 'moss' }, 'Sock fit with a proper toe cap'],
  ['Trail knit mid', 'fernholt', 'unisex', 'moss graphite', [128, 99], 'knit-upper', 'outdoors', 'trail knit mid none plain elastic dark', { accent: 'sand' }, 'Pull-on with a wool lining'],
  ['Plain court', 'okka', 'unisex', 'white bone ink', 96, 'leather', 'everyday', 'flat leather low none plain lace white', { accent: 'sand' }, 'Seven eyelets, no mark on the outside'],
  ['Plain court gum', 'okka', 'unisex', 'bone moss navy', 98, 'leather', 'everyday', 'flat leather low none cap lace gum', { accent: 'chalk' }, 'Gum sole that starts pale and darkens'],
  ['Plain mid', 'okka', 'men', 'white ink', [112, 86], 'leather', 'everyday', 'flat leather mid none plain lace white', { accent: 'graphite' }, 'Padded ankle, waxed laces'],
  ['Plain strap', 'okka', 'women', 'dusk white blush', 92, 'leather', 'everyday', 'flat leather low none plain strap white', { accent: 'bone', in: 'dusk' }, 'Two straps, no laces'],
  ['Plain knit', 'okka', 'women', 'dusk oat clay', 84, 'knit-upper', 'everyday yoga', 'flat knit low none plain elastic white', { accent: 'bone', in: 'dusk' }, 'Rolls up like a sock'],
  ['Plain high', 'okka', 'unisex', 'ink bone', 118, 'leather', 'everyday', 'flat leather high none cap lace white', { accent: 'rust' }, 'Eyelets up to the shin'],
  ['Night shift sneaker', 'umbra-works', 'unisex', 'ink graphite', 168, 'leather', 'everyday', 'chunky leather low none plain lace dark', { accent: 'chalk' }, 'One-piece upper, blackened eyelets'],
  ['Night shift high-top', 'umbra-works', 'men', 'ink plum', [184, 138], 'panel-upper', 'everyday', 'chunky panel high none wrap strap dark', { accent: 'bone' }, 'Two straps, zip on the inside'],
  ['Shutter runner', 'umbra-works', 'women', 'graphite ink', 152, 'knit-upper', 'everyday run', 'chunky knit mid none plain elastic dark', { accent: 'plum' }, 'Sock collar, sole like a wave'],
  ['Grid trainer', 'mirador-lab', 'women', 'plum sky ink', 116, 'knit-upper', 'train', 'flat knit low bars cap lace accent', { accent: 'coral' }, 'Wide toe box, flat heel'],
  ['Heavy set lifter', 'hexley', 'men', 'ink rust', 146, 'leather', 'train', 'flat leather low chevron wrap strap gum', { accent: 'bone' }, '15 mm heel wedge, locked strap'],
  ['Club trainer', 'ashgrove-athletic', 'unisex', 'navy berry', [86, 66], 'panel-upper', 'everyday court', 'flat panel low chevron cap lace gum', { accent: 'chalk' }, 'Suede overlays, gum sole, 1970s last'],
  ['First light runner', 'ardent-mile', 'women', 'coral sky lime', 126, 'knit-upper', 'run', 'chunky knit low chevron plain lace accent', { accent: 'graphite' }, 'Bright sole that is easy to see at dawn'],
  ['Deck shoe', 'tern-and-tide', 'men', 'navy bone sky', 78, 'panel-upper', 'everyday outdoors', 'flat panel low none plain lace white', { accent: 'rust' }, 'Canvas-look mesh, razor-cut sole'],
]
