/** Texts that no page needs to wake up: they come with the screens that say them, in a file of their own. By the beginning of their id. */
const late = /^(account|saved|unsent|install|reviewForm|notify)\./

export const isLateText = (id: string): boolean => late.test(id)
