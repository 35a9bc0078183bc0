import type { JacketSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = JacketSpec['cut']
export type JacketWords =
  `${Cut['fabric']} ${Cut['neck']} ${Cut['closure']} ${Cut['pocket']} ${Cut['length']} ${NonNullable<Cut['fit']>} ${NonNullable<Cut['sleeve']>} ${NonNullable<Cut['panel']>}`

/** Cloth, neck, closure, pocket, length, fit, sleeve, panel. */
// prettier-ignore
export const jackets: readonly Row<JacketWords>[] = [
  ['Warm-up zip jacket', 'kestrel', 'unisex', 'cobalt ink oat', 104, 'tricot 280', 'train run', 'knit stand zip zip regular regular long none', { logo: 'small', in: 'cobalt' }, 'Collar zips up to the chin; cuffs are knitted, not elastic'],
  ['Team track jacket', 'ashgrove-athletic', 'unisex', 'navy berry moss', [89, 69], 'tricot 300', 'court everyday', 'knit stand zip welt regular regular long sleeve-stripe', { accent: 'chalk', logo: 'small' }, 'Two stripes run from collar to cuff'],
  ['Cropped track jacket', 'junelle', 'women', 'clay bone sky', 84, 'tricot 280', 'everyday court', 'knit stand zip welt crop boxy long sleeve-stripe', { accent: 'white', logo: 'none', in: 'clay' }, 'Short and square, made for high waists'],
  ['Yoke track jacket', 'ashgrove-athletic', 'men', 'moss navy bone', 92, 'tricot 300', 'court train', 'knit stand zip zip regular regular long yoke', { print: 'colour-block', accent: 'berry', logo: 'small' }, 'Shoulder yoke in the club colour'],
  ['Slim studio jacket', 'marl', 'women', 'ink dusk plum', 76, 'smooth-knit 260', 'yoga train', 'knit stand zip zip regular slim long side', { logo: 'small' }, 'Curved seams follow the waist; soft as the leggings it goes with'],
  ['Contour crop jacket', 'marl', 'women', 'dusk ink blush', [72, 54], 'sculpt-knit 280', 'yoga train', 'knit stand zip welt crop slim long none', { logo: 'none', in: 'dusk' }, 'Second-skin fit that stops at the ribs'],
  ['Windbreak shell', 'kestrel', 'men', 'cobalt graphite lime', 128, 'shell 110', 'run outdoors', 'shell stand zip zip regular regular long none', { logo: 'small' }, 'Packs into its own left pocket'],
  ['Windbreak hooded shell', 'kestrel', 'women', 'cobalt coral ink', 138, 'shell 110', 'run outdoors', 'shell hood zip zip regular slim long none', { logo: 'small', in: 'cobalt' }, 'Hood turns with the head and has a firm edge'],
  ['Gilet for tempo runs', 'kestrel', 'unisex', 'ink lime sky', [84, 64], 'shell 90', 'run', 'shell stand zip zip regular slim vest none', { logo: 'small' }, 'Windproof in front, open mesh inside the back'],
  ['Offset rain shell', 'umbra-works', 'unisex', 'ink graphite moss', 168, 'shell 140', 'everyday outdoors', 'shell hood offset-zip zip long regular long none', { logo: 'none' }, 'Zip runs off-centre so the collar closes clean'],
  ['Night shift bomber', 'umbra-works', 'men', 'ink plum graphite', 154, 'shell 150', 'everyday', 'shell stand zip welt regular boxy long none', { logo: 'none' }, 'Blackened zip, no visible stitching at the front'],
  ['Night shift snap coat', 'umbra-works', 'men', 'ink graphite', [178, 134], 'shell 160', 'everyday', 'shell shirt snaps patch long boxy long none', { logo: 'none' }, 'Hidden snaps behind a placket; falls to mid-thigh'],
  ['Coach jacket', 'brackwater', 'men', 'navy sand moss', 98, 'shell 130', 'everyday', 'shell shirt snaps welt regular boxy long none', { logo: 'small' }, 'Shirt collar, snaps, a cord inside the hem'],
  ['Coach jacket with yoke', 'brackwater', 'men', 'sky navy clay', 104, 'shell 130', 'everyday court', 'shell shirt snaps welt regular boxy long yoke', { print: 'colour-block', accent: 'bone', logo: 'none' }, 'Contrast yoke, front and back'],
  ['Deck jacket', 'tern-and-tide', 'unisex', 'navy bone rust', 124, 'twill 280', 'outdoors everyday', 'shell shirt snaps patch regular regular long none', { logo: 'none' }, 'Two patch pockets big enough for cold hands'],
  ['Harbour striped overshirt', 'halden', 'men', 'bone sky navy', [112, 84], 'twill 260', 'everyday', 'shell shirt snaps chest regular boxy long none', { print: 'stripe', accent: 'ink', logo: 'none' }, 'Chest pocket lines up with the stripes'],
  ['Basecamp puffer', 'nord-field', 'unisex', 'moss ink rust', 178, 'quilt 120', 'outdoors', 'puffer hood zip zip regular regular long none', { logo: 'small', in: 'moss' }, 'Warm to −10 °C, dries overnight, contains no down'],
  ['Basecamp puffer vest', 'nord-field', 'unisex', 'moss sand navy', 124, 'quilt 110', 'outdoors', 'puffer stand zip zip regular regular vest none', { logo: 'small', in: 'moss' }, 'Goes under a shell or over a hoodie'],
  ['Cropped puffer', 'junelle', 'women', 'blush bone ink', [148, 112], 'quilt 130', 'everyday', 'puffer stand zip welt crop boxy long none', { logo: 'none' }, 'Tubes as wide as a hand, ending at the waist'],
  ['Long puffer coat', 'nord-field', 'women', 'ink oat plum', 228, 'quilt 150', 'outdoors everyday', 'puffer hood zip welt long regular long none', { logo: 'none' }, 'Two-way zip, so sitting down stays easy'],
  ['Snap puffer vest', 'brackwater', 'men', 'rust navy graphite', 108, 'quilt 110', 'outdoors', 'puffer stand snaps patch regular boxy vest none', { logo: 'none' }, 'Oversized snaps open with gloves on'],
  ['Colour-block puffer', 'tessel', 'unisex', 'cobalt clay plum', 164, 'quilt 120', 'everyday outdoors', 'puffer stand zip zip regular boxy long yoke', { print: 'colour-block', accent: 'oat', logo: 'small' }, 'Yoke in a second colour, quilted in one go'],
  ['Hybrid run jacket', 'ardent-mile', 'women', 'sky graphite lime', [118, 92], 'quilt 80', 'run', 'puffer stand zip zip regular slim long side', { logo: 'small' }, 'Fill where the wind hits, knit where you sweat'],
  ['First light shell', 'ardent-mile', 'women', 'coral sky chalk', 112, 'shell 85', 'run', 'shell stand zip chest crop regular long none', { logo: 'large' }, 'Weighs as much as an apple'],
  ['Dawn gradient windbreaker', 'ardent-mile', 'unisex', 'sky coral', 116, 'shell 90', 'run everyday', 'shell hood zip welt regular regular long none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Colour fades from shoulder to hem like early sky'],
  ['Understorey fleece', 'fernholt', 'women', 'moss sage oat', 98, 'pile-fleece 320', 'outdoors rest', 'fleece stand zip zip regular regular long none', { logo: 'small', in: 'moss' }, 'Deep pile outside, smooth inside'],
  ['Understorey pocket fleece', 'fernholt', 'men', 'moss rust graphite', [108, 82], 'pile-fleece 320', 'outdoors', 'fleece stand zip chest regular boxy long yoke', { print: 'colour-block', accent: 'navy', logo: 'small' }, 'Woven yoke and chest pocket where the pack rubs'],
  ['Understorey fleece vest', 'fernholt', 'unisex', 'oat moss clay', 84, 'pile-fleece 300', 'outdoors', 'fleece stand zip welt regular regular vest none', { logo: 'small' }, 'The layer people forget they are wearing'],
  ['Snap-neck fleece', 'corrie-lane', 'men', 'sand navy', 88, 'pile-fleece 300', 'outdoors', 'fleece stand snaps patch regular regular long none', { logo: 'small' }, 'Four snaps, one big pocket'],
  ['Hooded pile jacket', 'linden-row', 'women', 'blush oat dusk', 104, 'pile-fleece 340', 'rest everyday', 'fleece hood zip welt long boxy long none', { logo: 'none' }, 'Like a blanket with sleeves'],
  ['Cropped pile jacket', 'linden-row', 'women', 'dusk bone sage', [92, 69], 'pile-fleece 340', 'rest everyday', 'fleece shirt snaps welt crop boxy long none', { logo: 'none', in: 'dusk' }, 'Shirt collar in pile, snaps in horn colour'],
  ['Topo shell anorak', 'corrie-lane', 'unisex', 'moss sky graphite', 142, 'ripstop 105', 'outdoors run', 'shell hood offset-zip chest regular regular long none', { print: 'topographic', accent: 'bone', logo: 'none', in: 'moss' }, 'Printed with the contour lines of the pass it was tested on'],
  ['Camo ripstop jacket', 'brackwater', 'men', 'moss sand', 118, 'ripstop 140', 'outdoors', 'shell hood zip patch long regular long none', { print: 'camo', accent: 'ink', logo: 'none' }, 'Four patch pockets and a storm flap'],
  ['Ripple knit jacket', 'velm', 'women', 'bone ink sage', 118, 'rib-knit 380', 'everyday', 'knit shirt snaps patch crop slim long none', { logo: 'none' }, 'Rib runs down the body and across the pockets'],
  ['Slow sun wrap jacket', 'solvane', 'women', 'clay oat blush', 124, 'lyocell 320', 'yoga rest', 'knit stand offset-zip welt long regular long none', { logo: 'none', in: 'clay' }, 'Crosses over the front and closes at the hip'],
  ['Quarry melange jacket', 'hexley', 'men', 'graphite sand navy', [96, 74], 'tricot 320', 'train', 'knit hood zip zip regular regular long side', { print: 'melange', logo: 'large' }, 'Underarm panels stretch twice as far as the body'],
]
