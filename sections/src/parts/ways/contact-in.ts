import type { SiteContact } from '@vitrine/renderer'
import type { ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import { isObject, waysOf } from './named-ways.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The postal address that a component names: the footer by a prop, sections with a list of ways by one of them. */
function addressOf({ props, languages }: ResolvedComponent): SiteContact['address'] {
  const way = Array.isArray(props.ways) ? props.ways.filter(isObject).find(({ kind }) => kind === 'address') : undefined
  const [text, path] = textOf(props.address) ? [textOf(props.address), 'address'] : [textOf(way?.text), waysPath(way)]
  return text === '' ? undefined : { text, language: languages?.[path] }
}

const waysPath = (way: Readonly<Record<string, unknown>> | undefined): string => `ways[${textOf(way?.id)}].text`

/**
 * How the owner of a site is reached, as its pages say it: what the first component says that says it. To be given the
 * footer first, which speaks for the whole site.
 *
 * @param siteName who it is where no component says the name of the company.
 */
export function contactIn(trees: readonly (ResolvedTree | undefined)[], siteName: string): SiteContact {
  const components = trees.flatMap((tree) => (tree ? Object.values(tree.components) : []))
  const ways = components.flatMap(({ props }) => waysOf(props))
  const first = (kind: 'email' | 'phone') => ways.find((way) => way.kind === kind)?.value
  const footers = components.filter(({ type }) => type === 'footer')
  return {
    name: footers.map(({ props }) => textOf(props.name)).find(Boolean) || siteName,
    address: components.map(addressOf).find(Boolean),
    email: first('email'),
    phone: first('phone'),
  }
}
