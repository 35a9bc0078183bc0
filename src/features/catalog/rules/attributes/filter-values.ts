import { nameOfPath, splitPath } from '../categories/category-path.ts'

/** Female, male, unisex: the specification's numbers. */
export type GenderKey = '0' | '1' | '2'

const female = new Set([
  'women',
  'woman',
  'female',
  'womens',
  "women's",
  'girls',
  'girl',
  'ladies',
  'женский',
  'женщинам',
  'женщины',
  'девочкам',
  'damen',
  'жінкам',
  '女士',
  '女',
])
const male = new Set([
  'men',
  'man',
  'male',
  'mens',
  "men's",
  'boys',
  'boy',
  'gentlemen',
  'мужской',
  'мужчинам',
  'мужчины',
  'мальчикам',
  'herren',
  'чоловікам',
  '男士',
  '男',
])
const unisex = new Set(['unisex', 'унисекс', 'унісекс', '男女通用'])

/** Whether a text is a gender as data has it: `0` for her, `1` for him, `2` for both. */
export const isGenderKey = (text: string | undefined): text is GenderKey => text === '0' || text === '1' || text === '2'

/** The gender that words name; for both it is unisex, and undefined where none is among them. */
export const toGender = (words: readonly string[]): GenderKey | undefined => {
  const plain = words.map((word) => word.trim().toLowerCase())
  const isFemale = plain.some((word) => female.has(word))
  const isMale = plain.some((word) => male.has(word))
  if ((isFemale && isMale) || plain.some((word) => unisex.has(word))) return '2'
  return isFemale ? '0' : isMale ? '1' : undefined
}

/** The gender of categories such as `Women/Tops/Tees` or `Promotions/Men Sale`: of its parts first, then of the words in them. */
export const genderOfPaths = (paths: readonly string[]): GenderKey | undefined => {
  const parts = paths.flatMap(splitPath)
  return toGender(parts) ?? toGender(parts.flatMap((part) => part.split(/\s+/)))
}

/** Where a file has no product type, it is the leaf of the deepest category; of equally deep ones the first. */
export const ptypeOfPaths = (paths: readonly string[]): string | undefined => {
  let deepest: string | undefined
  for (const path of paths) if (!deepest || splitPath(path).length > splitPath(deepest).length) deepest = path
  return deepest && nameOfPath(deepest)
}
