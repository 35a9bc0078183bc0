import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '#core/language.ts'
import { createTranslators } from '#platform/server/texts.ts'
import { namedMessages, quotedMessages, valuesOfMessages } from '#test/support/quoted-messages.ts'
import { readSources } from '../../bin/checks/sources.ts'
import type { Source } from '../../bin/guards/source.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { readSection } from './support/specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The section of the error catalogue in both documents. */
const section = 8

type Message = { readonly key: string; readonly id: string; readonly text: string }

/**
 * Q5 of the goals: each message of the error catalogues has words in every language, and a test brings it about: one that waits for its
 * words, or for the refusal that has them. What is no message but a behaviour has a test of its rule.
 */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const messages: Message[] = [
    ...quotedMessages.map(([id, text]) => ({ key: id, id, text })),
    ...namedMessages.map(([key, id, text]) => ({ key, id, text })),
  ]
  const tests = (await readSources(root)).filter(isTest)
  const made = messages.map((message) => ({
    ...message,
    by: tests.filter(bringsAbout(message)).map(({ path }) => path),
  }))
  for (const { key, text, by } of made)
    say(`${key}: ${text.slice(0, 60)}${text.length > 60 ? '…' : ''} (${by[0] ?? 'no test'})`)
  const never = made.filter(({ by }) => by.length === 0).map(({ key }) => key)
  const untold = listUntranslated(messages)
  say(
    `Q5: ${messages.length} messages in ${languages.length} languages, ${messages.length - never.length} brought about by a test`,
  )
  mustBe('messages that no test brings about', never, [])
  mustBe('messages without words of a language', untold, [])
  const rows = await readSection(section)
  if (rows) {
    const bare = rows.filter(({ rules, said }) => rules.length > 0 && said === '').map(({ id }) => id)
    const silent = rows.filter(({ rules }) => rules.length === 0).map(({ id }) => id)
    say(
      `Q5: ${rows.length} sentences of the catalogues, ${rows.length - silent.length} with tests of their rules; silent: ${silent.join(', ')}`,
    )
    mustBe('sentences of the catalogues without a test', bare, [])
  } else say('Q5: sentences of the catalogues: skipped: no data')
}

/** Tests and what they are made of, but for the list itself. */
const isTest = ({ path }: Source): boolean =>
  /(\.test\.tsx?|\.spec\.ts|^test\/(support|e2e)\/.*\.tsx?)$/.test(path) && !/messages(\.test)?\.ts$/.test(path)

const bringsAbout = ({ key, id, text }: Message): ((test: Source) => boolean) => {
  const [start] = text
    .replaceAll(/Tee|help@shop\.test/g, '\0')
    .split('\0')
    .filter((part) => part.length > 4)
  // tests name as much as they need
  const words = (start?.trim() ?? text).slice(0, 40)
  const refusal = /^refusal\.(.*)$/.exec(id)?.[1]
  const signs = [
    words,
    words.replaceAll("'", "\\'"),
    words.replaceAll("'", '’'),
    `'${id}'`,
    ...(refusal ? [`'${refusal}'`] : []),
  ]
  // the specification's name of a message is never a text
  const keys = /^[A-Z_]+$/.test(key) ? [key] : []
  return (test) => [...signs, ...keys].some((sign) => test.text.includes(sign))
}

const listUntranslated = (messages: readonly Message[]): string[] => {
  const translators = createTranslators(join(root, 'src'))
  return languages.flatMap((language) =>
    messages
      .filter(({ id, text }) => {
        const said = translators[language](id, valuesOfMessages)
        return language === 'en' ? said !== text : said === text || said === id
      })
      .map(({ key }) => `${language} ${key}`),
  )
}
