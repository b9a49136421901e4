import { resolve } from '@vitrine/model'
import {
  checkOf,
  countryCodes,
  listProductUnits,
  listSiteCountries,
  minimumOrderProps,
  type SiteShippingTerms,
  type SiteTradeTerms,
  shippingProps,
  siteShipping,
  siteShippingTerms,
  siteTrade,
  type TradeUnit,
  unitCodes,
} from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { asRecord } from '../../platform/as-record.ts'
import { localeOf } from '../../platform/language/languages.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { orderOf } from '../contents/contents.routes.ts'

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

const isShippingTerms = (value: unknown): value is SiteShippingTerms => checkOf(siteShippingTerms)(value).length === 0

/** How the site ships, with the port in the nearest language that has it. */
async function shippingOf(context: SiteContext): Promise<SiteShippingTerms> {
  const { shipping } = await context.stores.sites.facts(context.tenant.id)
  if (!shipping) return { zones: [] }
  const { props, languages } = resolve(shippingProps, shipping, orderOf(context))
  const zones = Array.isArray(props.zones) ? props.zones : []
  const terms = {
    ...props,
    ...(languages.port !== undefined && languages.port !== context.language && { portLanguage: languages.port }),
    zones: zones.map((zone) => {
      const { countries, days } = asRecord(zone)
      return { countries, days }
    }),
  }
  return isShippingTerms(terms) ? terms : { zones: [] }
}

/** What a site sells in, with the note in the nearest language that has it. */
async function tradeOf(context: SiteContext): Promise<SiteTradeTerms> {
  const { currencies = [], units = [], minimumOrder } = await context.stores.sites.facts(context.tenant.id)
  if (!minimumOrder) return { currencies, units }
  const { props, languages } = resolve(minimumOrderProps, minimumOrder, orderOf(context))
  const note = typeof props.note === 'string' ? props.note.trim() : ''
  if (note === '') return { currencies, units }
  const isOther = languages.note !== undefined && languages.note !== context.language
  return {
    ...{ currencies, units, minimumNote: note },
    ...(isOther && { minimumNoteLanguage: languages.note }),
  }
}

export const tradeRoutes: readonly Endpoint[] = [
  endpoint(listProductUnits, (_question, { t }) => whole(unitsIn(t))),
  endpoint(listSiteCountries, async (_question, { stores, tenant, language }) => {
    const { countries = [] } = await stores.sites.facts(tenant.id)
    const served = countryCodes.filter((code) => countries.includes(code))
    // A limit of which nothing fits is none: nobody could say where they are.
    return whole(countriesIn(language, served.length > 0 ? served : countryCodes))
  }),
  endpoint(siteShipping, (_question, context) => shippingOf(context)),
  endpoint(siteTrade, (_question, context) => tradeOf(context)),
]
