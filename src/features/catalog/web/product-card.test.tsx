import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { renderPage } from '#test/support/render-page.tsx'
import type { WireChild, WireProduct } from '../rules/product/product.ts'
import { CardActionsProvider } from './card-actions.ts'
import type { CardActions } from './card-actions.ts'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

afterEach(cleanup)

type Add = NonNullable<CardActions['addToCart']>
const product: CardProduct = {
  id: 1,
  sku: 'VT-1',
  parentSku: 'VT-1',
  name: 'Loopback hoodie',
  type_id: 'configurable',
  url_path: 'p/VT-1/loopback-hoodie',
  image: 'clay.avif',
  brand_name: 'Vitrine Studio',
  sale: true,
  new: true,
  is_promo: false,
  stock: { is_in_stock: true },
  configurable_options: [
    {
      attribute_id: 1,
      attribute_code: 'color',
      label: 'Colour',
      values: [
        { value_index: 34, label: 'Clay', swatch: '#a9573d' },
        { value_index: 35, label: 'Moss', swatch: '#5b6650' },
      ],
    },
    {
      attribute_id: 2,
      attribute_code: 'size',
      label: 'Size',
      values: [
        { value_index: 1, label: 'S' },
        { value_index: 2, label: 'M' },
        { value_index: 3, label: 'XL' },
      ],
    },
  ],
  final_price_incl_tax: 68,
  original_price_incl_tax: 88,
  media_gallery: [
    { type: 'image', image: 'clay.avif', label: '', color: 34 },
    { type: 'image', image: 'moss.avif', label: '', color: 35 },
  ],
}

const child = (sku: string, color: number, size: number, inStock: boolean) =>
  ({
    sku,
    stock: { is_in_stock: inStock },
    custom_attributes: [
      { attribute_code: 'color', value: color },
      { attribute_code: 'size', value: size },
    ],
  }) as WireChild

const whole = {
  ...product,
  custom_options: [],
  configurable_children: [
    child('CLAY-S', 34, 1, true),
    child('CLAY-M', 34, 2, false),
    child('MOSS-S', 35, 1, true),
    child('MOSS-M', 35, 2, true),
  ],
} as unknown as WireProduct

const Address = () => {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

const shownPicture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

describe('a card', () => {
  it('is a link named by the product and its colour, with price, old price and badges', () => {
    renderPage(<ProductCard product={product} />)
    const link = screen.getByRole('link', { name: 'Loopback hoodie, Clay' })
    expect(link.getAttribute('href')).toBe('/p/VT-1/loopback-hoodie')
    const card = screen.getByRole('article').textContent
    for (const part of ['Vitrine Studio', 'Price now $68.00', 'Price before $88.00', '−23%', 'New'])
      expect(card).toContain(part)
  })

  it('[SEARCH-61] has a badge of its own for each: the percent or Sale, New, Promo', () => {
    const badges = (more: Partial<CardProduct>) => {
      const { container } = renderPage(<ProductCard product={{ ...product, ...more }} />)
      const found = [...(container.querySelector('.pic')?.nextElementSibling?.children ?? [])]
      cleanup()
      return found.map(({ textContent }) => textContent)
    }
    expect(badges({ is_promo: true })).toEqual(['−23%', 'New', 'Promo'])
    expect(badges({ new: false, original_price_incl_tax: 68 })).toEqual(['Sale'])
    expect(badges({ new: false, sale: false, original_price_incl_tax: 68 })).toEqual([])
  })

  it('[SEARCH-62] shows its second picture under a mouse, and to a finger that goes sideways, not up or down', () => {
    const { container } = renderPage(<ProductCard product={{ ...product, hover_image: 'back.avif' }} />)
    const card = screen.getByRole('article')
    const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    const swipe = (x: number, y: number) => {
      fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 100, clientY: 100 })
      fireEvent.pointerUp(card, { pointerType: 'touch', clientX: 100 + x, clientY: 100 + y })
    }
    swipe(10, 0)
    swipe(-60, 90)
    expect(pictures()).toEqual(['/img/324x489/clay.avif'])
    swipe(-60, 10)
    expect(pictures()).toEqual(['/img/324x489/clay.avif', '/img/324x489/back.avif'])
    expect(card.dataset.turned).toBe('true')
    swipe(60, 0)
    expect(card.dataset.turned).toBeUndefined()
    fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    expect(pictures()).toContain('/img/324x489/back.avif')
  })

  it('[SEARCH-61] a colour changes the picture and where the card leads', () => {
    const { container } = renderPage(<ProductCard product={product} />)
    expect(shownPicture(container)).toBe('/img/324x489/clay.avif')
    fireEvent.click(screen.getByRole('button', { name: 'Moss' }))
    expect(shownPicture(container)).toBe('/img/324x489/moss.avif')
    expect(screen.getByRole('button', { name: 'Moss' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('link', { name: 'Loopback hoodie, Moss' }).getAttribute('href')).toContain('color=35')
  })

  it('[SEARCH-61] shows the colour of the variant that the filters matched', () => {
    renderPage(<ProductCard product={{ ...product, image: 'moss.avif', url_path: 'p/VT-1/loopback-hoodie/MOSS-S' }} />)
    expect(screen.getByRole('link', { name: 'Loopback hoodie, Moss' })).toBeTruthy()
  })

  it('offers no cart where there is none, and none of what is sold out', () => {
    renderPage(<ProductCard product={product} />)
    expect(screen.queryByRole('button', { name: /Quick add/ })).toBeNull()
    cleanup()
    renderPage(
      <CardActionsProvider value={{ addToCart: async () => ({ kind: 'added' }) }}>
        <ProductCard product={{ ...product, stock: { is_in_stock: false } }} />
      </CardActionsProvider>,
    )
    expect(screen.queryByRole('button', { name: /Quick add/ })).toBeNull()
    expect(screen.getByText('Sold out')).toBeTruthy()
  })

  it('[SEARCH-63] a size puts that variant into the cart; sold-out and missing ones cannot be had', async () => {
    const addToCart = vi.fn<Add>(async () => ({ kind: 'added' }))
    renderPage(
      <CardActionsProvider value={{ addToCart }}>
        <ProductCard product={product} />
      </CardActionsProvider>,
      { call: async () => ok({ items: [whole] }) },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Quick add Loopback hoodie' }))
    const soldOut = await screen.findByRole('button', { name: 'M, sold out' })
    expect(screen.queryByRole('button', { name: 'Add size XL' })).toBeNull()
    fireEvent.click(soldOut)
    expect(addToCart).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Add size S' }))
    await waitFor(() => expect(addToCart).toHaveBeenCalledWith(whole, whole.configurable_children[0]))
    // what opens now gives the focus back to the product
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Loopback hoodie, Clay' }))
  })

  it('[SEARCH-197] a size that is pressed before the product is known counts, unless it turns out to be sold out', async () => {
    const addToCart = vi.fn<Add>(async () => ({ kind: 'added' }))
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const call = async () => {
      await promise
      return ok({ items: [whole] })
    }
    renderPage(
      <CardActionsProvider value={{ addToCart }}>
        {['first', 'second'].map((name) => (
          <ProductCard key={name} product={product} />
        ))}
      </CardActionsProvider>,
      { call },
    )
    for (const button of screen.getAllByRole('button', { name: 'Quick add Loopback hoodie' })) fireEvent.click(button)
    const [small] = await screen.findAllByRole('button', { name: 'Add size S' })
    const [, medium] = screen.getAllByRole('button', { name: 'Add size M' })
    for (const button of [small, medium]) fireEvent.click(button as HTMLElement)
    expect([small?.ariaBusy, medium?.ariaBusy, addToCart.mock.calls]).toEqual(['true', 'true', []])
    answer()
    await waitFor(() => expect(addToCart.mock.calls).toEqual([[whole, whole.configurable_children[0]]]))
    const soldOut = await screen.findByRole('button', { name: 'M, sold out' })
    expect(soldOut.ariaBusy).toBeNull()
  })

  it('[SEARCH-63] where more has to be chosen a size leads to its page, with colour and size', async () => {
    const addToCart = vi.fn<Add>(async () => ({ kind: 'added' }))
    const engraved = { ...whole, custom_options: [{ is_require: false }, { is_require: true }] }
    renderPage(
      <CardActionsProvider value={{ addToCart }}>
        <ProductCard product={product} />
      </CardActionsProvider>,
      { call: async () => ok({ items: [engraved] }), elsewhere: <Address /> },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Moss' }))
    fireEvent.click(screen.getByRole('button', { name: 'Quick add Loopback hoodie' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Add size M' }))
    expect(await screen.findByText('/p/VT-1/loopback-hoodie?color=35&size=M')).toBeTruthy()
    expect(addToCart).not.toHaveBeenCalled()
  })

  it('[SEARCH-157] where a variant has more than colour and size a press leads to its page', async () => {
    const addToCart = vi.fn<Add>(async () => ({ kind: 'added' }))
    const lined = {
      ...whole,
      configurable_children: [...whole.configurable_children, child('MOSS-S-LINED', 35, 1, true)],
    }
    renderPage(
      <CardActionsProvider value={{ addToCart }}>
        <ProductCard product={product} />
      </CardActionsProvider>,
      { call: async () => ok({ items: [lined] }), elsewhere: <Address /> },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Moss' }))
    fireEvent.click(screen.getByRole('button', { name: 'Quick add Loopback hoodie' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Add size S' }))
    expect(await screen.findByText('/p/VT-1/loopback-hoodie?color=35&size=S')).toBeTruthy()
    expect(addToCart).not.toHaveBeenCalled()
  })

  it('[SEARCH-158] a piece without sizes that was sold meanwhile cannot be pressed', async () => {
    const addToCart = vi.fn<Add>(async () => ({ kind: 'added' }))
    const simple: CardProduct = { ...product, type_id: 'simple', configurable_options: [] }
    const sold = { ...whole, configurable_options: [], configurable_children: [], stock: { is_in_stock: false } }
    renderPage(
      <CardActionsProvider value={{ addToCart }}>
        <ProductCard product={simple} />
      </CardActionsProvider>,
      { call: async () => ok({ items: [sold] }) },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Quick add Loopback hoodie' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Sold out' }))
    expect(addToCart).not.toHaveBeenCalled()
  })
})
