import { createContext } from 'react-router'
import type { MenuCategory } from '../rules/shell-data.ts'

/** The menu of the view, for loaders: in a browser whose page came with it. */
export const menuContext = createContext<readonly MenuCategory[]>([])
