/** A length in pixels or without a unit; nothing for shares and for what is left out. */
function pixelsIn(length: string | null): number | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1]
  return found === undefined || Number(found) === 0 ? undefined : Number(found)
}

/** What browsers take where nothing is said of it. */
const usual = { width: 300, height: 150 }

/** The width and height of its view box, where it has one that shows something. */
function boxOf(root: Element): { readonly width: number; readonly height: number } | undefined {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

function sizeOf(root: Element): { readonly width: number; readonly height: number } {
  const [width, height] = [pixelsIn(root.getAttribute('width')), pixelsIn(root.getAttribute('height'))]
  return width !== undefined && height !== undefined ? { width, height } : (boxOf(root) ?? usual)
}

/**
 * An SVG whose longest side has so many pixels: without a size, browsers draw it small, or not at all.
 *
 * @throws Error when the text is no SVG.
 */
export function sizedSvg(text: string, longest: number): Blob {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) throw new Error('This is no SVG.')
  const { width, height } = sizeOf(root)
  const scale = longest / Math.max(width, height)
  if (!boxOf(root)) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  root.setAttribute('width', String(Math.round(width * scale) || 1))
  root.setAttribute('height', String(Math.round(height * scale) || 1))
  return new Blob([new XMLSerializer().serializeToString(parsed)], { type: 'image/svg+xml' })
}
