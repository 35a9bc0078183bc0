import type { Vocabulary } from './vocabulary.ts'

/**
 * The first sign of each pinyin syllable, tones aside, in the order of the Chinese collation; where a sign stands among them tells
 * its syllable. Source: CLDR's order, cut by the readings of Unihan. 3,734 of the 3,755 usual signs fall on their own reading.
 */
const firstSigns =
  '吖哎安肮凹丷挀扳邦勹卑奔伻屄边灬憋汃冫癶峬嚓偲参仓撡冊嵾曽叉芆辿伥抄车抻阷吃充抽出歘巛刅吹旾逴呲匆凑' +
  '粗汆崔邨搓咑呆丹当刀嘚扥氐嗲刁爹丁丟东吺厾耑垖吨多妸诶鞥发帆匚飞分丰覅紑夫旮侅甘冈皋戈给刯工勾估瓜乖' +
  '关光归丨呙哈咍佄夯茠诃黒拫亨噷齁乎花怀欢巟灰昏吙丌加戋江艽阶巾坕冂丩凥姢噘军咔开刊忼尻匼肎劥空抠扝夸' +
  '蒯宽匡亏坤扩垃来兰啷捞仂勒崚哩俩良撩毟拎伶溜囖瞜噜驴娈掠抡啰呣埋嫚牤猫嚒呅椚擝咪宀喵乜民名谬麿毪拏腉' +
  '囡囔孬疒娞恁能拈娘鸟捏囜宁妞农羺奴女奻疟黁喔讴妑拍眅乓抛呸喷匉丕囨剽蔈姘乒钋剖仆七掐千呛悄苆亲靑卭丘' +
  '区奍炔夋呥穣娆惹人扔日戎厹邚挼婑瞤捼仨毢三桒掻閪森僧筛山伤弰奢谁升尸収书刷衰闩双脽吮说厶忪凁苏狻夊孙' +
  '唆他囼坍汤夲忑熥剔天旫帖厅囲偷凸湍推吞乇屲歪弯尢危昷翁挝乌夕呷仙乡灱些心星凶休吁吅削坃丫恹央幺倻一囙' +
  '应哟佣优込囦曰晕帀災兂匨傮则贼怎増扎夈枬张佋蜇贞凧之中州朱抓跩妆隹宒拙乲宗邹租钻厜尊嘬'

const first = [...firstSigns]
const { compare } = new Intl.Collator('zh')
const syllables = new Map<string, number>()

/** A number for how a sign is spoken: signs that people mistake for each other while typing have the same. */
const syllableOf = (sign: string): number => {
  const known = syllables.get(sign)
  if (known !== undefined) return known
  let [low, high] = [0, first.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (compare(first[middle] ?? '', sign) <= 0) low = middle
    else high = middle - 1
  }
  syllables.set(sign, low)
  return low
}

/**
 * A run of Chinese with signs put right that stand beside no neighbour anywhere in the catalogue: by one spoken alike that does.
 * Typing errors are such signs, and so are traditional ones.
 */
export const correctSigns = (vocabulary: Vocabulary, run: string): string => {
  const signs = [...run]
  const isPair = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined && other !== undefined && vocabulary.counts.has(one + other)
  const isPlaced = (at: number): boolean => isPair(signs[at - 1], signs[at]) || isPair(signs[at], signs[at + 1])
  for (let at = 0; at < signs.length; at += 1) {
    if (isPlaced(at)) continue
    const [before, next] = [signs[at - 1], signs[at + 1]]
    const alike = spokenAlike(vocabulary, signs[at])
    const found = likeliest(
      vocabulary,
      alike.filter((sign) => isPair(before, sign) || isPair(sign, next)).map((sign) => [sign]),
    )
    const both =
      found ??
      likeliest(
        vocabulary,
        alike.flatMap((sign) =>
          spokenAlike(vocabulary, next)
            .filter((other) => isPair(sign, other))
            .map((other) => [sign, other]),
        ),
      )
    if (both) signs.splice(at, both.length, ...both)
  }
  return signs.join('')
}

type Spoken = { readonly terms: number; readonly signs: ReadonlyMap<number, readonly string[]> }

const spoken = new WeakMap<Vocabulary, Spoken>()

/** The signs of the vocabulary that are spoken as this one is; listed anew when terms have come or gone. */
const spokenAlike = (vocabulary: Vocabulary, sign: string | undefined): readonly string[] => {
  if (sign === undefined || !isSign.test(sign)) return []
  const known = spoken.get(vocabulary)
  const current = known?.terms === vocabulary.counts.size ? known : listSigns(vocabulary)
  spoken.set(vocabulary, current)
  return current.signs.get(syllableOf(sign)) ?? []
}

const listSigns = ({ counts }: Vocabulary): Spoken => {
  const signs = new Map<number, string[]>()
  for (const term of counts.keys()) {
    if (!isSign.test(term)) continue
    const syllable = syllableOf(term)
    signs.set(syllable, [...(signs.get(syllable) ?? []), term])
  }
  return { terms: counts.size, signs }
}

const isSign = /^\p{Script=Han}$/u

/** Of several the one whose signs are the most frequent together. */
const likeliest = ({ counts }: Vocabulary, all: readonly string[][]): string[] | undefined => {
  const countOf = (signs: readonly string[]) => counts.get(signs.join('')) ?? 0
  return all.toSorted((one, other) => countOf(other) - countOf(one))[0]
}
