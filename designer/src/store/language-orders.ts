import { type LanguageOrder, languageOrder } from '@vitrine/model'
import type { Configuration } from './tables/tables.ts'

/** The order in which languages fall back, by language; worked out again when the languages of the site change. */
export function createLanguageOrders(configurationNow: () => Configuration): (language: string) => LanguageOrder {
  let orders = new Map<string, LanguageOrder>()
  let ordersOf = configurationNow()
  return (language) => {
    const configuration = configurationNow()
    if (ordersOf !== configuration) {
      if (ordersOf.languages !== configuration.languages || ordersOf.defaultLanguage !== configuration.defaultLanguage)
        orders = new Map()
      ordersOf = configuration
    }
    const order = orders.get(language) ?? languageOrder(configuration, language)
    orders.set(language, order)
    return order
  }
}
