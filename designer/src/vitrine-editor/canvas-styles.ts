/** Where the styles of the canvas come from: the document around the editor, or files and rules of one's own. */
export type CanvasStyles = 'document' | { readonly links?: readonly string[]; readonly css?: string }

/** Marks what is ours, so that it can be taken away again. */
const OURS = 'data-canvas-style'

const ruleOf = (page: Document, css: string): HTMLStyleElement => {
  const style = page.createElement('style')
  style.textContent = css
  return style
}

/** The stylesheets of a document, in their order, as elements of another one. */
function copiesOf(from: Document, to: Document): readonly Element[] {
  const adopted = from.adoptedStyleSheets.map((sheet) =>
    ruleOf(to, [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')),
  )
  const written = [...from.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel~="stylesheet"], style')].map(
    (sheet) => {
      if (!('href' in sheet)) {
        // What scripts added rule by rule does not stand in its text.
        const rules = sheet.sheet ? [...sheet.sheet.cssRules].map(({ cssText }) => cssText).join('\n') : ''
        return ruleOf(to, sheet.textContent || rules)
      }
      const link = to.createElement('link')
      link.rel = 'stylesheet'
      // Written out: the canvas has no address of its own to begin at.
      link.href = sheet.href
      if (sheet.media) link.media = sheet.media
      return link
    },
  )
  return [...written, ...adopted]
}

/**
 * Puts the styles of pages into the documents that an editor draws them in. Those of the document around it are followed:
 * what a bundler adds or replaces while one develops is there at once.
 */
export function createCanvasStyle(styles: CanvasStyles): (page: Document) => () => void {
  return (page) => {
    // The whole of it is a page, to which stylesheets for pages within an app belong.
    page.documentElement.setAttribute('data-vitrine', '')
    const put = (elements: readonly Element[]) => {
      const before = [...page.head.querySelectorAll(`[${OURS}]`)]
      for (const element of elements) element.setAttribute(OURS, '')
      // What is there already stays: a stylesheet that is on its way would begin again.
      const kept = elements.map((element) => before.find((one) => one.isEqualNode(element)) ?? element)
      for (const element of before) if (!kept.includes(element)) element.remove()
      let at = page.head.firstChild
      for (const element of kept) {
        if (element === at) at = at.nextSibling
        else page.head.insertBefore(element, at)
      }
    }
    if (styles !== 'document') {
      const links = (styles.links ?? []).map((href) => {
        const link = page.createElement('link')
        link.rel = 'stylesheet'
        link.href = new URL(href, document.baseURI).href
        return link
      })
      put([...links, ...(styles.css === undefined ? [] : [ruleOf(page, styles.css)])])
      return () => {}
    }
    const copy = () => put(copiesOf(document, page))
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }
}
