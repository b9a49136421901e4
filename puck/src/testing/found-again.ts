/**
 * Compares a document of Puck's with a site, knowing both formats and nothing of how one becomes the other: which texts,
 * numbers and links of the one are not in the other, and what is there in another order.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Found {
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
  readonly links: readonly string[]
}

/** Words as they are read: tags and white space do not count. */
const readable = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const isHtml = (text: string) => /<\/?[a-z][^>]*>/.test(text)
/** A text of HTML by its pieces between tags. */
const piecesOf = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map(readable)
    .filter((text) => text !== '')
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Whether a value is an option that its config names as a whole: it need not stand in a document. */
const isOption = (value: unknown, options: readonly string[]) =>
  isObject(value) && options.includes(JSON.stringify(value))

/** Everything that a document says, in its order; the types and ids of components say nothing. */
function said(value: unknown, options: readonly string[]): Found {
  const texts: string[] = []
  const numbers: number[] = []
  const links: string[] = []
  const walk = (one: unknown): void => {
    if (isOption(one, options)) return
    if (typeof one === 'string') {
      if (isHtml(one)) links.push(...hrefsOf(one))
      texts.push(...(isHtml(one) ? piecesOf(one) : [readable(one)]))
    } else if (typeof one === 'number') numbers.push(one)
    else if (Array.isArray(one)) for (const item of one) walk(item)
    else if (isObject(one)) {
      const isComponent = typeof one.type === 'string' && isObject(one.props)
      const inside = isComponent
        ? Object.entries(one.props as object).filter(([name]) => name !== 'id')
        : Object.entries(one)
      for (const [name, item] of inside) if (isComponent || name !== 'readOnly') walk(item)
    }
  }
  walk(value)
  return { texts, numbers, links }
}

interface Site {
  readonly pagesList: readonly { readonly id: string; readonly settings: { readonly props: unknown } }[]
  readonly pageSchemaMap: Readonly<Record<string, unknown>>
  readonly componentsSettingValues: Readonly<Record<string, { readonly props: unknown }>>
}
interface Component {
  readonly slots?: Readonly<Record<string, readonly string[]>>
}
interface PageSchema {
  readonly root: readonly string[]
  readonly components: Readonly<Record<string, Component>>
}

/** Everything that a site says, in the order of its components. */
function written(site: Site): Found {
  const texts: string[] = []
  const numbers: number[] = []
  const links: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      texts.push(...(isHtml(value) ? piecesOf(value) : [readable(value)]))
      if (isHtml(value)) links.push(...hrefsOf(value))
    } else if (typeof value === 'number') numbers.push(value)
    else if (Array.isArray(value)) for (const item of value) walk(item)
    else if (isObject(value)) {
      const { type, href, email, phone, anchor } = value
      if (type === 'address') links.push(String(href))
      else if (type === 'email') links.push(`mailto:${email}`)
      else if (type === 'phone') links.push(`tel:${phone}`)
      else if (type === 'anchor') links.push(`#${anchor}`)
      else for (const item of Object.values(value)) walk(item)
    }
  }
  for (const page of site.pagesList) {
    walk(page.settings.props)
    const { root, components } = site.pageSchemaMap[page.id] as PageSchema
    const visit = (id: string): void => {
      walk(site.componentsSettingValues[id]?.props)
      for (const ids of Object.values(components[id]?.slots ?? {})) for (const inside of ids) visit(inside)
    }
    for (const id of root) visit(id)
  }
  return { texts, numbers, links }
}

/** What one list has oftener than another. */
function missing<T>(all: readonly T[], from: readonly T[]): readonly T[] {
  const left = new Map<T, number>()
  for (const one of from) left.set(one, (left.get(one) ?? 0) + 1)
  return all.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count <= 0
  })
}

/** The lists of a document, each as what its entries say first. */
function* listsOf(value: unknown, options: readonly string[]): Generator<readonly string[]> {
  if (Array.isArray(value)) {
    const firsts = value
      .map((item) => said(item, options))
      .map(({ texts, numbers }) => texts.at(0) ?? String(numbers.at(0) ?? ''))
    yield firsts.filter((first) => first !== '')
  }
  if (typeof value === 'string' && isHtml(value)) yield piecesOf(value)
  if (typeof value === 'object' && value !== null)
    for (const inside of Object.values(value)) yield* listsOf(inside, options)
}

/** @param options the values of choices that are objects, as JSON: they stand in the config */
export function notFoundAgain(document: unknown, site: unknown, options: readonly string[] = []) {
  const before = said(document, options)
  const after = written(site as Site)
  const placeOf = new Map([...after.texts, ...after.numbers.map(String)].map((text, at) => [text, at] as const))
  const isInOrder = (texts: readonly string[]) => {
    const places = texts.map((text) => placeOf.get(text) ?? -1)
    return places.every((place, at) => at === 0 || place > (places[at - 1] as number))
  }
  return {
    texts: missing(before.texts, after.texts),
    numbers: missing(before.numbers, after.numbers),
    links: missing(before.links, after.links),
    // What stands there twice has no place of its own, so only lists of what is there once are compared.
    disordered: [...listsOf(document, options)]
      .map((list) =>
        list.filter(
          (text) =>
            before.texts.filter((one) => one === text).length === 1 &&
            after.texts.filter((one) => one === text).length === 1,
        ),
      )
      .filter((list) => list.length > 1 && !isInOrder(list)),
  }
}

/** How many texts, numbers and links a document has, so that nothing is not taken for everything. */
export function countSaid(document: unknown): number {
  const { texts, numbers, links } = said(document, [])
  return texts.length + numbers.length + links.length
}

/** How many values a document has: all that is neither an object nor a list, but for what may not be edited in Puck. */
export function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countValues(item), 0)
  if (!isObject(value)) return 1
  return Object.entries(value).reduce((sum, [name, item]) => sum + (name === 'readOnly' ? 0 : countValues(item)), 0)
}
