/** Milliseconds that a part of the page has to come. Source: accounts-and-bloggers.md 4, loader and async content. */
export const partComesWithin = 3000

/** What comes in time; else it is as if it had failed. */
export const within = <T>(work: Promise<T>, ms = partComesWithin): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the page took too long')), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
