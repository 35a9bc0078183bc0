import type { TeeSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = TeeSpec['cut']
export type TeeWords =
  `${Cut['sleeve']} ${Cut['neck']} ${Cut['length']} ${Cut['fit']} ${NonNullable<Cut['hem']>} ${NonNullable<Cut['panel']>}`

/** Sleeve, neck, length, fit, hem, panel. */
// prettier-ignore
export const tees: readonly Row<TeeWords>[] = [
  ['Everyday tee', 'vitrine-studio', 'unisex', 'white ink clay moss', 32, 'cotton-jersey 180', 'everyday', 'short crew regular regular straight none', { logo: 'none' }, 'Shoulder seams are taped, so it keeps its line'],
  ['Heavy box tee', 'hexley', 'men', 'graphite white rust', 44, 'heavy-cotton 260', 'train everyday', 'half crew regular boxy straight none', { logo: 'large' }, 'Sleeves to the elbow, collar two fingers wide'],
  ['Pocket tee', 'brackwater', 'men', 'navy sand sage', [36, 27], 'heavy-cotton 220', 'everyday outdoors', 'short crew regular boxy straight none', { pocket: true, logo: 'none' }, 'Chest pocket cut on the cross grain'],
  ['Slub V tee', 'marl', 'women', 'blush ink oat', 34, 'cotton-jersey 150', 'everyday', 'short v regular slim straight none', { logo: 'none' }, 'Uneven yarn gives it a little life'],
  ['Scoop tee', 'marl', 'women', 'dusk white plum', 32, 'lyocell 190', 'yoga everyday', 'short scoop regular slim curved none', { logo: 'none', in: 'dusk' }, 'Falls close to the body without clinging'],
  ['Cap-sleeve tee', 'junelle', 'women', 'coral bone sky', [28, 21], 'cotton-jersey 160', 'everyday', 'cap crew crop regular straight none', { logo: 'small' }, 'Sleeve just covers the shoulder'],
  ['Cropped boxy tee', 'junelle', 'women', 'clay bone ink', 34, 'heavy-cotton 220', 'everyday train', 'short crew crop boxy straight none', { logo: 'small', in: 'clay' }, 'Meets the waistband, square at the sides'],
  ['Long tee', 'umbra-works', 'men', 'ink graphite chalk', 48, 'cotton-jersey 200', 'everyday', 'short crew long boxy curved none', { logo: 'none' }, 'Hem drops at the back and curves at the sides'],
  ['Night shift mock tee', 'umbra-works', 'unisex', 'ink graphite plum', 58, 'heavy-cotton 260', 'everyday', 'half mock regular boxy straight none', { logo: 'none' }, 'Stand-up collar, doubled and stitched twice'],
  ['Henley tee', 'linden-row', 'men', 'oat graphite moss', 46, 'waffle-knit 220', 'everyday rest', 'short henley regular regular curved none', { logo: 'none' }, 'Three corozo buttons'],
  ['Long-sleeve henley', 'linden-row', 'men', 'oat navy rust', [54, 42], 'waffle-knit 240', 'rest everyday', 'long henley regular regular straight none', { logo: 'none' }, 'Waffle knit with ribbed cuffs'],
  ['Sunday long-sleeve', 'linden-row', 'women', 'dusk sage bone', 48, 'lyocell 200', 'rest yoga', 'long scoop long regular curved none', { logo: 'none', in: 'dusk' }, 'Long enough to wear over leggings'],
  ['Piqué polo', 'halden', 'men', 'navy bone moss', 58, 'pique 210', 'court everyday', 'short polo regular regular split none', { logo: 'small' }, 'Side vents, mother-of-pearl buttons'],
  ['Striped polo', 'halden', 'men', 'bone sky clay', 62, 'pique 210', 'court everyday', 'short polo regular regular split none', { print: 'stripe', accent: 'navy', logo: 'none' }, 'Collar and cuffs are knitted plain'],
  ['Cropped court polo', 'ashgrove-athletic', 'women', 'cobalt chalk blush', [48, 36], 'dry-knit 160', 'court', 'cap polo crop slim straight none', { logo: 'small', in: 'cobalt' }, 'Short placket without buttons'],
  ['Side-stripe court polo', 'ashgrove-athletic', 'men', 'white navy berry', 54, 'dry-knit 160', 'court', 'short polo regular slim straight side', { print: 'colour-block', accent: 'moss', logo: 'small' }, 'Side panels in the club colour'],
  ['Breton long-sleeve', 'tern-and-tide', 'unisex', 'bone sky sand', 58, 'heavy-cotton 230', 'everyday', 'long crew regular regular straight none', { print: 'stripe', accent: 'navy', logo: 'none' }, 'Twenty-one stripes, as it should be'],
  ['Boat-neck striped tee', 'tern-and-tide', 'women', 'chalk blush sage', 44, 'heavy-cotton 200', 'everyday', 'half scoop regular boxy straight none', { print: 'stripe', accent: 'cobalt', logo: 'none' }, 'Wide neck that stays on the shoulders'],
  ['Wide-band tee', 'tern-and-tide', 'men', 'navy rust bone', 42, 'heavy-cotton 220', 'everyday', 'short crew regular boxy straight none', { print: 'wide-stripe', accent: 'oat', logo: 'none' }, 'Rugby-width bands matched at the seams'],
  ['Pin-stripe tee', 'quillby', 'women', 'sky chalk ink', [36, 28], 'cotton-jersey 170', 'everyday', 'short crew regular regular straight none', { print: 'pin-stripe', accent: 'berry', logo: 'none' }, 'Thin lines, close together, printed before cutting'],
  ['Margin tee', 'quillby', 'unisex', 'chalk coral graphite', 34, 'cotton-jersey 190', 'everyday', 'short crew regular regular split none', { logo: 'large' }, 'Flat print that softens with each wash'],
  ['Dotted tee', 'quillby', 'women', 'blush navy sage', 36, 'cotton-jersey 170', 'everyday', 'short crew crop regular straight none', { print: 'dot', accent: 'white', logo: 'none' }, 'Dots the size of a peppercorn'],
  ['Ringer tee', 'quillby', 'men', 'chalk sky oat', 36, 'cotton-jersey 180', 'everyday', 'raglan crew regular regular straight yoke', { print: 'colour-block', accent: 'rust', logo: 'small' }, 'Raglan yoke in a second colour'],
  ['Baseball tee', 'ashgrove-athletic', 'unisex', 'chalk oat sky', [44, 34], 'cotton-jersey 190', 'everyday train', 'raglan-long crew regular regular curved yoke', { print: 'colour-block', accent: 'navy', logo: 'small' }, 'Contrast raglan sleeves down to the wrist'],
  ['Run tee', 'kestrel', 'men', 'cobalt graphite lime', 46, 'dry-knit 120', 'run', 'raglan crew regular slim straight none', { logo: 'small', in: 'cobalt' }, 'No seam on the shoulder, where packs rub'],
  ['Run tee with mesh', 'kestrel', 'women', 'cobalt coral sky', 48, 'dry-knit 120', 'run', 'raglan crew regular slim curved mesh', { logo: 'small', in: 'cobalt' }, 'Mesh opens the back and the underarm'],
  ['Run long-sleeve', 'kestrel', 'unisex', 'cobalt ink lime', 58, 'dry-knit 140', 'run outdoors', 'raglan-long crew regular slim curved none', { logo: 'small' }, 'Sleeves end in a reflective band'],
  ['Tempo mesh tee', 'pacewell', 'men', 'sky ink coral', [42, 32], 'mesh 110', 'run train', 'short crew regular slim straight mesh', { logo: 'small' }, 'Holes grow larger towards the spine'],
  ['City miles tee', 'pacewell', 'women', 'sage graphite blush', 39, 'dry-knit 130', 'run everyday', 'cap scoop regular regular curved none', { logo: 'small' }, 'Looks like cotton, dries like running gear'],
  ['City miles V tee', 'pacewell', 'men', 'navy sage white', 39, 'dry-knit 140', 'run everyday', 'short v regular regular straight side', { logo: 'none' }, 'Flatlocked side panels'],
  ['First light crop tee', 'ardent-mile', 'women', 'lime sky ink', 38, 'mesh 110', 'run', 'cap crew crop boxy straight mesh', { logo: 'large' }, 'Made to be worn over a bra on warm mornings'],
  ['First light long-sleeve', 'ardent-mile', 'women', 'coral sky white', 52, 'dry-knit 140', 'run', 'long mock regular slim straight none', { logo: 'small' }, 'Short stand-up collar keeps the wind off the neck'],
  ['Dawn gradient tee', 'ardent-mile', 'unisex', 'sky coral blush', 44, 'dry-knit 130', 'run', 'short crew regular regular straight none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Dyed from the hem up'],
  ['Merino base tee', 'nord-field', 'men', 'graphite moss navy', 72, 'merino 150', 'outdoors run', 'short crew regular slim straight none', { logo: 'small' }, 'Five days on the trail before it needs a wash'],
  ['Merino base long-sleeve', 'nord-field', 'unisex', 'moss ink rust', [89, 69], 'merino 190', 'outdoors', 'raglan-long crew long slim straight none', { logo: 'small', in: 'moss' }, 'Tail long enough to stay tucked'],
  ['Merino mock-neck', 'nord-field', 'women', 'moss oat plum', 92, 'merino 190', 'outdoors everyday', 'raglan-long mock regular slim straight none', { logo: 'none', in: 'moss' }, 'Fine rib at the neck, no label inside'],
  ['Topo tee', 'fernholt', 'unisex', 'moss sand sky', 42, 'cotton-jersey 180', 'outdoors', 'short crew regular regular curved none', { print: 'topographic', accent: 'bone', logo: 'none', in: 'moss' }, 'One line for every ten metres of height'],
  ['Camo long-sleeve', 'brackwater', 'men', 'moss graphite', 52, 'cotton-jersey 200', 'outdoors', 'long crew regular boxy straight none', { print: 'camo', accent: 'sand', logo: 'none' }, 'Pattern drawn from lichen on harbour stones'],
  ['Marble tee', 'tessel', 'women', 'dusk graphite plum', [44, 33], 'lyocell 180', 'yoga everyday', 'half crew regular regular curved none', { print: 'marble', accent: 'white', logo: 'none' }, 'Marbled in small batches, each one a little different'],
  ['Chevron tee', 'tessel', 'men', 'ink cobalt clay', 42, 'dry-knit 150', 'train', 'short crew regular slim curved none', { print: 'chevron', accent: 'chalk', logo: 'none' }, 'Chevrons meet in the centre of the chest'],
  ['Melange training tee', 'mirador-lab', 'men', 'graphite sky berry', 38, 'dry-knit 140', 'train', 'raglan v regular slim straight none', { print: 'melange', logo: 'small' }, 'Seamless body, knitted in the round'],
  ['Seamless grid long-sleeve', 'mirador-lab', 'women', 'plum ink sage', 54, 'smooth-knit 200', 'train run', 'long crew crop slim straight side', { logo: 'small' }, 'Grid knit opens where you heat up'],
  ['Ripple tee', 'velm', 'women', 'bone rust sage', 46, 'rib-knit 240', 'everyday', 'short crew regular slim straight side', { logo: 'none' }, 'Rib changes direction at the sides'],
  ['Slow sun linen tee', 'solvane', 'women', 'clay oat white', 56, 'linen-blend 170', 'rest everyday', 'half v long boxy split none', { logo: 'none', in: 'clay' }, 'Gets softer every summer'],
  ['Saltwater cover tee', 'saltmere', 'women', 'sky chalk coral', [42, 32], 'linen-blend 150', 'rest outdoors', 'cap v long boxy split none', { logo: 'none' }, 'Dries on a railing in twenty minutes'],
]
