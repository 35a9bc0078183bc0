import type { BraSpec } from '../pictures/spec.ts'
import type { Row, Support } from '../style.ts'

type Cut = BraSpec['cut']
export type BraWords =
  `${Support} ${Cut['strap']} ${Cut['neck']} ${Cut['band']} ${NonNullable<Cut['length']>} ${NonNullable<Cut['seam']>} ${NonNullable<Cut['panel']>}`

/** Support; then strap, neck, band, length, seam, panel. */
// prettier-ignore
export const bras: readonly Row<BraWords>[] = [
  ['Level bra', 'marl', 'women', 'clay cobalt ink dusk', 38, 'sculpt-knit 280', 'train yoga', 'medium wide scoop wide regular princess none', { logo: 'small', in: 'clay' }, 'Removable pads; no clasp to find'],
  ['Contour bra', 'marl', 'women', 'ink plum blush', 42, 'smooth-knit 240', 'yoga train', 'light straight scoop narrow regular none none', { logo: 'none' }, 'One piece, moulded, invisible under a tee'],
  ['Relief racer bra', 'marl', 'women', 'moss ink dusk', [44, 33], 'sculpt-knit 280', 'train', 'medium racer scoop wide regular princess none', { logo: 'small', in: 'moss' }, 'Racer back leaves the shoulder blades free'],
  ['Soft focus longline', 'marl', 'women', 'dusk blush sage', 46, 'peach-knit 240', 'yoga', 'light straight scoop narrow longline none none', { logo: 'none', in: 'dusk' }, 'Worn as a top; reaches the lower ribs'],
  ['Soft focus halter', 'marl', 'women', 'plum dusk ink', 44, 'peach-knit 240', 'yoga', 'light halter high narrow regular none none', { logo: 'none' }, 'Straps meet behind the neck, no metal'],
  ['Sprint bra', 'kestrel', 'women', 'cobalt ink lime', 58, 'sculpt-knit 300', 'run', 'high wide high wide regular cross none', { logo: 'small', in: 'cobalt' }, 'Adjustable hook at the back, locked straps in front'],
  ['Sprint zip bra', 'kestrel', 'women', 'cobalt graphite coral', [64, 49], 'sculpt-knit 300', 'run', 'high racer zip wide regular princess none', { logo: 'small' }, 'Front zip with a locking pull'],
  ['Sprint mesh bra', 'kestrel', 'women', 'sky ink coral', 56, 'sculpt-knit 280', 'run', 'high racer high wide regular princess mesh', { logo: 'small' }, 'Mesh between the cups and over the spine'],
  ['Tailwind crop bra', 'kestrel', 'women', 'lime cobalt ink', 48, 'smooth-knit 250', 'run train', 'medium racer high narrow longline none none', { logo: 'large' }, 'Long enough to run without a top'],
  ['Tempo bra', 'pacewell', 'women', 'sage navy coral', [46, 36], 'sculpt-knit 280', 'run', 'high wide scoop logo regular cross none', { logo: 'none', accent: 'white' }, 'Woven band with the mark all around'],
  ['Tempo logo bra', 'pacewell', 'women', 'ink sky graphite', 42, 'smooth-knit 250', 'run train', 'medium racer scoop logo regular none none', { logo: 'none', accent: 'lime' }, 'Bright band shows under a cropped tee'],
  ['City miles bra', 'pacewell', 'women', 'navy blush graphite', 39, 'smooth-knit 240', 'run everyday', 'medium straight scoop wide regular princess side', { logo: 'none' }, 'Wide sides smooth the underarm'],
  ['Slow sun bra', 'solvane', 'women', 'clay oat blush', 48, 'peach-knit 250', 'yoga', 'light thin v narrow regular gather none', { logo: 'none', in: 'clay' }, 'Gathered at the centre, thin adjustable straps'],
  ['Slow sun square bra', 'solvane', 'women', 'clay oat plum', 52, 'peach-knit 250', 'yoga everyday', 'light straight square narrow regular none none', { logo: 'none', in: 'clay' }, 'Square neckline, straps set wide'],
  ['Slow sun wrap bra', 'solvane', 'women', 'blush sage clay', [54, 41], 'peach-knit 250', 'yoga rest', 'light cross v wide longline gather none', { logo: 'none' }, 'Straps cross and tie into the band'],
  ['Solvane halter longline', 'solvane', 'women', 'plum clay ink', 56, 'lyocell 260', 'yoga', 'light halter v narrow longline gather none', { logo: 'none' }, 'Ties at the neck in a flat bow'],
  ['Saltwater bra', 'saltmere', 'women', 'cobalt sky coral', 44, 'smooth-knit 220', 'yoga outdoors', 'light thin scoop narrow regular none none', { logo: 'none' }, 'Dries fast enough to swim in'],
  ['Saltwater cross bra', 'saltmere', 'women', 'sky cobalt chalk', 46, 'smooth-knit 220', 'yoga', 'light cross scoop narrow regular none none', { logo: 'none' }, 'Four straps cross between the shoulder blades'],
  ['Saltwater square longline', 'saltmere', 'women', 'cobalt chalk sage', [48, 38], 'smooth-knit 220', 'yoga', 'light thin square narrow longline princess none', { logo: 'none', in: 'cobalt' }, 'Princess seams instead of pads'],
  ['Mosaic bra', 'tessel', 'women', 'clay cobalt plum', 46, 'smooth-knit 250', 'train yoga', 'medium straight square wide regular princess side', { print: 'colour-block', accent: 'sand', logo: 'none' }, 'Side panels cut like tiles'],
  ['Marble bra', 'tessel', 'women', 'dusk graphite', 44, 'smooth-knit 240', 'yoga', 'light wide scoop narrow regular none none', { print: 'marble', accent: 'white', logo: 'none', in: 'dusk' }, 'Matches the marble leggings vein by vein'],
  ['Chevron bra', 'tessel', 'women', 'ink cobalt', [44, 32], 'smooth-knit 250', 'train', 'medium wide v wide regular princess none', { print: 'chevron', accent: 'coral', logo: 'none' }, 'Chevrons point up to the straps'],
  ['Dotted bra', 'tessel', 'women', 'berry navy', 42, 'smooth-knit 240', 'train yoga', 'light thin scoop narrow regular princess none', { print: 'dot', accent: 'blush', logo: 'none' }, 'Dots shrink towards the seams'],
  ['Topo bra', 'fernholt', 'women', 'moss sage', 46, 'smooth-knit 250', 'outdoors run', 'medium racer scoop wide regular none none', { print: 'topographic', accent: 'chalk', logo: 'none', in: 'moss' }, 'Contour lines drawn from the trail around Åre'],
  ['Understorey bra', 'fernholt', 'women', 'moss rust graphite', 42, 'merino 220', 'outdoors', 'light wide high narrow regular none none', { logo: 'none', in: 'moss' }, 'Merino against the skin, warm when damp'],
  ['Grid bra', 'mirador-lab', 'women', 'plum ink sky', 48, 'sculpt-knit 270', 'train', 'medium cross high wide regular none mesh', { logo: 'none' }, 'Knitted mesh instead of sewn mesh, nothing to rub'],
  ['Grid high-neck bra', 'mirador-lab', 'women', 'ink sage berry', 52, 'sculpt-knit 270', 'train', 'medium racer high wide longline none none', { logo: 'small' }, 'Seamless to the armhole'],
  ['Grid logo bra', 'mirador-lab', 'women', 'graphite plum white', [44, 34], 'smooth-knit 250', 'train', 'medium straight scoop logo regular none none', { logo: 'none', accent: 'coral' }, 'Knitted-in mark around the band'],
  ['Heavy set bra', 'hexley', 'women', 'ink rust graphite', 54, 'sculpt-knit 300', 'train', 'high wide scoop wide regular princess side', { logo: 'large' }, 'Double layer in front; stays put under a bar'],
  ['Heavy set zip bra', 'hexley', 'women', 'graphite ink berry', 59, 'sculpt-knit 300', 'train', 'high wide zip wide regular cross side', { logo: 'small' }, 'Zip with a hook behind it'],
  ['Court bra', 'ashgrove-athletic', 'women', 'white navy berry', [46, 36], 'sculpt-knit 270', 'court', 'medium racer v wide regular princess none', { logo: 'small' }, 'Holds through a serve, opens through a stretch'],
  ['Club stripe bra', 'ashgrove-athletic', 'women', 'navy moss', 42, 'smooth-knit 250', 'court train', 'medium racer scoop narrow regular none none', { print: 'wide-stripe', accent: 'chalk', logo: 'none' }, 'Two club bands across the chest'],
  ['First light bra', 'ardent-mile', 'women', 'coral sky lime', 44, 'smooth-knit 230', 'run', 'medium cross scoop wide regular princess mesh', { logo: 'small' }, 'Mesh lining only, made for heat'],
  ['Dawn gradient bra', 'ardent-mile', 'women', 'sky coral', 46, 'smooth-knit 230', 'run yoga', 'light racer scoop narrow regular none none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Fades from band to straps'],
  ['Weekend bralette', 'junelle', 'women', 'blush bone coral', [32, 24], 'stretch-cotton 200', 'rest everyday', 'light thin v narrow regular princess none', { logo: 'none' }, 'Cotton, unlined, for doing nothing in'],
  ['Weekend rib bralette', 'junelle', 'women', 'bone ink sky', 34, 'rib-knit 240', 'rest everyday', 'light thin square narrow regular none none', { logo: 'none' }, 'Flat elastic covered in rib'],
  ['Ripple bra', 'velm', 'women', 'sage bone rust', 42, 'rib-knit 260', 'yoga', 'light wide square narrow regular none none', { logo: 'none' }, 'Rib follows the neckline around the corner'],
  ['Ripple longline', 'velm', 'women', 'ink blush dusk', 48, 'rib-knit 260', 'yoga everyday', 'light wide scoop narrow longline none none', { logo: 'none' }, 'Half bra, half top'],
  ['Essential bra', 'vitrine-studio', 'women', 'ink bone clay moss', 29, 'smooth-knit 230', 'everyday train', 'medium straight scoop narrow regular princess none', { logo: 'small' }, 'The first one to buy, and the second'],
  ['Essential cross bra', 'vitrine-studio', 'women', 'dusk cobalt ink bone', 34, 'smooth-knit 230', 'train yoga', 'medium cross scoop wide regular princess none', { logo: 'small', in: 'dusk' }, 'Crossed straps, wide band'],
]
