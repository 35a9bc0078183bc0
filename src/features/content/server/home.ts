import { localize } from '#core/language.ts'
import type { Localized } from '#core/language.ts'
import { ok } from '#core/result.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import type { HomeSliderSetting, Settings } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { WireCmsPage, WireHome } from '../contract.ts'
import { findInMenu } from '../rules.ts'
import { homeCategories } from '../rules/home.ts'
import { findSlides } from './office-routes.ts'

export type HomeDeps = {
  readonly menuOf: (view: StoreView) => readonly MenuCategory[]
  /** What an option of an attribute is called; undefined of one that is not there. */
  readonly optionLabel: (code: string, key: string) => Localized | undefined
}

export type HomeContext = Pick<RequestContext<StoreView>, 'db' | 'store' | 'now'>

/** What the home page is made of besides its products, in the language of a store view. */
const readHome = async ({ menuOf, optionLabel }: HomeDeps, { db, store, now }: HomeContext): Promise<WireHome> => {
  const { language } = store.i18n
  const [slides, settings] = await Promise.all([findSlides(db, store, now), getSettings(db, store.storeCode)])
  const menu = menuOf(store)
  const toSlider = (slider: HomeSliderSetting | null) => {
    const category = slider ? findInMenu(menu, slider.category) : undefined
    if (!slider || !category) return null
    return {
      title: localize(slider.title, language) || category.name,
      category_id: category.id,
      url_path: category.url_path,
    }
  }
  const styles = settings.home_top_styles.flatMap(({ type, gender }) => {
    const [typeName, genderName] = [optionLabel('ptype', type), optionLabel('gender', String(gender))]
    if (!typeName) return []
    const title = localize(typeName, language)
    const query = new URLSearchParams({ q: title, gender: String(gender), ptype: type })
    return [{ type, gender, title, for: localize(genderName, language), link: `/search?${query}` }]
  })
  return {
    title: localize(settings.site_title, language),
    description: localize(settings.site_description, language),
    slides: slides.map((slide) => ({
      ...slide,
      img_narrow: slide.img_narrow ?? slide.img,
      title: localize(slide.title, language),
      text: localize(slide.text, language),
    })),
    top_slider: toSlider(settings.home_top_slider),
    bottom_slider: toSlider(settings.home_bottom_slider),
    top_styles: styles.slice(0, mostStyles),
    main_categories: homeCategories(menu, settings.product_choose),
  }
}

const mostStyles = 12

/** The block that says how the shop is set: what its pages ask for at once. No row holds it, the settings say so themselves. */
export const cmsSettingsBlock = async (deps: HomeDeps, context: HomeContext): Promise<WireCmsPage> => {
  const { db, store, now } = context
  const settings = await getSettings(db, store.storeCode)
  const { language } = store.i18n
  const { slides, top_slider, bottom_slider, top_styles } = await readHome(deps, context)
  return {
    id: ownBlockIds.cms_settings,
    identifier: cmsSettings,
    title: '',
    json: {
      blocks: [],
      payment_methods: settings.payment_methods.map(({ code, title }) => ({ code, title: localize(title, language) })),
      main_slider: slides.map(({ img, light_bg, title, text, link }) => ({ img, light_bg, title, text, link })),
      top_styles: top_styles.map(({ type, gender }) => ({ type, gender })),
      sliders: { top_slider, bottom_slider },
      ...bannerOf(settings),
      navbar: { menu_level: settings.menu_level },
      logos: [settings.logo, ...settings.favicons.map(({ src }) => src)].filter(Boolean),
    },
    updated_at: (await lastSettingChange(db, now)).toISOString(),
  }
}

export const cmsSettings = 'cms_settings'

/** Of the blocks that no row holds: the last that a row could have. */
export const ownBlockIds = { cms_settings: 2_147_483_647, last_updated: 2_147_483_646 } as const

const bannerOf = ({ product_choose, show_bonuses_banner, bonuses_banner_code, award_bonuses_amount }: Settings) => ({
  product_choose,
  show_bonuses_banner,
  bonuses_banner_code,
  award_bonuses_amount,
})

const lastSettingChange = async (db: Db, now: Date): Promise<Date> => {
  const row = await db
    .selectFrom('setting')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? now
}

/** `GET /api/home`. */
export const answerHome = async (deps: HomeDeps, context: HomeContext) => ok(await readHome(deps, context))
