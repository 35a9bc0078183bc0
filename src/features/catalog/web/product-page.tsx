import { Suspense, useEffect, useMemo } from 'react'
import { data, redirect, useLoaderData, useLocation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PageHead, useShell, useStoreView } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import type { catalogContract } from '../contract.ts'
import { categoryPath, productPath } from '../rules/addresses/addresses.ts'
import type { WireProduct } from '../rules/product/product.ts'
import { missingPage } from './missing-page.ts'
import { BuyBox } from './product/buy-box/buy-box.tsx'
import './product/kinds/choices.module.css'
import './product/below/extras.module.css'
import type { Extras as ExtrasData } from './product/below/extras-data.ts'
import { Gallery } from './product/gallery/gallery.tsx'
import { plainText } from './product/facts/plain-text.ts'
import styles from './product/product.module.css'
import { DeliveryPromise } from './product/facts/delivery-promise.tsx'
import { Extras, Facts, pieceId } from './product/parts.ts'
import { addViewed } from './product/below/viewed.ts'
import { colourCode, isSoldOut, pictures, stockToAsk } from './product/buy-box/selection.ts'
import { AfterBuying } from './product/buy-box/after-buying.tsx'
import { useColumnHeight } from './product/gallery/use-column-height.ts'
import { useAskStock, useFreshStock, useReloadWhenOld, withAnswers } from './product/stock/use-fresh-stock.ts'
import { usePurchase } from './product/buy-box/use-purchase.ts'
import { useProductPrices } from './use-group-prices.tsx'

// for crawlers, and for the part below the fold: in the browser that asks for itself when it comes near
const serverOnly = import.meta.env.SSR
  ? { ...(await import('./product/below/extras-data.ts')), ...(await import('./product/facts/structured-data.ts')) }
  : undefined

type PageData = { readonly product: WireProduct; readonly extras: ExtrasData | undefined }

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<PageData> => {
  const { parentSku = '', slug, childSku } = params
  const call = callFrom<typeof catalogContract>(context)
  const answer = await call(
    'GET /api/product',
    {
      query: { parentSku, ...(childSku === undefined ? {} : { childSku }) },
    },
    { keptWillDo: true },
  )
  const product = answer.ok ? answer.value.items[0] : undefined
  if (!answer.ok && answer.code !== 'NOT_FOUND')
    throw data({ code: answer.code, message: answer.meta.message }, { status: 503 })
  if (!product) throw await missingPage(call, request)
  if (product.parentSku !== parentSku || product.slug !== slug) {
    // a variant's own address, or an old name of the product
    throw redirect(
      productPath(product.parentSku, product.slug, product.selected_child) + new URL(request.url).search,
      301,
    )
  }
  return { product, extras: await serverOnly?.loadExtras(call, product) }
}

export const Component = () => {
  const page = useLoaderData<typeof loader>()
  // another product is another page: nothing chosen on one stays for the other
  return <ProductScreen key={page.product.parentSku} {...page} />
}

const ProductScreen = ({ product: loaded, extras }: PageData) => {
  const t = useText()
  const shell = useShell()
  const { url, i18n, storeCode } = useStoreView()
  const { search } = useLocation()
  const column = useColumnHeight()
  useEffect(() => addViewed(localStore(), storeCode, loaded.parentSku), [storeCode, loaded.parentSku])
  const stock = useFreshStock(loaded)
  useReloadWhenOld()
  const product = useProductPrices(withAnswers(loaded, stock.answers))
  const purchase = usePurchase(product, { query: new URLSearchParams(search), statusOf: stock.statusOf })
  const { selection, shown } = purchase
  useAskStock(stockToAsk(product, selection, shell.settings.configurable_children_stock_prefetch), stock)
  const colour = product.configurable_options
    .find(({ attribute_code }) => attribute_code === colourCode)
    ?.values.find(({ value_index }) => value_index === selection[colourCode])?.label
  const title = colour ? `${product.name}, ${colour}` : product.name
  const address = (path: string) => `${shell.publicUrl}${url}${path}`
  const { count, average } = product.review_summary
  const media = pictures(product, selection)
  const picture = media[0]?.image ?? product.image
  // one and the same element until something of it changes: React makes anew what changes in its sleep
  const below = useMemo(
    () => (
      <Suspense>
        <Extras product={loaded} picture={picture} given={extras} />
      </Suspense>
    ),
    [loaded, picture, extras],
  )
  return (
    <>
      <PageHead
        title={product.meta_title ?? title}
        description={
          product.meta_description ?? plainText(product.short_description || product.description).slice(0, 160)
        }
        path={productPath(product.parentSku, product.slug)}
        picture={product.image ? pictureUrl(product.image, 1200, 630) : undefined}
        type="product"
        isIndexed={!product.only_promo}
      />
      {/* only crawlers read it, and they read what the server sends */}
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html:
            serverOnly?.structuredData(loaded, {
              shell,
              addressOf: address,
              pictureOf: (path) => shell.publicUrl + pictureUrl(path, 1200, 1488),
              reviews: extras?.reviews.first ?? [],
              homeName: t('product.home'),
            }) ?? '',
        }}
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumbs
          crumbs={[
            { label: t('product.home'), to: '/' },
            ...product.breadcrumbs.map(({ name, url_path }) => ({ label: name, to: categoryPath(url_path) })),
          ]}
          current={product.name}
        />
      </div>
      <div id={pieceId} className={`wrap ${styles.page}`}>
        <Gallery key={selection[colourCode] ?? 'all'} name={title} media={media} />
        <div ref={column} className={styles.info}>
          <div className={styles.head}>
            {product.brand_name ? <p className="t-14 muted">{product.brand_name}</p> : null}
            <h1 tabIndex={-1}>{product.name}</h1>
            {count > 0 ? (
              <a className={styles.rating} href="#reviews">
                <Icon name="star" size="s" />
                <span>
                  {t('product.reviewsLine', {
                    average: average.toLocaleString(i18n.locale, { maximumFractionDigits: 1 }),
                    count,
                  })}
                </span>
              </a>
            ) : null}
          </div>
          <BuyBox product={product} purchase={purchase} stock={stock} />
          <AfterBuying product={product} purchase={purchase} />
          {isSoldOut(product) ? null : (
            <DeliveryPromise isVirtual={isVirtual(product)} price={(shown ?? product).final_price_incl_tax} />
          )}
          <Suspense>
            <Facts product={product} sku={(shown ?? product).sku} />
          </Suspense>
        </div>
      </div>
      {below}
    </>
  )
}

const isVirtual = ({ type_id }: WireProduct): boolean => type_id === 'virtual' || type_id === 'downloadable'
