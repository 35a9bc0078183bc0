/** When the page's load event is over; nothing that is asked for then stands in the way of the page itself. */
export const afterLoad = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
