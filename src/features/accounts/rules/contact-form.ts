import { emailLength } from '#core/email.ts'
import { isEmailLike } from './contact.ts'

export type ContactField = 'name' | 'email' | 'message'

/** Characters that the contact form takes. */
export const contactLengths: Readonly<Record<ContactField, number>> = { name: 100, email: emailLength, message: 5000 }

/** The fields that are missing, or no e-mail address, in their order. */
export const contactProblems = (words: Readonly<Record<ContactField, string>>): ContactField[] =>
  (['name', 'email', 'message'] as const).filter((field) => {
    const text = words[field].trim()
    return text === '' || text.length > contactLengths[field] || (field === 'email' && !isEmailLike(text))
  })

/** What a form of letters says when it was not taken. */
export const letterFailure = (code: string): 'letter.tooMany' | 'letter.notTaken' | 'letter.noAnswer' => {
  if (code === 'TOO_MANY_REQUESTS') return 'letter.tooMany'
  return code === 'INVALID_INPUT' ? 'letter.notTaken' : 'letter.noAnswer'
}
