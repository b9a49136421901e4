import { type Call, listProductUnits, type Question, type SiteTradeTerms, siteTrade } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import type { SendCall } from '../context/service.ts'
import { createContentChoices } from './content-choices.ts'

const units = [
  { code: 'piece', name: 'Stück' },
  { code: 'kilogram', name: 'Kilogramm' },
]

function choices(language = 'de', locale?: string, trade: Partial<SiteTradeTerms> = {}) {
  const asked: string[] = []
  const send = (async (call: Call, _question: Question<Call>) => {
    asked.push(call.path)
    if (call.path === listProductUnits.path) return { items: units }
    if (call.path === siteTrade.path) return { currencies: [], units: [], ...trade }
    throw new Error(`Nobody answers ${call.path}.`)
  }) as SendCall
  const t = { $TFunctionBrand: undefined }
  return { asked, ...createContentChoices({ send, t, language, ...(locale !== undefined && { locale }) }) }
}
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

describe('Units of products', () => {
  it('are those of the service, found by their names and codes', async () => {
    const { search, find, asked } = choices()
    expect(await search('units', '')).toEqual([
      { id: 'piece', name: 'Stück' },
      { id: 'kilogram', name: 'Kilogramm' },
    ])
    expect(idsOf(await search('units', ' STÜCK '))).toEqual(['piece'])
    expect(idsOf(await search('units', 'gram'))).toEqual(['kilogram'])
    expect(await search('units', 'barrel')).toEqual([])
    expect(await find('units', 'piece')).toEqual({ id: 'piece', name: 'Stück' })
    expect(new Set(asked)).toEqual(new Set([listProductUnits.path, siteTrade.path]))
  })

  it('are those that the site uses, the usual one first; another one that a product has keeps its name', async () => {
    const { search, find } = choices('de', undefined, { units: ['kilogram', 'oil-barrel'] })
    expect(await search('units', '')).toEqual([
      { id: 'kilogram', name: 'Kilogramm' },
      { id: 'oil-barrel', name: 'oil-barrel' },
    ])
    expect(await search('units', 'stück')).toEqual([])
    expect(await find('units', 'piece')).toEqual({ id: 'piece', name: 'Stück' })
  })

  it('that are none of them are shown as they are written', async () => {
    expect(await choices().find('units', 'barrel')).toEqual({ id: 'barrel', name: 'barrel' })
  })
})

describe('Currencies of products', () => {
  it('are found by their names in the language of the interface, and by their codes', async () => {
    const { search, find, asked } = choices('de', 'en')
    const all = await search('currencies', '')
    expect(all.length).toBeGreaterThan(100)
    expect(all).toContainEqual({ id: 'CNY', name: 'Chinese Yuan', detail: 'CNY' })
    expect(idsOf(await search('currencies', 'chinese yuan'))).toContain('CNY')
    expect(idsOf(await search('currencies', 'eur'))).toContain('EUR')
    expect(await find('currencies', 'USD')).toEqual({ id: 'USD', name: 'US Dollar', detail: 'USD' })
    expect(await find('currencies', 'XQX')).toEqual({ id: 'XQX', name: 'XQX' })
    expect(new Set(asked)).toEqual(new Set([siteTrade.path]))
  })

  it('are those that the site sells in, the usual one first; another one that a product has keeps its name', async () => {
    const { search, find } = choices('de', 'en', { currencies: ['EUR', 'CNY'] })
    expect(await search('currencies', '')).toEqual([
      { id: 'EUR', name: 'Euro', detail: 'EUR' },
      { id: 'CNY', name: 'Chinese Yuan', detail: 'CNY' },
    ])
    expect(await search('currencies', 'dollar')).toEqual([])
    expect(await find('currencies', 'USD')).toEqual({ id: 'USD', name: 'US Dollar', detail: 'USD' })
  })

  it('are named in the language that is edited where no other is known', async () => {
    expect((await choices('de').find('currencies', 'CNY'))?.name).toBe('Renminbi Yuan')
    expect((await choices('ar').find('currencies', 'EUR'))?.name).toBe('يورو')
  })
})
