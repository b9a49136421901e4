import { countryCodes, listProductUnits, listSiteCountries, type TradeUnit, unitCodes } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { localeOf } from '../../platform/language/languages.ts'
import type { Translator } from '../../platform/language/translator.ts'

/** A list that is given as a whole. */
const whole = <T>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: Math.max(items.length, 1) })

/** The units with the plural forms of the language that the words are in. */
function unitsIn(t: Translator): TradeUnit[] {
  const rules = new Intl.PluralRules(t.language)
  const categories = rules.resolvedOptions().pluralCategories
  return unitCodes.map((code) => {
    const forms = Object.fromEntries(categories.map((category) => [category, t(`unit.${code}_${category}`)]))
    // Every language has this form.
    return { code, name: t(`unit.${code}_${rules.select(1)}`), plurals: { ...forms, other: forms.other ?? '' } }
  })
}

/** Countries by name, as the language sorts. */
function countriesIn(language: string, codes: readonly string[]) {
  const locale = localeOf(language)
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name) || (a.code < b.code ? -1 : 1))
}

export const tradeRoutes: readonly Endpoint[] = [
  endpoint(listProductUnits, (_question, { t }) => whole(unitsIn(t))),
  endpoint(listSiteCountries, async (_question, { stores, tenant, language }) => {
    const { countries = [] } = await stores.sites.facts(tenant.id)
    const served = countryCodes.filter((code) => countries.includes(code))
    // A limit of which nothing fits is none: nobody could say where they are.
    return whole(countriesIn(language, served.length > 0 ? served : countryCodes))
  }),
]
