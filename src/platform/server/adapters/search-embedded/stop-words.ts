const lists: Readonly<Record<string, string>> = {
  en: 'a an and at by for from i in is it me my of on or some that the this to with without you your',
  ru: 'а без в во для до и из за к ко на не о об от по под с со у что это мне мой',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer eines es fur ich im in mein mit nach oder ohne und vom von zu zum zur',
  uk: 'а без в во для до з за зі і із й к мій на не о об од під по про з та те у це що',
}

const words: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** Chinese signs that join words and mean nothing by themselves. */
const signs = /[的和与及]/u

/** Whether a folded word says nothing of what is looked for. */
export const isStopWord = (word: string, language: string): boolean =>
  (Object.hasOwn(words, language) ? words[language] : undefined)?.has(word) ?? false

/** The parts of a Chinese run between signs that say nothing; the run itself where nothing would stay. */
export const withoutStopSigns = (run: string): string[] => {
  const parts = run.split(signs).filter((part) => part !== '')
  return parts.length > 0 ? parts : [run]
}
