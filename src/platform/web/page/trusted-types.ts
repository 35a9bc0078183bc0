type Rules = {
  readonly createHTML: (text: string) => string | null
  readonly createScriptURL: (address: string) => string | null
}
type TrustedTypes = { readonly createPolicy: (name: string, rules: Rules) => unknown }

/** How React makes a script element, and what it puts into those that only crawlers read. */
const ofReact = ['', '<script></script>']

/**
 * What text may become markup or the address of a script, in browsers that ask: what React writes, the page's own data, the worker.
 * All else is refused, whoever tries.
 */
export const trustOwnTexts = (pageData: string): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === pageData || ofReact.includes(text) ? text : null),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  })
}
