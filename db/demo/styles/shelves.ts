import type { PictureSpec } from '../pictures/spec.ts'
import type { Activity, Fit, Gender } from '../style.ts'

type Place = {
  readonly picture: PictureSpec
  readonly gender: Gender
  readonly activities: readonly Activity[]
  readonly support?: string
}

export const toPtype = (picture: PictureSpec): string => {
  switch (picture.template) {
    case 'hoodie':
      return picture.cut.neck === 'hood' ? 'hoodies' : 'sweatshirts'
    case 'jacket':
      if (picture.cut.sleeve === 'vest') return 'vests'
      return picture.cut.fabric === 'knit' ? 'zip-jackets' : 'jackets'
    case 'tee':
      if (picture.cut.neck === 'polo') return 'polos'
      return picture.cut.sleeve === 'long' || picture.cut.sleeve === 'raglan-long' ? 'long-sleeves' : 'tees'
    case 'tank':
      return 'tanks'
    case 'bra':
      return 'sports-bras'
    case 'shoe':
      return 'shoes'
    default:
      return picture.template
  }
}

const shoeAisle = (activities: readonly Activity[]): string =>
  ({
    run: 'Running',
    train: 'Training',
    court: 'Training',
    outdoors: 'Trail',
    everyday: 'Everyday',
    yoga: 'Everyday',
    rest: 'Everyday',
  })[activities[0] ?? 'everyday']

const wornAisle = ({ picture, support }: Place, department: 'Women' | 'Men'): string => {
  const ptype = toPtype(picture)
  switch (ptype) {
    case 'hoodies':
      return 'Tops/Hoodies'
    case 'sweatshirts':
      return 'Tops/Sweatshirts'
    case 'tees':
      return 'Tops/Tees'
    case 'polos':
      return department === 'Men' ? 'Tops/Polos' : 'Tops/Tees'
    case 'long-sleeves':
      return 'Tops/Long sleeves'
    case 'tanks':
      return 'Tops/Tanks'
    case 'vests':
      return 'Outerwear/Vests'
    case 'jackets':
      return 'Outerwear/Jackets'
    case 'zip-jackets':
      return 'Outerwear/Zip jackets'
    case 'sports-bras':
      return `Sports bras/${{ light: 'Light support', medium: 'Medium support', high: 'High support' }[support ?? 'light']}`
    case 'leggings':
      return department === 'Men' ? 'Bottoms/Tights' : 'Bottoms/Leggings'
    case 'joggers':
      return 'Bottoms/Joggers'
    default:
      return 'Bottoms/Shorts'
  }
}

const toDepartments = (gender: Gender): readonly ('Women' | 'Men')[] =>
  gender === 'unisex' ? ['Women', 'Men'] : gender === 'women' ? ['Women'] : ['Men']

/** Paths of the leaves in which a worn piece stands by what it is. */
export const toAisles = (place: Place): readonly string[] =>
  toDepartments(place.gender).map((department) =>
    place.picture.template === 'shoe'
      ? `Shoes/${department}/${shoeAisle(place.activities)}`
      : `${department}/${wornAisle(place, department)}`,
  )

/** Shelf of a colour story: tops, bottoms, or shoes and gear. */
export const toStoryShelf = (template: PictureSpec['template'] | undefined): string => {
  if (template === 'leggings' || template === 'joggers' || template === 'shorts') return 'Bottoms'
  if (template === 'hoodie' || template === 'jacket' || template === 'tee' || template === 'tank' || template === 'bra')
    return 'Tops'
  return 'Shoes and gear'
}

export const toFit = (picture: PictureSpec): Fit | undefined => {
  switch (picture.template) {
    case 'bra':
      return 'close'
    case 'leggings':
      return picture.cut.leg === 'straight' ? 'regular' : picture.cut.leg === 'flare' ? 'wide' : 'close'
    case 'shorts':
      return (
        { bike: 'close', runner: 'relaxed', sweat: 'regular', 'two-in-one': 'relaxed', court: 'regular' } as const
      )[picture.cut.kind]
    case 'tank':
      return picture.cut.fit === 'loose' ? 'relaxed' : picture.cut.fit
    case 'hoodie':
    case 'tee':
    case 'joggers':
      return picture.cut.fit
    case 'jacket':
      return picture.cut.fit ?? 'regular'
    default:
      return undefined
  }
}

const womenShoes = ['36', '37', '38', '39', '40', '41']
const menShoes = ['40', '41', '42', '43', '44', '45', '46']

export const toSizes = (template: PictureSpec['template'], gender: Gender): readonly string[] => {
  if (template === 'shoe')
    return gender === 'women'
      ? womenShoes
      : gender === 'men'
        ? menShoes
        : ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']
  return gender === 'women'
    ? ['XS', 'S', 'M', 'L', 'XL']
    : gender === 'men'
      ? ['S', 'M', 'L', 'XL', 'XXL']
      : ['XS', 'S', 'M', 'L', 'XL', 'XXL']
}
