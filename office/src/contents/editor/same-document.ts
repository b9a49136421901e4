const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Whether a node can become another one by its attributes and what is in it. */
const isAlike = (a: Node, b: Node): boolean =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && (!isElement(a) || a.id === (b as Element).id)

function sameAttributes(element: Element, wanted: Element): void {
  for (const { name } of [...element.attributes]) if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  for (const { name, value } of [...wanted.attributes])
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Makes a part of a page that is shown say what another one says, and touches only what is different: pictures are not
 * loaded again, and the page stays where it was scrolled to. An island is exchanged as a whole: what is in it is its own.
 */
export function makeSame(shown: Element, wanted: Element): void {
  sameAttributes(shown, wanted)
  const next = [...wanted.childNodes]
  for (const [at, node] of next.entries()) {
    const old = shown.childNodes[at]
    if (!old) shown.append(shown.ownerDocument.importNode(node, true))
    else if (!isAlike(old, node)) old.replaceWith(shown.ownerDocument.importNode(node, true))
    else if (!isElement(old)) {
      if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue
    } else if (!old.isEqualNode(node)) {
      if (old.hasAttribute('data-island')) old.replaceWith(shown.ownerDocument.importNode(node, true))
      else makeSame(old, node as Element)
    }
  }
  while (shown.childNodes.length > next.length) shown.lastChild?.remove()
}

/** Makes a document that is shown say what another one says: its styles, and what is in it but for scripts. */
export function showDocument(shown: Document, html: string): void {
  const wanted = new DOMParser().parseFromString(html, 'text/html')
  const stylesOf = (of: Document) => [...of.head.querySelectorAll('style, link[rel="stylesheet"]')]
  const known = new Set(stylesOf(shown).map(({ outerHTML }) => outerHTML))
  for (const style of stylesOf(wanted))
    if (!known.has(style.outerHTML)) shown.head.append(shown.importNode(style, true))
  for (const place of ['header', 'main', 'footer']) {
    const old = shown.body.querySelector(`:scope ${place}`)
    const next = wanted.body.querySelector(`:scope ${place}`)
    if (old && next && !old.isEqualNode(next)) makeSame(old, next)
  }
}
