import type { FocusEvent } from 'react'

/** For rows that scroll: what has the focus is shown whole. Browsers leave it where it is when a corner of it is in sight. */
export const showWhole = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
