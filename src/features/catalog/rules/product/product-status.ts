/** Neither on sale nor worked on any more: listed only where it is asked for. */
export const archivedStatus = 3
