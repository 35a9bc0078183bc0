import type { TankSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = TankSpec['cut']
export type TankWords =
  `${Cut['shoulder']} ${Cut['neck']} ${Cut['length']} ${Cut['fit']} ${NonNullable<Cut['hem']>} ${NonNullable<Cut['panel']>}`

/** Shoulder, neck, length, fit, hem, panel. */
// prettier-ignore
export const tanks: readonly Row<TankWords>[] = [
  ['Rib tank', 'velm', 'women', 'bone ink rust', 34, 'rib-knit 240', 'everyday yoga', 'wide scoop regular slim straight none', { logo: 'none' }, 'Knitted as a tube, no side seams'],
  ['Ripple crop tank', 'velm', 'women', 'sage blush ink', [32, 24], 'rib-knit 240', 'yoga everyday', 'narrow scoop crop slim straight none', { logo: 'none' }, 'Bound edges in the same rib'],
  ['High-neck rib tank', 'velm', 'women', 'dusk bone plum', 38, 'rib-knit 260', 'everyday', 'racer high crop slim straight none', { logo: 'none', in: 'dusk' }, 'Cut in at the shoulders, high at the throat'],
  ['Racer run tank', 'kestrel', 'women', 'cobalt lime ink', 38, 'dry-knit 110', 'run', 'racer scoop regular regular curved none', { logo: 'small', in: 'cobalt' }, 'Edges are bonded, so nothing chafes'],
  ['Singlet', 'kestrel', 'men', 'cobalt white coral', 42, 'mesh 90', 'run', 'narrow crew regular slim split mesh', { logo: 'small', in: 'cobalt' }, 'Race-day weight with split sides'],
  ['Tempo mesh tank', 'pacewell', 'women', 'sky graphite coral', [36, 28], 'mesh 110', 'run train', 'racer crew regular loose curved mesh', { logo: 'small' }, 'Mesh from the shoulder blades down'],
  ['City miles tank', 'pacewell', 'men', 'sage navy graphite', 34, 'dry-knit 130', 'run train', 'wide crew regular regular straight side', { logo: 'small' }, 'Flatlocked sides, label printed inside'],
  ['Muscle tank', 'hexley', 'men', 'graphite ink rust', 36, 'heavy-cotton 220', 'train', 'muscle crew regular loose straight none', { logo: 'large' }, 'Armholes dropped to the ribs'],
  ['Cropped muscle tank', 'hexley', 'women', 'ink bone clay', 34, 'heavy-cotton 220', 'train', 'muscle crew crop loose straight none', { logo: 'large' }, 'Raw armholes that roll with wear'],
  ['Striped muscle tank', 'tern-and-tide', 'men', 'bone navy', 36, 'cotton-jersey 180', 'everyday outdoors', 'muscle crew regular regular straight none', { print: 'stripe', accent: 'cobalt', logo: 'none' }, 'Made for the jetty, fine for the gym'],
  ['Tie tank', 'saltmere', 'women', 'clay chalk sky', 36, 'lyocell 170', 'yoga', 'wide scoop regular loose tie none', { logo: 'none', in: 'clay' }, 'Knot at the front; loosen it for more length'],
  ['Saltwater strappy tank', 'saltmere', 'women', 'cobalt sage blush', [38, 29], 'smooth-knit 200', 'yoga', 'strappy scoop regular slim straight none', { logo: 'none' }, 'Thin straps crossing low on the back'],
  ['Open-back tank', 'saltmere', 'women', 'dusk sage white', 39, 'lyocell 160', 'yoga rest', 'strappy v long loose curved none', { logo: 'none', in: 'dusk' }, 'Floats over the bra; back falls open when bending'],
  ['Slow sun slip tank', 'solvane', 'women', 'clay oat plum', 46, 'lyocell 180', 'rest yoga', 'strappy v regular regular straight none', { logo: 'none', in: 'clay' }, 'Bias-cut, so it moves with you'],
  ['Longline cotton tank', 'marl', 'women', 'ink white dusk', 29, 'stretch-cotton 160', 'everyday yoga', 'narrow scoop long slim straight none', { logo: 'none' }, 'Stays tucked through a whole flow'],
  ['Built-in support tank', 'marl', 'women', 'plum ink moss', 48, 'sculpt-knit 260', 'train yoga', 'racer v crop slim straight side', { logo: 'small' }, 'Inner shelf with removable pads'],
  ['Marble tank', 'tessel', 'women', 'dusk graphite', [38, 28], 'lyocell 170', 'yoga', 'racer scoop regular loose split none', { print: 'marble', accent: 'white', logo: 'none' }, 'Print runs around the body without a break'],
  ['Topo trail tank', 'fernholt', 'unisex', 'moss sand', 39, 'dry-knit 130', 'outdoors run', 'wide crew long regular curved none', { print: 'topographic', accent: 'bone', logo: 'none', in: 'moss' }, 'Contour lines of the Kinnekulle plateau'],
  ['Gradient tank', 'ardent-mile', 'women', 'coral sky', 36, 'mesh 110', 'run', 'racer high regular regular curved none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Colour starts at the hem and gives up at the chest'],
  ['First light crop tank', 'ardent-mile', 'women', 'lime sky graphite', 34, 'dry-knit 120', 'run', 'racer crew crop regular straight mesh', { logo: 'large' }, 'Mesh stripe under the arm'],
  ['Essential tank', 'vitrine-studio', 'men', 'white ink moss', 26, 'cotton-jersey 170', 'everyday train', 'wide scoop regular regular straight none', { logo: 'none' }, 'The plain one, with a proper neckline'],
  ['Essential V tank', 'vitrine-studio', 'women', 'white ink clay moss', 26, 'cotton-jersey 170', 'everyday train', 'narrow v regular regular straight none', { logo: 'none' }, 'Neckline deep enough to stay cool'],
  ['Block training tank', 'mirador-lab', 'men', 'ink cobalt', [39, 29], 'dry-knit 140', 'train', 'muscle scoop regular slim straight side', { print: 'colour-block', accent: 'sky', logo: 'small' }, 'Side panels in a second colour'],
  ['Camo muscle tank', 'brackwater', 'men', 'moss graphite', 36, 'cotton-jersey 190', 'train outdoors', 'muscle scoop long loose curved none', { print: 'camo', accent: 'sand', logo: 'none' }, 'Pigment-dyed, so it fades like canvas'],
]
