import { isObject, type SiteContact, type SitePlaceholder, type SiteTemplate } from '@vitrine/schemas'

/** What a site is filled with. */
export interface SiteFacts {
  readonly name: string
  readonly contact?: SiteContact | undefined
}

/** A value that is left out, since nothing is known for its placeholder. */
const nothing = Symbol('nothing')

const whole = /^\{\{([a-z]+)\}\}$/
const within = /\{\{([a-z]+)\}\}/g

function valuesOf({ name, contact = {} }: SiteFacts, language: string): Partial<Record<SitePlaceholder, string>> {
  const { country, ...written } = contact
  return {
    company: name,
    ...written,
    ...(country !== undefined && {
      country: new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country,
    }),
  }
}

/**
 * The files of a template with its placeholders replaced, in every language. What stands alone in a value and is not
 * known is left out; of a list of things, such as ways to reach somebody, whatever only consisted of that goes with it.
 * Within a sentence stands what the template says for it.
 */
export function withPlaceholders(
  documents: Readonly<Record<string, unknown>>,
  { languages: [base = 'en'], missing }: Pick<SiteTemplate, 'languages' | 'missing'>,
  facts: SiteFacts,
): Readonly<Record<string, unknown>> {
  const known = new Map<string, ReturnType<typeof valuesOf>>()
  const factFor = (name: string, language: string): string | undefined => {
    const values = known.get(language) ?? valuesOf(facts, language)
    known.set(language, values)
    return values[name as SitePlaceholder]
  }
  const removed = new Set<string>()

  function filled(value: unknown, language: string): unknown {
    if (typeof value === 'string') {
      const alone = whole.exec(value)?.[1]
      if (alone !== undefined) return factFor(alone, language) ?? nothing
      return value.replaceAll(within, (placeholder, name: string) => {
        const { [name]: words = {} } = missing
        return factFor(name, language) ?? words[language] ?? words.en ?? placeholder
      })
    }
    if (Array.isArray(value)) return value.filter((item) => stays(item, language)).map((item) => filled(item, language))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => {
        const next = key === 'editPropsByLangEnvMap' && isObject(child) ? mapsOf(child) : filled(child, language)
        return next === nothing ? [] : [[key, next]]
      }),
    )
  }
  const mapsOf = (maps: object) =>
    Object.fromEntries(Object.entries(maps).map(([language, map]) => [language, filled(map, language)]))

  function stays(item: unknown, language: string): boolean {
    if (!isObject(item)) return true
    const alone = Object.values(item).flatMap((value) => (typeof value === 'string' && whole.exec(value)?.[1]) || [])
    const isEmpty = alone.length > 0 && alone.every((name) => factFor(name, language) === undefined)
    if (isEmpty && typeof item.id === 'string') removed.add(item.id)
    return !isEmpty
  }

  const made = Object.fromEntries(Object.entries(documents).map(([path, document]) => [path, filled(document, base)]))
  return removed.size === 0 ? made : (withoutItems(made, removed) as typeof made)
}

/** Without what languages say of items that are gone. */
function withoutItems(value: unknown, removed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutItems(item, removed))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => ![...key.matchAll(/\[([A-Za-z0-9]{8})\]/g)].some(([, id = '']) => removed.has(id)))
      .map(([key, child]) => [key, withoutItems(child, removed)]),
  )
}
