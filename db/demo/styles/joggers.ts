import type { JoggersSpec } from '../pictures/spec.ts'
import type { Row } from '../style.ts'

type Cut = JoggersSpec['cut']
export type JoggersWords =
  `${Cut['fit']} ${Cut['hem']} ${Cut['pocket']} ${Cut['rise']} ${NonNullable<Cut['length']>} ${NonNullable<Cut['panel']>}`

/** Fit, hem, pocket, rise, length, panel. */
// prettier-ignore
export const joggers: readonly Row<JoggersWords>[] = [
  ['Loopback jogger', 'vitrine-studio', 'unisex', 'clay moss dusk ink', [78, 62], 'loopback 420', 'everyday train', 'regular cuff slant mid full none', { cords: true, logo: 'small', in: 'clay' }, 'Dyed in one bath with the Loopback hoodie'],
  ['Wide loopback pant', 'vitrine-studio', 'women', 'ink bone dusk', 84, 'loopback 380', 'everyday rest', 'wide open slant high full none', { logo: 'none' }, 'Falls straight from the hip, pressed seam in front'],
  ['Camp jogger', 'nord-field', 'unisex', 'moss sand graphite', 86, 'brushed 380', 'outdoors', 'regular cuff zip mid full knee', { cords: true, logo: 'small', in: 'moss' }, 'Double knees for kneeling by the stove'],
  ['Camp cargo jogger', 'nord-field', 'men', 'moss ink rust', 98, 'twill 260', 'outdoors', 'regular elastic cargo mid full none', { cords: true, logo: 'none' }, 'Cargo pockets with inner sleeves'],
  ['Trail pant', 'corrie-lane', 'men', 'graphite moss sand', [118, 92], 'stretch-woven 180', 'outdoors', 'slim zip zip mid full knee', { logo: 'small' }, 'Shaped knees, ankle zips that fit over boots'],
  ['Trail pant for women', 'corrie-lane', 'women', 'moss graphite plum', 118, 'stretch-woven 180', 'outdoors', 'slim zip zip high full knee', { logo: 'small', in: 'moss' }, 'High waist under a pack belt'],
  ['Understorey cargo pant', 'fernholt', 'women', 'moss oat rust', 104, 'twill 240', 'outdoors everyday', 'wide elastic cargo high full none', { cords: true, logo: 'none' }, 'Pockets lie flat when empty'],
  ['Sunday jogger', 'linden-row', 'women', 'dusk oat blush', 64, 'brushed 320', 'rest everyday', 'regular cuff slant high full none', { logo: 'none', in: 'dusk' }, 'High, soft waistband without cords'],
  ['Sunday wide pant', 'linden-row', 'women', 'dusk oat sage', [68, 52], 'brushed 300', 'rest', 'wide elastic slant high full none', { cords: true, logo: 'none', in: 'dusk' }, 'Gathers softly at the ankle'],
  ['Sunday men’s jogger', 'linden-row', 'men', 'graphite oat navy', 66, 'brushed 320', 'rest everyday', 'regular elastic slant mid full none', { cords: true, logo: 'none' }, 'Narrow elastic hem, deep pockets'],
  ['Track pant', 'ashgrove-athletic', 'unisex', 'navy berry moss', 74, 'tricot 300', 'court everyday', 'regular open zip mid full side-stripe', { accent: 'chalk', logo: 'small' }, 'Two stripes from waist to hem, matching the Team track jacket'],
  ['Cuffed track pant', 'ashgrove-athletic', 'men', 'navy moss ink', [72, 54], 'tricot 280', 'court train', 'slim cuff slant mid full side-stripe', { accent: 'berry', cords: true, logo: 'small' }, 'Rib cuff, cropped stance'],
  ['Piped track pant', 'junelle', 'women', 'clay bone sky', 72, 'tricot 280', 'everyday court', 'wide open none high full piping', { accent: 'white', logo: 'none', in: 'clay' }, 'Fine piping down the side'],
  ['Weekend crop jogger', 'junelle', 'women', 'coral bone ink', 54, 'french-terry 280', 'everyday rest', 'regular cuff slant high crop none', { cords: true, logo: 'small' }, 'Stops above the ankle bone'],
  ['Warm-up pant', 'kestrel', 'unisex', 'cobalt ink graphite', 88, 'tricot 260', 'run train', 'slim zip zip mid full none', { logo: 'small', in: 'cobalt' }, 'Comes off over shoes: zips reach the knee'],
  ['Run pant', 'kestrel', 'men', 'cobalt graphite lime', [92, 72], 'stretch-woven 130', 'run', 'slim zip zip mid full piping', { accent: 'sky', logo: 'small' }, 'Reflective piping on the outer seam'],
  ['Tempo jogger', 'pacewell', 'women', 'sage navy graphite', 68, 'stretch-woven 120', 'run everyday', 'slim elastic slant high full none', { cords: true, logo: 'small' }, 'Woven, thin, rustle-free'],
  ['City miles pant', 'pacewell', 'men', 'navy graphite sage', 79, 'stretch-woven 160', 'everyday run', 'slim open zip mid full none', { logo: 'none' }, 'Cut like a chino, moves like a jogger'],
  ['First light crop pant', 'ardent-mile', 'women', 'sky graphite coral', [64, 49], 'stretch-woven 110', 'run', 'slim elastic zip high crop piping', { accent: 'lime', logo: 'small' }, 'Light enough to dry on a chair back'],
  ['Night shift cargo', 'umbra-works', 'men', 'ink graphite moss', 148, 'stretch-woven 220', 'everyday', 'wide elastic cargo mid full none', { cords: true, logo: 'none' }, 'Pockets sewn on the back of the thigh seam'],
  ['Night shift pant', 'umbra-works', 'unisex', 'ink graphite plum', 128, 'loopback 420', 'everyday', 'wide open none mid full none', { logo: 'none' }, 'Hidden waistband, no pockets to bulge'],
  ['Night shift crop cargo', 'umbra-works', 'men', 'graphite ink', [132, 99], 'stretch-woven 220', 'everyday', 'regular open cargo mid crop none', { logo: 'none' }, 'Ends above the boot'],
  ['Quarry jogger', 'hexley', 'men', 'graphite sand navy', 82, 'loopback 440', 'train', 'slim cuff zip mid full none', { print: 'melange', cords: true, logo: 'large' }, 'Heathered loopback with zipped pockets'],
  ['Heavy set jogger', 'hexley', 'men', 'ink rust graphite', 86, 'loopback 480', 'train everyday', 'regular cuff slant mid crop knee', { cords: true, logo: 'large' }, 'Reinforced knees, short in the leg'],
  ['Low tide camo jogger', 'brackwater', 'men', 'moss graphite', [78, 59], 'brushed 300', 'outdoors everyday', 'regular cuff cargo mid full none', { print: 'camo', accent: 'sand', cords: true, logo: 'none' }, 'Cargo pockets disappear in the pattern'],
  ['Slow sun pant', 'solvane', 'women', 'clay oat plum', 92, 'lyocell 240', 'yoga rest', 'wide cuff none high full none', { logo: 'none', in: 'clay' }, 'Wide leg caught in a long cuff'],
  ['Saltwater beach pant', 'saltmere', 'women', 'cobalt chalk sky', 72, 'linen-blend 170', 'rest yoga', 'wide open slant high crop none', { cords: true, logo: 'none', in: 'cobalt' }, 'Rolls up for wading'],
  ['Striped deck pant', 'tern-and-tide', 'unisex', 'bone sky', 82, 'twill 220', 'rest everyday', 'regular open slant mid crop none', { print: 'pin-stripe', accent: 'navy', cords: true, logo: 'none' }, 'Mattress stripe, brushed once'],
]
