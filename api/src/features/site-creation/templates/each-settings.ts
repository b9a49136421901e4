import { type Specs, specOf } from '@vitrine/model'
import {
  contentKinds,
  contentProps,
  cookiesProps,
  isObject,
  menuProps,
  minimumOrderProps,
  own,
  pageProps,
  type SchemaNode,
  type Settings,
  shippingProps,
} from '@vitrine/schemas'

/** Settings of a file of a site, and whose they are: `component/{id}`, `{kind}/{slug}`; other records have no name. */
export interface OwnedSettings {
  readonly of: string | undefined
  readonly schema: SchemaNode
  readonly settings: Settings
}

type Change = (owned: OwnedSettings) => Settings

const isSettings = (value: unknown): value is Settings => isObject(own(value, 'props'))

/** A record with the settings in one of its properties changed. */
const withChanged = (record: unknown, key: string, schema: SchemaNode, of: string | undefined, change: Change) => {
  const settings = own(record, key)
  return isObject(record) && isSettings(settings) ? { ...record, [key]: change({ of, schema, settings }) } : record
}

function componentsChanged(document: object, specs: Specs, change: Change): object {
  const components = own(own(document, 'pageSchema'), 'components')
  const byId = own(document, 'componentsSettingValues')
  if (!isObject(components) || !isObject(byId)) return document
  const changed = Object.entries(byId).map(([id, settings]) => {
    const spec = specOf(specs, String(own(components[id], 'type')))
    const isKnown = spec !== undefined && isSettings(settings)
    return [id, isKnown ? change({ of: `component/${id}`, schema: spec.props, settings }) : settings]
  })
  return { ...document, componentsSettingValues: Object.fromEntries(changed) }
}

/** The documents of a site with all settings changed whose schema is known, in all kinds of files. */
export function withEachSettings(
  documents: Readonly<Record<string, unknown>>,
  specs: Specs,
  change: Change,
): Readonly<Record<string, unknown>> {
  const changed = (path: string, document: unknown): unknown => {
    if (!isObject(document)) return document
    const [folder = '', kind] = path.split('/')
    if (folder === 'header.json' || folder === 'footer.json') return componentsChanged(document, specs, change)
    if (folder === 'pages') {
      const page = withChanged(document.page, 'settings', pageProps, undefined, change)
      return componentsChanged({ ...document, page }, specs, change)
    }
    if (folder === 'menus') return withChanged(document, 'settings', menuProps, undefined, change)
    if (folder === 'site.json') {
      const withCookies = withChanged(document, 'cookies', cookiesProps, undefined, change)
      const withShipping = withChanged(withCookies, 'shipping', shippingProps, undefined, change)
      return withChanged(withShipping, 'minimumOrder', minimumOrderProps, undefined, change)
    }
    const known = folder === 'content' ? contentKinds.find((each) => each === kind) : undefined
    if (!known) return document
    return withChanged(document, 'settings', contentProps[known], `${known}/${String(document.slug)}`, change)
  }
  return Object.fromEntries(Object.entries(documents).map(([path, document]) => [path, changed(path, document)]))
}
