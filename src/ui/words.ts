import { createContext, useContext } from 'react'
import type { Translate } from '#core/text.ts'

const WordsContext = createContext<Translate>((id) => id)

/** The app gives its translator: components here say a few words of their own (Close, sold out). */
export const WordsProvider = WordsContext

export const useWords = (): Translate => useContext(WordsContext)
