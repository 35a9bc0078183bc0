import { isLanguage, languages } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
  uk: 'Українська',
  zh: '中文',
}

/** The language whose words are written; each is called as it calls itself. */
export const LanguageSelect = ({ value, onChange }: { value: Language; onChange: (language: Language) => void }) => {
  const t = useText()
  return (
    <SelectField
      label={t('office.wordsIn')}
      value={value}
      onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  )
}
