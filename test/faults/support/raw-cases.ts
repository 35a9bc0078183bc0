import { encodings, nonsense } from './raw-nonsense.ts'
import { oversize, smuggling } from './raw-sizes.ts'
import type { RawCase } from './raw-sizes.ts'

export type { RawCase } from './raw-sizes.ts'

/** Every way of bad HTTP that is tried. */
export const rawCases = (): RawCase[] => [...smuggling(), ...oversize(), ...encodings(), ...nonsense()]
