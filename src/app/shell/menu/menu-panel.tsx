import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { LateTexts, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Flag } from '#ui/flag.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Panel } from '#ui/dialog.tsx'
import { contactsOf } from '../footer/contacts.ts'
import { LanguageLinks } from '../footer/language-list.tsx'
import { MenuUser, MenuUserLinks } from './menu-user.tsx'
import { BloggerSidebar, DeveloperMenu } from './staff-menu.tsx'
import { useClosedByNavigation } from '../page-change/use-closed-by-navigation.ts'
import { useShownCategories } from '#features/stores/web/use-shown-categories.ts'
import styles from './menu-panel.module.css'

/** The main side panel with its words. */
export const MenuPanel = (props: { onClose: () => void }) => (
  <LateTexts>
    <Menu {...props} />
  </LateTexts>
)

/** Who is signed in, categories, help, contacts, and the list of languages, which takes the panel while it is open. */
const Menu = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const { menu, settings, view } = useShell()
  const shown = useShownCategories()
  const [isLanguage, setLanguage] = useState(false)
  useClosedByNavigation(onClose)
  const { fullLanguageName, currencySign } = view.i18n
  if (isLanguage) {
    return (
      <Panel
        key="languages"
        side="left"
        className={styles.panel}
        title={t('frame.chooseLanguage')}
        lead={<IconButton icon="left" label={t('frame.back')} onClick={() => setLanguage(false)} />}
        onClose={onClose}
      >
        <div className={styles.languages}>
          <LanguageLinks />
        </div>
      </Panel>
    )
  }
  const contacts = contactsOf(settings)
  return (
    <Panel
      key="menu"
      side="left"
      className={styles.panel}
      title={t('shell.menu')}
      onClose={onClose}
      footer={
        <button type="button" className={styles.language} onClick={() => setLanguage(true)}>
          <Flag name={view.flag} />
          <span>{[...new Set([fullLanguageName, view.name, currencySign])].join(' · ')}</span>
          <Icon name="right" size="s" />
        </button>
      }
    >
      <MenuUser />
      <BloggerSidebar />
      <nav aria-label={t('frame.categories')}>
        <ul className={styles.categories}>
          {shown(menu).map((category) => (
            <Branch key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      <DeveloperMenu />
      <ul className={styles.more}>
        <MenuUserLinks />
        {settings.has_shipping_info ? (
          <li>
            <Link to="/delivery">{t('shell.delivery')}</Link>
          </li>
        ) : null}
        {settings.has_return_policy ? (
          <li>
            <Link to="/returns">{t('frame.returns')}</Link>
          </li>
        ) : null}
        {contacts.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A main category; its name leads to it, the button beside it unfolds what is below. */
const Branch = ({ category }: { category: MenuCategory }) => {
  const t = useText()
  const { settings } = useShell()
  const shown = useShownCategories()
  const [isOpen, setOpen] = useState(false)
  const { id, name, url_path, product_count, level } = category
  const hasMore = level < settings.menu_level && shown(category.children_data).length > 0
  return (
    <li>
      <div className={styles.row} data-sale={url_path === 'sale' || undefined}>
        <Link to={`/${url_path}`}>
          {name}
          <sup className="n" aria-hidden="true">
            {product_count}
          </sup>
        </Link>
        {hasMore ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`branch-${id}`}
            aria-label={t('shell.submenu', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" />
          </button>
        ) : null}
      </div>
      {isOpen && hasMore ? (
        <ul id={`branch-${id}`} className={styles.children}>
          <Twigs categories={category.children_data} />
        </ul>
      ) : null}
    </li>
  )
}

/** What is below a category, down to the level that the settings name. */
const Twigs = ({ categories }: { categories: readonly MenuCategory[] }) => {
  const { settings } = useShell()
  const shown = useShownCategories()
  return shown(categories).map(({ id, name, url_path, product_count, level, children_data }) => (
    <li key={id}>
      <Link to={`/${url_path}`}>
        {name} <span className="muted num">{product_count}</span>
      </Link>
      {level < settings.menu_level && shown(children_data).length > 0 ? (
        <ul>
          <Twigs categories={children_data} />
        </ul>
      ) : null}
    </li>
  ))
}
