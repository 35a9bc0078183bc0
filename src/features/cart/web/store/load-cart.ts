type Access = Pick<typeof import('./cart-access.ts'), 'addPieces' | 'cartOf'>

let access: Access | undefined

/** The cart's engine, where it is there already. */
export const loadedCart = (): Access | undefined => access

/** The cart's engine, which is loaded when it is needed first, or when the page has nothing better to do. */
export const loadCart = async (): Promise<Access> => (access ??= await import('./cart-access.ts'))
