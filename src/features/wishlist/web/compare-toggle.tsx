import { useNavigate } from 'react-router'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Kept } from '../rules.ts'
import { compared } from './compared.ts'
import styles from './heart.module.css'

type Props = { item: Kept; isInline?: boolean | undefined }

/** Puts a style beside others, or takes it away again; a full list says so. */
export const CompareToggle = ({ item, isInline }: Props) => {
  const t = useText()
  const notices = useNotices()
  const navigate = useNavigate()
  const list = compared.useList()
  const isPressed = list.some(({ sku }) => sku === item.sku)
  const show = { label: t('compare.show'), run: () => void navigate('/compare') }
  const toggle = () => {
    if (isPressed) return compared.remove(item.sku)
    if (list.length >= compared.most)
      return notices.add({ kind: 'warning', text: t('compare.full', { count: compared.most }), action: show })
    compared.add(item)
    return notices.add({ kind: 'success', text: t('compare.added', { name: item.name }), action: show })
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.heart, isInline ? styles.inline : styles.compare)}
        aria-pressed={isPressed}
        aria-label={`${t('compare.toggle')}, ${item.name}`}
        onClick={toggle}
      >
        <Icon name="compare" />
        {isInline ? <span className="link">{t('compare.toggle')}</span> : null}
      </button>
      {isInline && isPressed ? (
        <Link className="link t-14" to="/compare">
          {t('compare.showCount', { count: list.length })}
        </Link>
      ) : null}
    </>
  )
}
