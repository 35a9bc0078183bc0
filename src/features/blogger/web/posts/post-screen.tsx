import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useSentBefore } from '#platform/web/call/use-sent-before.ts'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Empty } from '#ui/empty.tsx'
import { TextField } from '#ui/field.tsx'
import { PhotoChoice } from '#ui/photo-choice.tsx'
import type { BloggerContract, BloggerSettings, WirePromoProduct } from '../../contract.ts'
import { bloggerLimits, postTypes } from '../../rules/limits.ts'
import type { PostType } from '../../rules/limits.ts'
import { AttentionDialog } from './attention-dialog.tsx'
import { CopyText } from './copy-text.tsx'
import { Problem } from '#ui/problem.tsx'
import { PromoState } from '../products/promo-row.tsx'
import { Read } from '../read.tsx'
import { usePlace } from '../use-place.ts'
import { useSettings } from '../use-settings.ts'
import styles from '../cabinet.module.css'

/** Tells that a product was shown: in the profile, in a story or in a post; with photos and the address of it. */
export const Screen = () => {
  const t = useText()
  const [id = '', entity = ''] = usePlace()
  const type = postTypes.find((one) => one === entity) ?? 'post'
  const products = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products', {
    query: { id: Number(id) || 0 },
  })
  const settings = useSettings()
  return (
    <Read one={products} none={t('cabinet.noSuchProduct')}>
      {({ items: [product] }) =>
        product ? (
          <Read one={settings}>
            {(own) => (
              <>
                <section className={styles.part} aria-label={product.title}>
                  <h2 className="t-20">{product.title}</h2>
                  <PromoState product={product} />
                </section>
                <Hints settings={own} type={type} />
                <PostForm key={`${product.id} ${type}`} product={product} type={type} settings={own} />
                {own.show_attention_photo_modal && type !== 'profile' ? (
                  <AttentionDialog onForget={() => settings.change({ show_attention_photo_modal: false })} />
                ) : null}
              </>
            )}
          </Read>
        ) : (
          <Empty title={t('cabinet.noSuchProduct')} />
        )
      }
    </Read>
  )
}

/** What a profile has to say, and whom a post has to name. */
const Hints = ({ settings, type }: { settings: BloggerSettings; type: PostType }) => {
  const t = useText()
  const isProfile = type === 'profile'
  const account = settings.shop_instagram && `@${settings.shop_instagram}`
  if (isProfile ? !settings.profile_text && !settings.profile_link : !account) return null
  return (
    <section className={styles.part} aria-label={t('cabinet.toCopy')}>
      {isProfile ? (
        <>
          {settings.profile_text ? <p className={styles.quote}>{settings.profile_text}</p> : null}
          {settings.profile_link ? <p className={styles.quote}>{settings.profile_link}</p> : null}
          <p className={styles.actions}>
            {settings.profile_text ? (
              <CopyText text={settings.profile_text} label={t('cabinet.copyText')} told={t('cabinet.copied')} />
            ) : null}
            {settings.profile_link ? (
              <CopyText text={settings.profile_link} label={t('cabinet.copyLink')} told={t('cabinet.copied')} />
            ) : null}
          </p>
        </>
      ) : (
        <p className={styles.actions}>
          <span>{t('cabinet.nameUs', { account })}</span>
          <CopyText text={account} label={t('cabinet.copyName')} told={t('cabinet.copied')} />
        </p>
      )}
    </section>
  )
}

type FormProps = { product: WirePromoProduct; type: PostType; settings: BloggerSettings }

const PostForm = ({ product, type, settings }: FormProps) => {
  const t = useText()
  const navigate = useNavigate()
  const upload = useUpload<BloggerContract>()
  const work = useWork()
  const look = () => navigate(`/cabinet/products/${product.id}`)
  const hear = useSentBefore({ by: 'client_id', told: t('cabinet.postedBefore'), look })
  const [clientId] = useState(newUuid)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [link, setLink] = useState('')
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  if (!product.delivered) return <p>{t('refusal.NOT_DELIVERED')}</p>
  if (product.archive) return <p>{t('refusal.PRODUCT_ARCHIVED')}</p>
  const actions = type === 'profile' ? [] : settings.post_actions
  const tick = (action: string) =>
    setDone(new Set(done.has(action) ? [...done].filter((one) => one !== action) : [...done, action]))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = link.trim()
    if (address !== '' && !/^https?:\/\/\S+$/.test(address)) return work.setError(t('cabinet.linkWrong'))
    const form = { type, item_id: product.id, link: address || undefined, client_id: clientId, photos }
    const saved = await work.run(() => hear(upload('POST /api/blogger/post', form)), t('cabinet.posted'))
    return saved && look()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {actions.length > 0 ? (
        <fieldset className={styles.checks}>
          <legend>{t('cabinet.postActions')}</legend>
          {actions.map((action) => (
            <Checkbox key={action} label={action} checked={done.has(action)} onChange={() => tick(action)} />
          ))}
        </fieldset>
      ) : null}
      <PhotoChoice
        photos={photos}
        onChange={setPhotos}
        most={bloggerLimits.photos}
        words={{
          add: t('cabinet.addPhotos'),
          hint: t('cabinet.photosHint', { most: bloggerLimits.photos }),
          limit: t('cabinet.photosLimit', { most: bloggerLimits.photos }),
          remove: (number) => t('cabinet.removePhoto', { number }),
        }}
      />
      <p className="t-14 muted">{t('cabinet.photosShown')}</p>
      <TextField
        label={t('cabinet.link')}
        hint={t('cabinet.linkHint')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Problem text={work.error} />
      <Button type="submit" isBusy={work.isBusy}>
        {t(work.isBusy ? 'cabinet.sending' : 'cabinet.savePost')}
      </Button>
      {work.isBusy ? <progress className={styles.progress} aria-label={t('cabinet.sending')} /> : null}
    </form>
  )
}
