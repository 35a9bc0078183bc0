import type { HoodieSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = HoodieSpec['cut']
export type HoodieWords =
  `${Cut['closure']} ${Cut['neck']} ${Cut['pocket']} ${Cut['length']} ${Cut['fit']} ${NonNullable<Cut['sleeve']>} ${NonNullable<Cut['panel']>}`

/** Closure, neck, pocket, length, fit, sleeve, panel. */
// prettier-ignore
export const hoodies: readonly Row<HoodieWords>[] = [
  ['Loopback hoodie', 'vitrine-studio', 'unisex', 'clay moss dusk bone ink', [88, 68], 'loopback 420', 'everyday train', 'pullover hood kangaroo regular regular set-in none', { logo: 'small', in: 'clay' }, 'Dyed after sewing, so the seams keep a shade of their own'],
  ['Breton hoodie', 'halden', 'men', 'bone moss navy', 96, 'loopback 360', 'everyday', 'pullover hood kangaroo regular regular set-in none', { print: 'stripe', accent: 'ink' }, 'Stripes are knitted in, not printed, and meet at the side seams'],
  ['Full-zip loopback hoodie', 'vitrine-studio', 'unisex', 'ink clay cobalt', 98, 'loopback 420', 'everyday train', 'zip hood kangaroo regular regular set-in none', { logo: 'small' }, 'Two-way metal zip with a leather pull'],
  ['Cropped loopback hoodie', 'vitrine-studio', 'women', 'dusk blush ink', 78, 'loopback 360', 'everyday yoga', 'pullover hood none crop boxy dropped none', { logo: 'small', in: 'dusk' }, 'Ends at the waistband of a high-rise legging'],
  ['Heavyweight box hoodie', 'hexley', 'men', 'graphite ink sand', 112, 'loopback 500', 'train everyday', 'pullover hood kangaroo regular boxy dropped none', { logo: 'large' }, 'Our heaviest loopback, pre-shrunk and tumbled'],
  ['Tunnel hoodie', 'marl', 'women', 'oat plum dusk', [82, 62], 'brushed 320', 'everyday rest', 'pullover hood kangaroo long slim set-in none', { logo: 'none' }, 'Covers the hip; side vents keep the stride free'],
  ['Yoke hoodie', 'ashgrove-athletic', 'men', 'navy moss berry', 84, 'brushed 340', 'train court', 'pullover hood kangaroo regular regular raglan yoke', { print: 'colour-block', accent: 'bone', logo: 'small' }, 'Contrast yoke runs over both shoulders like an old team kit'],
  ['Camp hoodie', 'nord-field', 'unisex', 'moss sand graphite', 92, 'brushed 380', 'outdoors', 'pullover hood kangaroo long regular raglan none', { logo: 'small', in: 'moss' }, 'Hood fits over a cap; cuffs are twice as long and fold back'],
  ['Trailhead zip hoodie', 'nord-field', 'men', 'moss ink rust', [108, 84], 'brushed 380', 'outdoors', 'zip hood side long regular raglan none', { logo: 'small' }, 'Zipped hand pockets lined with brushed tricot'],
  ['Half-zip camp hoodie', 'nord-field', 'unisex', 'sage navy oat', 98, 'brushed 340', 'outdoors everyday', 'half-zip hood kangaroo regular regular raglan none', { logo: 'small' }, 'Chin guard behind the zip'],
  ['Topo hoodie', 'fernholt', 'unisex', 'moss graphite sand', 94, 'french-terry 300', 'outdoors', 'pullover hood kangaroo regular regular set-in none', { print: 'topographic', accent: 'chalk', logo: 'none', in: 'moss' }, 'Contour lines of the Gullfjället fells, printed with water-based ink'],
  ['Understorey zip hoodie', 'fernholt', 'women', 'sage moss rust', 102, 'french-terry 300', 'outdoors run', 'zip hood side regular slim raglan side', { logo: 'small' }, 'Side panels of lighter knit let the heat out'],
  ['Camo hoodie', 'brackwater', 'men', 'moss graphite', [86, 64], 'brushed 320', 'outdoors everyday', 'pullover hood kangaroo regular boxy set-in none', { print: 'camo', accent: 'sand', logo: 'none' }, 'Soft camouflage in two greens, faded in the wash'],
  ['Low tide sweatshirt', 'brackwater', 'men', 'sky sand navy', 68, 'loopback 320', 'everyday', 'pullover crew none regular regular set-in none', { logo: 'small' }, 'Rib insert at the collar keeps it from stretching'],
  ['Raglan sweatshirt', 'ashgrove-athletic', 'men', 'chalk navy moss', 66, 'brushed 300', 'train everyday', 'pullover crew none regular regular raglan yoke', { print: 'colour-block', accent: 'berry', logo: 'small' }, 'Sleeves cut in one with the yoke, as in the old gym shirts'],
  ['Second half hoodie', 'ashgrove-athletic', 'unisex', 'berry navy bone', 79, 'brushed 340', 'court everyday', 'pullover hood kangaroo regular regular raglan none', { logo: 'large' }, 'Flat felt mark across the chest'],
  ['Warm-up funnel top', 'kestrel', 'women', 'cobalt ink coral', 74, 'tricot 260', 'run train', 'half-zip funnel none regular slim raglan none', { logo: 'small', in: 'cobalt' }, 'Zip stands off the chin; reflective tab at the nape'],
  ['Long-run half-zip', 'kestrel', 'men', 'cobalt graphite lime', [78, 58], 'dry-knit 190', 'run', 'half-zip funnel side regular slim raglan side', { logo: 'small' }, 'Dries on the way home; side panels are knitted open'],
  ['Tailwind zip hoodie', 'kestrel', 'unisex', 'cobalt ink sky', 96, 'tricot 260', 'run train', 'zip hood side regular slim raglan none', { logo: 'large', in: 'cobalt' }, 'Three-panel hood that stays up while running'],
  ['Sunday hoodie', 'linden-row', 'women', 'oat dusk blush', 72, 'brushed 320', 'rest everyday', 'pullover hood kangaroo regular boxy dropped yoke', { logo: 'none', cords: false }, 'No cords, nothing to knot or lose'],
  ['Sunday sweatshirt', 'linden-row', 'women', 'dusk oat sage', 58, 'brushed 300', 'rest everyday', 'pullover crew none regular boxy dropped none', { logo: 'none', in: 'dusk' }, 'Dropped shoulder and wide cuffs, cut to be lived in'],
  ['Sunday zip hoodie', 'linden-row', 'men', 'graphite oat navy', [84, 66], 'brushed 320', 'rest everyday', 'zip hood kangaroo regular boxy dropped none', { logo: 'none', cords: false }, 'Matt zip in the colour of the cloth'],
  ['Ripple sweatshirt', 'velm', 'women', 'bone sage ink', 76, 'rib-knit 340', 'everyday rest', 'pullover crew none crop slim set-in none', { logo: 'none' }, 'Vertical rib from hem to collar, knitted without side seams'],
  ['Ripple half-zip', 'velm', 'women', 'dusk bone rust', 88, 'rib-knit 340', 'everyday yoga', 'half-zip funnel none crop slim set-in none', { logo: 'none', in: 'dusk' }, 'Collar folds down flat or stands up warm'],
  ['Ripple zip hoodie', 'velm', 'women', 'ink blush sand', 104, 'rib-knit 340', 'everyday', 'zip hood none crop slim set-in none', { logo: 'none', cords: false }, 'Fine zip hidden behind a rib placket'],
  ['Marble hoodie', 'tessel', 'women', 'dusk plum graphite', [88, 66], 'french-terry 300', 'yoga everyday', 'pullover hood kangaroo crop boxy dropped none', { print: 'marble', accent: 'white', logo: 'none', in: 'dusk' }, 'Every piece is marbled by hand, so no two match'],
  ['Mosaic sweatshirt', 'tessel', 'unisex', 'clay ink cobalt', 72, 'french-terry 300', 'everyday', 'pullover crew none regular boxy dropped chest', { print: 'colour-block', accent: 'bone', logo: 'none', in: 'clay' }, 'Chest panel is set in, stitched and pressed open'],
  ['Chevron hoodie', 'tessel', 'men', 'ink rust navy', 92, 'french-terry 300', 'train everyday', 'pullover hood side regular slim set-in none', { print: 'chevron', accent: 'sand', logo: 'none' }, 'Chevrons grow smaller towards the hem'],
  ['Night shift hoodie', 'umbra-works', 'unisex', 'ink graphite plum', 128, 'loopback 460', 'everyday', 'pullover hood none long boxy dropped none', { logo: 'none', cords: false }, 'Hood is lined and cut deep, hem falls straight'],
  ['Night shift zip hoodie', 'umbra-works', 'men', 'ink graphite', 138, 'loopback 460', 'everyday', 'zip hood side long boxy dropped none', { logo: 'small' }, 'Blackened metal zip and eyelets'],
  ['Shutter funnel sweatshirt', 'umbra-works', 'men', 'ink graphite moss', [118, 89], 'loopback 420', 'everyday train', 'pullover funnel side regular boxy dropped none', { logo: 'none' }, 'Collar is doubled and stands without a cord'],
  ['Slow sun hoodie', 'solvane', 'women', 'clay oat blush', 94, 'lyocell 280', 'yoga rest', 'pullover hood none long slim raglan none', { logo: 'none', in: 'clay' }, 'Drapes like silk, washes like cotton'],
  ['Slow sun wrap sweatshirt', 'solvane', 'women', 'oat clay sage', 84, 'lyocell 280', 'yoga rest', 'pullover funnel none crop boxy raglan none', { logo: 'none' }, 'Wide collar that lies open like a scarf'],
  ['Weekend hoodie', 'junelle', 'women', 'coral bone sky', 69, 'french-terry 280', 'everyday', 'pullover hood kangaroo crop regular set-in none', { logo: 'large' }, 'Short and light, with a hood in one layer'],
  ['Weekend zip hoodie', 'junelle', 'women', 'blush coral ink', [79, 59], 'french-terry 280', 'everyday', 'zip hood kangaroo crop regular set-in none', { logo: 'small' }, 'Runs down to the hip bone and no further'],
  ['Weekend pin-stripe sweatshirt', 'junelle', 'women', 'chalk sky sand', 64, 'french-terry 280', 'everyday', 'pullover crew none regular regular set-in none', { print: 'pin-stripe', accent: 'navy', logo: 'none' }, 'Fine stripes run up and down, like shirting'],
  ['Mariner sweatshirt', 'tern-and-tide', 'unisex', 'bone navy clay', 74, 'heavy-cotton 320', 'everyday outdoors', 'pullover crew none regular regular set-in none', { print: 'wide-stripe', accent: 'cobalt', logo: 'none' }, 'Boat-bleached bands, six to the body'],
  ['Deckhand hoodie', 'tern-and-tide', 'men', 'navy bone rust', [92, 74], 'heavy-cotton 340', 'outdoors everyday', 'pullover hood kangaroo long regular set-in chest', { print: 'colour-block', accent: 'chalk', logo: 'none' }, 'One broad band across the chest, knitted in'],
  ['First light half-zip', 'ardent-mile', 'women', 'lime ink sky', 68, 'dry-knit 170', 'run', 'half-zip funnel none regular regular raglan none', { logo: 'large' }, 'Light enough to tie around the waist'],
  ['First light zip hoodie', 'ardent-mile', 'women', 'coral graphite sky', 82, 'dry-knit 190', 'run outdoors', 'zip hood side regular regular raglan side', { logo: 'small', cords: false }, 'Ponytail opening at the back of the hood'],
  ['Dawn gradient hoodie', 'ardent-mile', 'unisex', 'coral sky', 86, 'french-terry 280', 'run everyday', 'pullover hood side regular regular raglan none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Dip-dyed twice, from the hem up'],
  ['Margin notes sweatshirt', 'quillby', 'unisex', 'chalk graphite berry', 62, 'loopback 300', 'everyday', 'pullover crew side regular boxy set-in none', { logo: 'large' }, 'Pockets hidden in the side seams'],
  ['Margin notes melange hoodie', 'quillby', 'men', 'graphite oat sky', [74, 56], 'loopback 320', 'everyday', 'pullover hood kangaroo regular regular set-in none', { print: 'melange', logo: 'small' }, 'Spun from dyed and raw fibre, so no two patches match'],
  ['Dotted sweatshirt', 'quillby', 'women', 'navy blush berry', 66, 'loopback 300', 'everyday', 'pullover crew none crop boxy dropped none', { print: 'dot', accent: 'chalk', logo: 'none' }, 'Small dots, discharge-printed, soft to the hand'],
  ['Saltwater hoodie', 'saltmere', 'women', 'cobalt sky chalk', 79, 'waffle-knit 300', 'yoga rest', 'pullover hood side crop boxy raglan none', { logo: 'none', in: 'cobalt' }, 'Waffle squares trap warmth after a swim'],
]
