/** The elements and words below an element, without attributes: what no stage may change. */
export const structureOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) {
        const name = node.tagName.toLowerCase()
        return `<${name}>${structureOf(node)}</${name}>`
      }
      return node instanceof Text ? (node.textContent ?? '') : ''
    })
    .join('')

/** The ids that stand on more than one element. */
export function doubledIds(within: ParentNode): readonly string[] {
  const ids = [...within.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

/** The texts below an element, in order. */
export function textsOf(element: Element): readonly Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
