import { resolve, type Specs, specOf, upgradeDraft } from '@vitrine/model'
import { type Draft, menuProps, pageProps, type SchemaNode, type Settings, schemaAt } from '@vitrine/schemas'

interface Translatable {
  readonly schema: SchemaNode
  readonly settings: Settings
}

/** Everything in a draft that holds texts and whose schema is known. */
function translatables(draft: Draft, specs: Specs): readonly Translatable[] {
  const { header, footer } = draft.globalConfiguration
  const parts = [
    ...Object.values(draft.pageSchemaMap).map((pageSchema) => ({
      pageSchema,
      componentsSettingValues: draft.componentsSettingValues,
    })),
    ...[header, footer].flatMap((part) => (part ? [part] : [])),
  ]
  const components = parts.flatMap(({ pageSchema, componentsSettingValues }) =>
    Object.entries(pageSchema.components).flatMap(([id, { type, version }]): readonly Translatable[] => {
      const spec = specOf(specs, type)
      const settings = Object.hasOwn(componentsSettingValues, id) ? componentsSettingValues[id] : undefined
      return spec?.version === version && settings ? [{ schema: spec.props, settings }] : []
    }),
  )
  return [
    ...components,
    ...draft.menuList.map(({ settings }) => ({ schema: menuProps, settings })),
    ...draft.pagesList.map(({ settings }) => ({ schema: pageProps, settings })),
  ]
}

/** A language that no map speaks, so that everything falls back to the base: the count of all texts. */
const NOBODYS = 'zxx'

/**
 * How much of a draft's base texts has an entry in each language, in percent, rounded down, so that
 * 100 means all. The languages that a language falls back on do not count as its own. Addresses of pictures
 * and films are no texts: most are right in every language.
 */
export function progressOf(stored: Draft, specs: Specs): Readonly<Record<string, number>> {
  const draft = upgradeDraft(stored, specs)
  const all = translatables(draft, specs)
  const { defaultLanguage, languages } = draft.globalConfiguration
  const missingIn = (language: string): number =>
    all.reduce((sum, { schema, settings }) => {
      const order = { language, chain: [language, defaultLanguage], defaultLanguage }
      const paths = Object.keys(resolve(schema, settings, order).languages)
      return sum + paths.filter((path) => schemaAt(schema, path)?.format !== 'asset').length
    }, 0)
  const total = missingIn(NOBODYS)
  return Object.fromEntries(
    languages
      .filter(({ code }) => code !== defaultLanguage)
      .map(({ code }) => [code, total === 0 ? 100 : Math.floor((100 * (total - missingIn(code))) / total)]),
  )
}
