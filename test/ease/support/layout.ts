import type { Page } from '@playwright/test'

/** What sticks out of the page sideways; a table that scrolls in its own box does not. */
export const widerThanPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return []
    const scrolls = (element: Element): boolean => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect()
      return own > 0 && right > width + 1 && !scrolls(element)
    })
    return [
      `${document.scrollingElement?.scrollWidth} of ${width} px`,
      ...wide
        .slice(-3)
        .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 40)}`),
    ]
  })

/** Controls of which nothing is in sight once they have the focus: under a bar, behind something, outside of the window. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"]'
    const modal = document.querySelector('dialog[open]')
    const covered: string[] = []
    for (const control of (modal ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled,[inert] *')) continue
      control.focus()
      if (document.activeElement !== control) continue
      // a hidden box with a drawn one: the label is what is seen
      const labels = (control as HTMLInputElement).labels
      const shown = [control, ...(labels ?? [])].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 2 && height > 2
      })
      if (shown.length === 0) continue
      const isSeen = () =>
        shown.some((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const points = [0.5, 0.1, 0.9].flatMap((x) =>
            [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y]),
          )
          return points.some(([x = 0, y = 0]) => {
            const hit = document.elementFromPoint(x, y)
            return hit && (element.contains(hit) || hit.contains(element))
          })
        })
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      // rails come to rest a moment after the focus
      for (let frames = 0; frames < 20 && !isSeen(); frames += 1) await frame()
      // what was drawn anew meanwhile is another one
      if (control.isConnected && !isSeen())
        covered.push(`${control.tagName} .${control.className} ${name.slice(0, 40)}`)
    }
    return covered
  })

/** The share of the window's height that bars keep while the page is scrolled under them, 0 to 1. */
export const barredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 0
    scrollTo(0, 300)
    const y = scrollY
    let free = 0
    for (let at = 4; at < innerHeight; at += 8) {
      const hit = document.elementFromPoint(innerWidth / 2, at)
      const isBar = (element: Element | null): boolean => {
        for (let each = element; each && each !== document.body; each = each.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(each).position) && y > 0) return true
        return false
      }
      if (!isBar(hit)) free += 8
    }
    scrollTo(0, 0)
    return 1 - free / innerHeight
  })

/** Makes every word in sight 40 % longer, as another language may. */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longer = (text: string) =>
      text.replace(/\p{L}{2,}/gu, (word) => {
        // a name stays what it is in every language
        if (word === 'Vitrine') return word
        const more = Math.max(1, Math.round(word.length * 0.4))
        return word + word.slice(-more).toLowerCase()
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script,style,noscript')) continue
      node.nodeValue = longer(node.nodeValue ?? '')
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder)
  })

/** Texts that are cut off, stand out of their boxes, or lie over each other. */
export const brokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { readonly node: Text; readonly parent: HTMLElement; readonly box: DOMRect }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    const above = (
      element: Element,
      is: (style: CSSStyleDeclaration, each: Element) => boolean,
    ): Element | undefined => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        if (is(getComputedStyle(each), each)) return each
      return undefined
    }
    const root: Element = document.querySelector('dialog[open]') ?? document.body
    const lines: Line[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement
      if (!parent || node.data.trim() === '' || !isSeen(parent) || parent.closest('script,style,noscript,option'))
        continue
      // said to screen readers alone
      if (above(parent, (style) => style.clipPath !== 'none' || style.clip !== 'auto')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const scroller = above(parent, ({ overflowY }) => overflowY === 'auto' || overflowY === 'scroll')
      const window = scroller?.getBoundingClientRect()
      for (const box of range.getClientRects()) {
        const isScrolledAway = window && (box.top > window.bottom || box.bottom < window.top)
        if (box.width > 1 && box.height > 1 && !isScrolledAway) lines.push({ node, parent, box })
      }
    }
    const found = new Set<string>()
    const say = (what: string, { node, parent }: Line, more = '') =>
      found.add(`${what}: ${parent.tagName} .${parent.className} “${node.data.trim().slice(0, 40)}”${more}`)
    for (const line of lines) {
      // the box that it has to stay in: one with edges of its own, or one that cuts
      const box = above(line.parent, (style, each) => {
        if (style.display.startsWith('inline') && style.display === 'inline') return false
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const hasEdge = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderRightWidth) > 0
        return cuts || hasEdge || each.matches('button')
      })
      if (!box) continue
      const style = getComputedStyle(box)
      if (style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll') continue
      const edge = box.getBoundingClientRect()
      if (above(line.parent, (each) => each.overflowX === 'auto' || each.overflowX === 'scroll')) continue
      if (line.box.right > edge.right + 1 || line.box.left < edge.left - 1)
        say('out of its box', line, ` in .${box.className}`)
      const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip'
      const isClamped = style.webkitLineClamp !== 'none'
      if (cutsDown && !isClamped && line.box.bottom > edge.bottom + 2)
        say('cut off below', line, ` in .${box.className}`)
    }
    // letters as decoration lie behind what is read
    const apart = lines.filter(
      ({ parent }) =>
        !parent.closest('[aria-hidden=true]') &&
        !above(parent, ({ position }) => position === 'fixed' || position === 'sticky'),
    )
    for (const [index, one] of apart.entries()) {
      for (const other of apart.slice(index + 1)) {
        if (one.node === other.node) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const smaller = Math.min(one.box.height, other.box.height)
        if (width > 2 && height > smaller * 0.4)
          say('over each other', one, ` and “${other.node.data.trim().slice(0, 30)}”`)
      }
    }
    return [...found]
  })
