/** The words of a message without what its links carry: that is for whom they were sent to. */
export const withoutKeys = (text: string): string => text.replaceAll(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…')
