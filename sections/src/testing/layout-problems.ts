/** What a browser measures of a page, said so that a person finds the place. */

const named = (element: Element): string => {
  const words = element.textContent?.trim().slice(0, 40) ?? ''
  return `<${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}> ${JSON.stringify(words)}`
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** For ears only: shown in no more than a pixel. */
function isForEars(element: Element): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true
  return false
}

const isSeen = (element: Element): boolean =>
  isShown(element) && !element.closest('[aria-hidden="true"]') && !isForEars(element)

/** The lower edge of a text that is shortened after some lines: its further lines are laid out, but not shown. */
function shortenedAt(element: Element): number {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).webkitLineClamp !== 'none') return box.getBoundingClientRect().bottom
  return Number.POSITIVE_INFINITY
}

/** The elements that hold a text of their own, with the boxes of that text. */
function textsIn(root: Element): readonly { readonly element: Element; readonly boxes: readonly DOMRect[] }[] {
  const found = new Map<Element, DOMRect[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lowest = shortenedAt(element)
    const boxes = [...range.getClientRects()].filter(
      ({ width, height, top }) => width > 1 && height > 1 && top + height / 2 < lowest,
    )
    found.set(element, [...(found.get(element) ?? []), ...boxes])
  }
  return [...found].map(([element, boxes]) => ({ element, boxes })).filter(({ boxes }) => boxes.length > 0)
}

const hides = (value: string) => value === 'hidden' || value === 'clip'
const scrolls = (value: string) => value === 'auto' || value === 'scroll'

/** The text that an ancestor cuts off: not where one can scroll to it, nor where a text is shortened on purpose. */
function clipped(root: Element): readonly string[] {
  return textsIn(root).flatMap(({ element, boxes }) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.webkitLineClamp !== 'none') return []
      const edge = box.getBoundingClientRect()
      if (hides(style.overflowX) && boxes.some((text) => text.left < edge.left - 1.5 || text.right > edge.right + 1.5))
        return [`cut off at the side: ${named(element)} by ${named(box)}`]
      if (
        hides(style.overflowY) &&
        boxes.some(({ top, bottom }) => (top + bottom) / 2 < edge.top || (top + bottom) / 2 > edge.bottom)
      )
        return [`cut off above or below: ${named(element)} by ${named(box)}`]
      // Beyond what scrolls, nothing is cut off for good.
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return []
    }
    return []
  })
}

const isFilled = ({ backgroundColor }: CSSStyleDeclaration) => !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)

/** Whether a box is seen to end at its sides: by its ground, or by a border on both. */
const hasEdges = (style: CSSStyleDeclaration) =>
  isFilled(style) ||
  [style.borderLeftStyle, style.borderRightStyle].every((line) => line !== 'none' && line !== 'hidden')

/** The text that reaches beyond the sides of what it stands on: a button, a field, a card. */
function beyond(root: Element): readonly string[] {
  return textsIn(root).flatMap(({ element, boxes }) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (hides(style.overflowX) || scrolls(style.overflowX)) return []
      // What is placed by itself may stand beside what it belongs to.
      if (/absolute|fixed/.test(style.position) && !hasEdges(style)) return []
      if (style.display === 'inline' || style.display === 'contents' || !hasEdges(style)) continue
      const edge = box.getBoundingClientRect()
      if (boxes.every(({ left, right }) => left > edge.left - 1.5 && right < edge.right + 1.5)) return []
      return [`reaches beyond its box: ${named(element)} in ${named(box)}`]
    }
    return []
  })
}

const controls = 'button, input:not([type="hidden"]), select, textarea'

/** What is held at an edge of the window or opens over the page: it lies on whatever stands below it. */
function heldBy(element: Element): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(box).position) || box.matches('[role="listbox"]')) return box
  return undefined
}

/** The part of a box that nothing around it cuts off or has scrolled away. */
function shownPart(element: Element, { left, top, right, bottom }: DOMRect): DOMRect {
  const part = { left, top, right, bottom }
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const edge = box.getBoundingClientRect()
    if (overflowX !== 'visible') {
      part.left = Math.max(part.left, edge.left)
      part.right = Math.min(part.right, edge.right)
    }
    if (overflowY !== 'visible') {
      part.top = Math.max(part.top, edge.top)
      part.bottom = Math.min(part.bottom, edge.bottom)
    }
  }
  return new DOMRect(part.left, part.top, Math.max(part.right - part.left, 0), Math.max(part.bottom - part.top, 0))
}

/** Texts and controls that lie on each other. */
function overlapping(root: Element): readonly string[] {
  const texts = textsIn(root).flatMap(({ element, boxes }) =>
    boxes.map((box) => ({ element, box: shownPart(element, box), held: heldBy(element) })),
  )
  const fields = [...root.querySelectorAll(controls)]
    .filter(isSeen)
    .map((element) => ({ element, box: element.getBoundingClientRect(), held: heldBy(element) }))
    .filter(({ box }) => box.width > 1)
  const all = [...texts, ...fields]
  const found = new Set<string>()
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (one.held !== other.held) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // The box of a line is taller than its letters.
      const leading = 0.3 * Math.min(one.box.height, other.box.height)
      if (width > 2 && height > Math.max(leading, 3)) found.add(`${named(one.element)} lies on ${named(other.element)}`)
    }
  return [...found]
}

/** What is wrong with a page as it stands in its window. */
export function layoutProblems(root: Element): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wider = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth}px wider than its window`] : []
  return [...wider, ...clipped(root), ...beyond(root), ...overlapping(root)]
}

export interface Place {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Where the boxes of a page stand, measured from the side where lines begin. */
export function placesOf(root: Element): readonly Place[] {
  const isFromTheRight = document.documentElement.dir === 'rtl'
  const width = document.documentElement.clientWidth
  const place = (name: string, left: number, right: number): Place =>
    isFromTheRight ? { name, start: width - right, end: width - left } : { name, start: left, end: right }
  // Inside a drawing, and in what runs from the left in every language, nothing turns round.
  const stays = (element: Element) => {
    const around = element.parentElement?.closest('svg, picture, [dir="ltr"], select')
    return (around && root.contains(around)) || element.matches('source, [dir="ltr"]')
  }
  const boxes = [...root.querySelectorAll('*')]
    .filter((element) => !stays(element))
    .filter((element) => isShown(element) && !isForEars(element))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return place(named(element), left, right)
    })
  // Lines may break elsewhere, but they begin on the side where their box begins.
  const texts = textsIn(root)
    .filter(({ element }) => !stays(element) && getComputedStyle(element).display !== 'inline')
    .filter(({ element }) => getComputedStyle(element).textAlign === 'start')
    .map(({ element, boxes: lines }) => {
      const left = Math.min(...lines.map((line) => line.left))
      const right = Math.max(...lines.map((line) => line.right))
      const at = isFromTheRight ? right : left
      return place(`the words of ${named(element)}`, at, at)
    })
  return [...boxes, ...texts]
}

/** Letters are set a little differently in the opposite order. */
const TOLERANCE = 4

/** The boxes that stand elsewhere when the page is turned round. */
export function unmirrored(before: readonly Place[], after: readonly Place[]): readonly string[] {
  if (before.length !== after.length) return [`${before.length} boxes, and ${after.length} when turned round`]
  return before.flatMap(({ name, start, end }, at) => {
    const other = after[at] as Place
    return Math.abs(start - other.start) > TOLERANCE || Math.abs(end - other.end) > TOLERANCE
      ? [
          `${name} stands at ${Math.round(start)}–${Math.round(end)}, turned round at ${Math.round(other.start)}–${Math.round(other.end)}`,
        ]
      : []
  })
}

/** Icons that point along the line of reading, and do not turn round with it. What is not drawn has no direction. */
export const unturned = (root: Element): readonly string[] =>
  [...root.querySelectorAll('.icon-pointing')]
    .filter((icon) => icon.checkVisibility())
    .filter((icon) => new DOMMatrix(getComputedStyle(icon).transform).a >= 0)
    .map((icon) => `${named(icon.parentElement ?? icon)} points the wrong way`)
