import { useState } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import type { WireSlide } from '../contract.ts'
import { findInMenu } from '../rules.ts'
import styles from './hero.module.css'

/** One window at a time; the tabs below change it. Without JavaScript the first stays, and there are no tabs. */
export const Hero = ({ slides }: { slides: readonly WireSlide[] }) => {
  const t = useText()
  const { menu } = useShell()
  const [shown, setShown] = useState(0)
  return (
    <section aria-roledescription="carousel" aria-label={t('home.stories')}>
      <div className={styles.hero}>
        {slides.map((slide, index) => {
          const category = findInMenu(menu, slide.url_path)
          const Heading = index === 0 ? 'h1' : 'h2'
          const isFirst = index === 0
          return (
            <article
              key={slide.url_path}
              className={index === shown ? `${styles.slide} ${styles.on}` : styles.slide}
              aria-hidden={index !== shown}
            >
              {/* the story's colour on paper, until its picture is there */}
              <svg className={styles.tint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={slide.swatch} />
              </svg>
              <picture>
                <source
                  media="(max-width:47.99rem)"
                  srcSet={`${pictureUrl(slide.image_narrow, 500, 830)}, ${pictureUrl(slide.image_narrow, 1000, 1660)} 2x`}
                  width={500}
                  height={830}
                />
                <img
                  loading={isFirst ? 'eager' : 'lazy'}
                  fetchPriority={isFirst ? 'high' : undefined}
                  decoding="async"
                  srcSet={`${pictureUrl(slide.image, 1200, 620)} 1200w, ${pictureUrl(slide.image, 2400, 1240)} 2400w`}
                  sizes="100vw"
                  src={pictureUrl(slide.image, 1200, 620)}
                  width={1200}
                  height={620}
                  alt=""
                />
              </picture>
              <div className={styles.copy}>
                <Heading className={styles.big}>
                  {slide.title.split('\n').map((line) => (
                    <span key={line}>{line} </span>
                  ))}
                </Heading>
                <p className={styles.lead}>{slide.text}</p>
                <ButtonLink variant="dark" to={`/${slide.url_path}`} tabIndex={index === shown ? undefined : -1}>
                  {category
                    ? t('home.shopStory', { count: category.product_count, name: category.name })
                    : t('home.shop')}
                </ButtonLink>
              </div>
            </article>
          )
        })}
      </div>
      {slides.length > 1 ? (
        <div className={styles.tabs} role="group" aria-label={t('home.chooseStory')}>
          {slides.map((slide, index) => {
            const category = findInMenu(menu, slide.url_path)
            return (
              <button key={slide.url_path} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
                <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={slide.swatch} />
                </svg>
                <span className={styles.name}>{category?.name ?? slide.title.split('\n')[0]}</span>
                {category ? <span className="t-12">{t('home.pieces', { count: category.product_count })}</span> : null}
              </button>
            )
          })}
        </div>
      ) : null}
    </section>
  )
}
