/** What a page stands in where the document around it is somebody else's (`VitrinePage`). */
const PAGE = '[data-vitrine]'
/** The page and all in it; it adds nothing to the specificity of a selector. */
const WITHIN = `:where(${PAGE}, ${PAGE} *)`

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '')

/** The parts of a list of selectors; commas in brackets part nothing. */
function partsOf(selectors: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' '))
}

/** A selector that matches nothing outside of a page: what it says of the document, it says of the page. */
function scoped(selector: string): string {
  const ofPage = selector.replaceAll(/:root\b|(?<![\w.#[:-])(?:html|body)(?![\w-])/g, PAGE)
  if (ofPage.startsWith(PAGE)) return ofPage
  const [, subject = '', pseudoElement = ''] = /^(.*?)(::[\w-]+)?$/.exec(ofPage) ?? []
  return `${subject}${WITHIN}${pseudoElement}`
}

/**
 * `base.css` for a page in an element of somebody's app: each of its rules holds in `[data-vitrine]` alone, and what it says of
 * `html` and `body` is said of that element.
 */
export function pageCss(base: string): string {
  const css = withoutComments(base)
  let scopedCss = ''
  let written = 0
  /** Of the blocks around: whether they are rules, in which selectors stand below others. */
  const isRule: boolean[] = []
  for (const { index, 0: sign } of css.matchAll(/[{};]/g)) {
    const before = css.slice(written, index)
    written = index + 1
    const prelude = before.trim()
    if (sign === '{') {
      const isSelector = !prelude.startsWith('@')
      const isOutermost = isSelector && !isRule.includes(true)
      const indent = before.slice(0, before.length - before.trimStart().length)
      scopedCss += isOutermost ? `${indent}${partsOf(prelude).map(scoped).join(',')} {` : `${before}{`
      isRule.push(isSelector)
    } else {
      scopedCss += before + sign
      if (sign === '}') isRule.pop()
    }
  }
  // A page without header and footer is a piece of another one, and as high as what stands on it.
  return `${scopedCss.trim()}\n\n@layer base {\n  ${PAGE}:not(:has(> main)) {\n    min-block-size: auto;\n  }\n}\n`
}
