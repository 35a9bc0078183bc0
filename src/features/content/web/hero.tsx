import { useEffect, useState } from 'react'
import { useShell, useShownCategories } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { pictureUrl } from '#ui/picture.tsx'
import type { WireSlide } from '../contract.ts'
import { findInMenu } from '../rules.ts'
import styles from './hero.module.css'

/** One window at a time; the tabs below change it. Without JavaScript the first stays, and there are no tabs. */
export const Hero = ({ slides }: { slides: readonly WireSlide[] }) => {
  const t = useText()
  const { menu } = useShell()
  const shownOf = useShownCategories()
  const categoryOf = ({ link }: WireSlide) => {
    const category = findInMenu(menu, link.slice(1))
    return category && shownOf([category])[0]
  }
  const [shown, setShown] = useState(0)
  // the pictures of the other stories do not stand in the way of the first
  const [areOthersNear, setOthersNear] = useState(false)
  useEffect(() => whenIdle(() => setOthersNear(true)), [])
  return (
    <section aria-roledescription="carousel" aria-label={t('home.stories')}>
      <div className={styles.hero}>
        {slides.map((slide, index) => {
          const category = categoryOf(slide)
          const Heading = index === 0 ? 'h1' : 'h2'
          const isFirst = index === 0
          return (
            <article
              key={`${index} ${slide.link}`}
              className={classNames(styles.slide, index === shown && styles.on, !slide.light_bg && styles.dark)}
              aria-hidden={index !== shown}
            >
              {/* the story's colour on paper, until its picture is there */}
              <svg className={styles.tint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={slide.swatch} />
              </svg>
              {isFirst || areOthersNear ? (
                <picture>
                  <source
                    media="(max-width:47.99rem)"
                    srcSet={`${pictureUrl(slide.img_narrow, 500, 830)}, ${pictureUrl(slide.img_narrow, 1000, 1660)} 2x`}
                    width={500}
                    height={830}
                  />
                  <img
                    loading={isFirst ? 'eager' : 'lazy'}
                    fetchPriority={isFirst ? 'high' : undefined}
                    decoding="async"
                    srcSet={`${pictureUrl(slide.img, 1200, 620)} 1200w, ${pictureUrl(slide.img, 2400, 1240)} 2400w`}
                    sizes="100vw"
                    src={pictureUrl(slide.img, 1200, 620)}
                    width={1200}
                    height={620}
                    alt=""
                  />
                </picture>
              ) : null}
              <div className={styles.copy}>
                <Heading className={styles.big}>
                  {slide.title.split('\n').map((line) => (
                    <span key={line}>{line} </span>
                  ))}
                </Heading>
                {slide.text ? <p className={styles.lead}>{slide.text}</p> : null}
                {slide.link ? (
                  <ButtonLink
                    variant={slide.light_bg ? 'dark' : 'light'}
                    to={slide.link}
                    tabIndex={index === shown ? undefined : -1}
                  >
                    {category
                      ? t('home.shopStory', { count: category.product_count, name: category.name })
                      : t('home.shop')}
                  </ButtonLink>
                ) : null}
              </div>
            </article>
          )
        })}
      </div>
      {slides.length > 1 ? (
        <div className={styles.tabs} role="group" aria-label={t('home.chooseStory')}>
          {slides.map((slide, index) => {
            const category = categoryOf(slide)
            return (
              <button
                key={`${index} ${slide.link}`}
                type="button"
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
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
