import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Panel } from '#ui/dialog.tsx'
import { contactsOf } from './contacts.ts'
import { LanguageLinks } from './language-list.tsx'
import { MenuUser, MenuUserLinks } from './menu-user.tsx'
import { shownCategories } from './shown-categories.ts'
import { useClosedByNavigation } from './use-closed-by-navigation.ts'
import styles from './menu-panel.module.css'

/** The main side panel: categories, help, contacts, and the list of languages, which takes its place while it is open. */
export const MenuPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const { menu, settings, view } = useShell()
  const [isLanguage, setLanguage] = useState(false)
  useClosedByNavigation(onClose)
  const { fullLanguageName, currencySign } = view.i18n
  if (isLanguage) {
    return (
      <Panel
        key="languages"
        side="left"
        className={styles.panel}
        title={t('shell.chooseLanguage')}
        lead={<IconButton icon="left" label={t('shell.back')} onClick={() => setLanguage(false)} />}
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
          <Icon name="globe" size="s" />
          <span>{[...new Set([fullLanguageName, view.name, currencySign])].join(' · ')}</span>
          <Icon name="right" size="s" />
        </button>
      }
    >
      <MenuUser />
      <nav aria-label={t('shell.categories')}>
        <ul className={styles.categories}>
          {shownCategories(menu, settings).map((category) => (
            <Branch key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      <ul className={styles.more}>
        <MenuUserLinks />
        {settings.has_shipping_info ? (
          <li>
            <Link to="/delivery">{t('shell.delivery')}</Link>
          </li>
        ) : null}
        {settings.has_return_policy ? (
          <li>
            <Link to="/returns">{t('shell.returns')}</Link>
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
  const [isOpen, setOpen] = useState(false)
  const { id, name, url_path, product_count } = category
  const children = shownCategories(category.children_data, settings)
  return (
    <li>
      <div className={styles.row} data-sale={url_path === 'sale' || undefined}>
        <Link to={`/${url_path}`}>
          {name}
          <sup className="n" aria-hidden="true">
            {product_count}
          </sup>
        </Link>
        {children.length > 0 ? (
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
      {isOpen ? (
        <ul id={`branch-${id}`} className={styles.children}>
          {children.map((child) => (
            <li key={child.id}>
              <Link to={`/${child.url_path}`}>
                {child.name} <span className="muted num">{child.product_count}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
