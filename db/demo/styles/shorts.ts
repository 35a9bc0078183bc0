import type { ShortsSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = ShortsSpec['cut']
export type ShortsWords =
  `${Cut['kind']} ${Cut['length']} ${Cut['rise']} ${Cut['pocket']} ${NonNullable<Cut['hem']>} ${NonNullable<Cut['panel']>}`

/** Kind, length, rise, pocket, hem, panel. */
// prettier-ignore
export const shorts: readonly Row<ShortsWords>[] = [
  ['Contour bike short', 'marl', 'women', 'clay ink dusk', 42, 'sculpt-knit 280', 'train yoga', 'bike mid high none straight none', { logo: 'small', in: 'clay' }, 'Same curve and cloth as the Contour legging'],
  ['Contour pocket short', 'marl', 'women', 'dusk ink plum', [46, 35], 'sculpt-knit 280', 'train run', 'bike mid high side straight none', { logo: 'small', in: 'dusk' }, 'Thigh pocket on both sides'],
  ['Soft focus hot short', 'marl', 'women', 'blush sage ink', 34, 'peach-knit 240', 'yoga rest', 'bike hot high none straight none', { logo: 'none' }, 'Bonded hem, nothing that rolls'],
  ['Sprint short', 'kestrel', 'women', 'cobalt coral ink', 48, 'ripstop 80', 'run', 'runner hot mid zip split none', { logo: 'small', in: 'cobalt' }, 'Split to the hip, brief inside'],
  ['Tailwind short', 'kestrel', 'men', 'cobalt graphite lime', 52, 'ripstop 90', 'run', 'runner short mid zip split none', { logo: 'small', in: 'cobalt' }, 'Five-inch leg, zip pocket at the back'],
  ['Tailwind two-in-one', 'kestrel', 'men', 'cobalt ink graphite', [64, 49], 'stretch-woven 110', 'run train', 'two-in-one mid mid zip split none', { logo: 'small' }, 'Liner with a phone sleeve'],
  ['Tempo mesh short', 'pacewell', 'men', 'navy sage coral', 44, 'mesh 120', 'run train', 'runner mid mid slant straight mesh', { logo: 'small' }, 'Mesh sides, woven front'],
  ['Tempo short', 'pacewell', 'women', 'sage sky graphite', [38, 29], 'ripstop 85', 'run', 'runner short high slant curved none', { logo: 'small' }, 'Curved hem drops at the back'],
  ['Tempo two-in-one', 'pacewell', 'women', 'graphite sage blush', 54, 'stretch-woven 110', 'run train', 'two-in-one short high side curved none', { logo: 'small' }, 'Liner long enough to matter'],
  ['City miles short', 'pacewell', 'men', 'navy sand graphite', 49, 'stretch-woven 140', 'run everyday', 'runner knee mid slant straight none', { logo: 'none' }, 'To the knee, for after the run too'],
  ['First light short', 'ardent-mile', 'women', 'sky coral lime', 42, 'ripstop 75', 'run', 'runner hot high zip curved piping', { accent: 'graphite', logo: 'small' }, 'Weighs 68 grams in size M'],
  ['First light men’s short', 'ardent-mile', 'men', 'graphite sky coral', [46, 36], 'ripstop 80', 'run', 'runner short mid none split piping', { accent: 'lime', logo: 'small' }, 'Race cut, three-inch split'],
  ['Dawn gradient short', 'ardent-mile', 'unisex', 'sky coral', 46, 'ripstop 90', 'run', 'runner mid mid zip curved none', { print: 'gradient', accent: 'lime', logo: 'none' }, 'Fades from hem to waist'],
  ['First light bike short', 'ardent-mile', 'women', 'graphite sky', 44, 'smooth-knit 230', 'run', 'bike short high side straight side-stripe', { accent: 'lime', logo: 'small' }, 'Stripe along the thigh pocket'],
  ['Loopback short', 'vitrine-studio', 'unisex', 'clay moss dusk ink', 54, 'loopback 380', 'everyday train', 'sweat mid mid slant straight none', { cords: true, logo: 'small', in: 'clay' }, 'Cut from the cloth of the Loopback hoodie'],
  ['Essential bike short', 'vitrine-studio', 'women', 'ink bone moss', 29, 'smooth-knit 240', 'everyday train', 'bike knee high none straight none', { logo: 'small' }, 'To the top of the knee'],
  ['Sunday short', 'linden-row', 'women', 'dusk oat blush', 42, 'brushed 300', 'rest', 'sweat short high none straight none', { cords: true, logo: 'none', in: 'dusk' }, 'Soft, short, wide in the leg'],
  ['Sunday men’s short', 'linden-row', 'men', 'oat graphite navy', [46, 36], 'brushed 300', 'rest everyday', 'sweat knee mid slant cuff none', { cords: true, logo: 'none' }, 'Turned-up cuff, tacked at the seam'],
  ['Heavy set short', 'hexley', 'men', 'graphite ink rust', 58, 'loopback 440', 'train', 'sweat mid mid zip straight none', { cords: true, logo: 'large' }, 'Heavy loopback, zipped pockets'],
  ['Heavy set bike short', 'hexley', 'women', 'ink rust graphite', 46, 'sculpt-knit 310', 'train', 'bike short high none straight mesh', { logo: 'large' }, 'Mesh at the side, double knit everywhere else'],
  ['Lifting short', 'hexley', 'men', 'ink graphite sand', 49, 'stretch-woven 150', 'train', 'runner short mid slant split mesh', { logo: 'large' }, 'Wide split for deep squats'],
  ['Court short', 'ashgrove-athletic', 'men', 'white navy berry', 52, 'stretch-woven 130', 'court', 'court mid mid slant straight none', { logo: 'small' }, 'Ball pockets deep enough for two'],
  ['Court stripe short', 'ashgrove-athletic', 'men', 'navy moss berry', [56, 44], 'stretch-woven 130', 'court', 'court mid mid slant straight side-stripe', { accent: 'chalk', logo: 'small' }, 'Team stripe down the side'],
  ['Court short for women', 'ashgrove-athletic', 'women', 'cobalt chalk navy', 48, 'stretch-woven 120', 'court', 'court short high side split piping', { accent: 'berry', logo: 'small', in: 'cobalt' }, 'Piped split hem, ball pocket at the hip'],
  ['Track short', 'junelle', 'women', 'clay sky bone', 42, 'tricot 240', 'everyday court', 'court hot high none curved piping', { accent: 'white', logo: 'none', in: 'clay' }, 'Curved hem with piping, as in old athletics films'],
  ['Weekend sweat short', 'junelle', 'women', 'bone coral ink', [36, 28], 'french-terry 280', 'everyday rest', 'sweat hot high slant curved none', { cords: true, logo: 'small' }, 'Curved hem, flat cords'],
  ['Camp short', 'nord-field', 'unisex', 'moss sand graphite', 64, 'twill 220', 'outdoors', 'court knee mid zip straight none', { cords: true, logo: 'small', in: 'moss' }, 'Pockets close, knees clear'],
  ['Topo trail short', 'fernholt', 'unisex', 'moss sand', 58, 'ripstop 110', 'outdoors run', 'runner mid mid side split none', { print: 'topographic', accent: 'bone', logo: 'none', in: 'moss' }, 'Prints the trail you are on, or nearly'],
  ['Low tide swim-run short', 'brackwater', 'men', 'sky navy clay', [49, 38], 'ripstop 100', 'outdoors run', 'runner mid mid slant curved side-stripe', { accent: 'bone', cords: true, logo: 'none' }, 'Goes in the water and keeps going'],
  ['Camo sweat short', 'brackwater', 'men', 'moss graphite', 52, 'brushed 280', 'everyday outdoors', 'sweat mid mid side straight none', { print: 'camo', accent: 'sand', cords: true, logo: 'none' }, 'Faded camouflage, raw inside'],
  ['Chevron two-in-one', 'tessel', 'women', 'ink cobalt', 52, 'stretch-woven 110', 'train run', 'two-in-one short high none straight none', { print: 'chevron', accent: 'coral', logo: 'none' }, 'Chevron shell over a plain liner'],
  ['Ripple bike short', 'velm', 'women', 'sage bone rust', 38, 'rib-knit 260', 'yoga everyday', 'bike short high none straight none', { logo: 'none' }, 'Rib all the way round, no side seam'],
]
