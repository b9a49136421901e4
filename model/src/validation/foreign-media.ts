import {
  type ContentRecord,
  contentProps,
  menuProps,
  type Problem,
  pageProps,
  type SchemaNode,
  type Settings,
  schemaAt,
  valuesAlong,
} from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import { type Specs, specOf } from '../document/specs.ts'

/** The hosts that visitors' browsers load pictures and films from, beside a page's own; nothing when nobody knows. */
export type MediaHosts = readonly string[] | undefined

/** The address of a picture or film on a host from which visitors' browsers load none. */
export interface ForeignMedia {
  readonly component?: string
  readonly language?: string
  readonly path: string
  readonly address: string
  readonly host: string
}

/** The host that an address names, when visitors' browsers load nothing from it. */
export function foreignHost(address: string, hosts: MediaHosts): string | undefined {
  if (!hosts) return undefined
  const [, named] = /^\s*(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(address) ?? []
  const host = named?.toLowerCase().replace(/:(?:80|443)$/, '')
  return host === undefined || hosts.includes(host) ? undefined : host
}

/** Whether a page loads what a text of this kind names. A document is opened by a link, which may lead anywhere. */
const isLoaded = ({ format, setter, setterOptions }: SchemaNode): boolean =>
  format === 'asset' && (setter !== 'file' || setterOptions?.kind === 'image' || setterOptions?.kind === 'video')

interface Address {
  readonly path: string
  readonly address: string
}

/** The addresses of pictures and films in a value, stored or resolved. */
function* addressesIn(schema: SchemaNode, value: unknown, at: string): Generator<Address> {
  for (const { path, node, value: address } of valuesAlong(schema, value, at))
    if (typeof address === 'string' && isLoaded(node)) yield { path, address }
}

const foreignIn = (found: Iterable<Address>, hosts: MediaHosts): readonly ForeignMedia[] =>
  [...found].flatMap(({ path, address }) => {
    const host = foreignHost(address, hosts)
    return host === undefined ? [] : [{ path, address, host }]
  })

/** Walking is for what can hold such an address at all. */
const mayHoldAny = (value: unknown, hosts: MediaHosts): boolean =>
  hosts !== undefined && (JSON.stringify(value)?.includes('//') ?? false)

/** The pictures and films of resolved props that no visitor sees. */
export const foreignMediaIn = (props: SchemaNode, value: unknown, hosts: MediaHosts): readonly ForeignMedia[] =>
  mayHoldAny(value, hosts) ? foreignIn(addressesIn(props, value, ''), hosts) : []

/** The pictures and films that no visitor sees, in settings as they are stored: the base and every language. */
export function foreignMediaOf(
  props: SchemaNode,
  settings: Settings | undefined,
  hosts: MediaHosts,
): readonly ForeignMedia[] {
  if (!settings || !mayHoldAny(settings, hosts)) return []
  const base = foreignIn(addressesIn(props, settings.props, ''), hosts)
  const languages = Object.entries(settings.editPropsByLangEnvMap ?? {}).flatMap(([language, entries]) =>
    Object.entries(entries).flatMap(([path, value]) => {
      const schema = schemaAt(props, path)
      return schema ? foreignIn(addressesIn(schema, value, path), hosts).map((one) => ({ ...one, language })) : []
    }),
  )
  return [...base, ...languages]
}

/** All settings of a draft, by whose they are, with their schemas; unknown sections have none. */
function* settingsIn(
  { pagesList, menuList, pageSchemaMap, componentsSettingValues, globalConfiguration }: Editable,
  specs: Specs,
): Generator<readonly [key: string, props: SchemaNode, settings: Settings, component?: string]> {
  for (const { id, settings } of pagesList) yield [`page ${id}`, pageProps, settings]
  for (const { id, settings } of menuList) yield [`menu ${id}`, menuProps, settings]
  const { header, footer } = globalConfiguration
  const parts = [
    ...Object.values(pageSchemaMap).map((pageSchema) => ({ pageSchema, componentsSettingValues })),
    ...[header, footer].flatMap((part) => part ?? []),
  ]
  for (const { pageSchema, componentsSettingValues: settings } of parts)
    for (const [id, { type }] of Object.entries(pageSchema.components)) {
      const spec = specOf(specs, type)
      const own = Object.hasOwn(settings, id) ? settings[id] : undefined
      if (spec && own) yield [`component ${id}`, spec.props, own, id]
    }
}

/** The pictures and films of a draft that no visitor sees and that were not in it before. */
export function arrivedForeignMedia(
  before: Editable,
  after: Editable,
  specs: Specs,
  hosts: MediaHosts,
): readonly ForeignMedia[] {
  if (!hosts) return []
  const was = new Map([...settingsIn(before, specs)].map(([key, , settings]) => [key, settings]))
  const old = new Set<string>()
  const arrived: ForeignMedia[] = []
  for (const [key, props, settings, component] of settingsIn(after, specs)) {
    if (was.get(key) === settings) continue
    for (const one of foreignMediaOf(props, was.get(key), hosts)) old.add(one.address)
    for (const one of foreignMediaOf(props, settings, hosts))
      arrived.push({ ...one, ...(component !== undefined && { component }) })
  }
  return arrived.filter(({ address }) => !old.has(address))
}

/** The same of a content. */
export function arrivedForeignMediaOf(
  kind: ContentRecord['kind'],
  before: Settings | undefined,
  after: Settings,
  hosts: MediaHosts,
): readonly ForeignMedia[] {
  const old = new Set(foreignMediaOf(contentProps[kind], before, hosts).map(({ address }) => address))
  return foreignMediaOf(contentProps[kind], after, hosts).filter(({ address }) => !old.has(address))
}

/** Why such an address is not taken, and what to do instead. */
export const foreignMediaProblem = ({ component, language, path, host }: ForeignMedia): Problem => ({
  path,
  ...(component !== undefined && { component }),
  ...(language !== undefined && { language }),
  key: 'refusal.foreignMedia',
  params: { host },
})
