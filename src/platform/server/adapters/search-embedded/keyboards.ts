/** What the keys write, row by row, in the same order on each keyboard. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const others = ['ёйцукенгшщзхъфывапролджэячсмитьбю', "'йцукенгшщзхїфівапролджєячсмитьбю"]

/** What the keys that wrote a text write on the other keyboards of people who have two, in lower case; nothing where it is the same. */
export const onOtherKeyboards = (text: string): string[] => {
  const typed = text.toLowerCase()
  const written = others.flatMap((other) => [rewrite(typed, latin, other), rewrite(typed, other, latin)])
  return [...new Set(written)].filter((each) => each !== typed)
}

const rewrite = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
