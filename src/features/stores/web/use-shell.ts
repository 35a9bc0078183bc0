import { useRouteLoaderData } from 'react-router'
import type { ShellData } from '../rules/shell-data.ts'

/** What the root loader gave; undefined where it failed. */
export const useMaybeShell = (): ShellData | undefined => useRouteLoaderData<ShellData>('root')

/** Store view, menu and settings of the page. */
export const useShell = (): ShellData => {
  const shell = useMaybeShell()
  if (!shell) throw new Error('no data of the root route')
  return shell
}
