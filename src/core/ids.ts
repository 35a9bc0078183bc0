const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id of a row; anything else is simply not found. */
export const isUuid = (text: string): boolean => uuidPattern.test(text)
