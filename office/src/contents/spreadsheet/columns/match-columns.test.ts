import { entities, spreadsheetColumn, spreadsheetColumnsOf } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import german from '../../../../../editor-core/labels/de.json' with { type: 'json' }
import english from '../../../../../editor-core/labels/en.json' with { type: 'json' }
import setters from '../../../../../setters/labels/en.json' with { type: 'json' }
import { cellText, guessDecimalSign, picturesInCell, withAddresses } from './cells.ts'
import { columnTitle, type Label } from './column-title.ts'
import { doubled, languageNames, matchColumns } from './match-columns.ts'

const labelIn =
  (...texts: readonly Readonly<Record<string, string>>[]): Label =>
  (key) =>
    texts.find((text) => key in text)?.[key]
const inEnglish = labelIn(english, setters)
const inGerman = labelIn(german)
const languages = { source: 'en', others: ['de', 'pt-BR', 'ar'] }
const names = languageNames(['en', 'de', 'pt-BR', 'ar'], ['en', 'fr'])
const entity = entities.product

const match = (headers: readonly string[], given: { readonly remembered?: ReadonlyMap<string, string | null> } = {}) =>
  matchColumns(headers, {
    entity,
    languages,
    names,
    labels: [inEnglish, inGerman],
    remembered: given.remembered ?? new Map(),
  })

describe('Columns of a file', () => {
  it('go where their names say, however these are written', () => {
    expect(match(['Name', 'MODEL', ' order_number ', 'name', 'Something'])).toEqual(['name', 'model', null, null, null])
    expect(match(['id', 'Status', 'Address', 'Images', 'summary'])).toEqual([
      'id',
      'status',
      'slug',
      'images[].image',
      'summary',
    ])
  })

  it('go into languages', () => {
    for (const header of [
      'Name (de)',
      'Name [German]',
      'name_de',
      'Name DE',
      'Name – Deutsch',
      'name@de',
      'Name (Allemand)',
    ])
      expect([header, ...match([header])]).toEqual([header, 'name@de'])
    expect(match(['Name (Portuguese (Brazil))', 'Name (pt-BR)'])[1]).toBe('name@pt-BR')
    expect(match(['Name (en)', 'Name (English)'])).toEqual(['name', null])
    // Nothing is written in this one, and a price is the same in all.
    expect(match(['name@fr', 'Minimum order quantity (de)'])).toEqual([null, null])
  })

  it('are known by their labels in other languages of the interface', () => {
    const title = german['product.summary' as keyof typeof german]
    expect(title).toBeTruthy()
    expect(match([title, `${title} (de)`])).toEqual(['summary', 'summary@de'])
  })

  it('hold one price or one specification', () => {
    expect(match(['Price', 'Price 500+', 'Price ≥ 1,000', 'price from 5000'])).toEqual([
      'priceTiers[1]',
      'priceTiers[500]',
      'priceTiers[1000]',
      'priceTiers[5000]',
    ])
    const list = columnTitle(
      inEnglish,
      entity,
      spreadsheetColumn(entity, 'importantAttributes[Material]') as never,
      String,
    )
    expect(match([list, `${list} (de)`])).toEqual(['importantAttributes[Material]', 'importantAttributes[Material]@de'])
  })

  it('go where they went before', () => {
    const remembered = new Map([
      ['Artikel', 'model'],
      ['Name', null],
      ['Old', 'gone'],
    ])
    expect(match(['Artikel', 'Name', 'Old'], { remembered })).toEqual(['model', null, null])
  })

  it('have titles from which they are found again', () => {
    const nameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
    for (const kind of Object.values(entities)) {
      const columns = spreadsheetColumnsOf(kind, languages.others)
      const titles = columns.map((column) => columnTitle(inEnglish, kind, column, nameOf))
      const found = matchColumns(titles, { entity: kind, languages, names, labels: [inEnglish], remembered: new Map() })
      const lost = columns.flatMap(({ key }, at) => (found[at] === key ? [] : [[key, titles[at], found[at]]]))
      expect(lost).toEqual([])
    }
  })

  it('are told apart where two go to one place', () => {
    expect([...doubled(['name', 'model', 'name', null, null])]).toEqual(['name'])
  })
})

describe('Cells', () => {
  it('are numbers with the sign that is chosen', () => {
    expect(cellText(0.86, ',')).toBe('0,86')
    expect(cellText('0.86', ',')).toBe('0.86')
    expect(cellText(null, '.')).toBe('')
    expect(guessDecimalSign(['0,86', '1.200,50', 12])).toBe(',')
    expect(guessDecimalSign(['0.86', '1,200'])).toBe('.')
    expect(guessDecimalSign(['1,200', '5'])).toBe('.')
  })

  it('name pictures', () => {
    expect(picturesInCell('a.jpg, b.png')).toEqual(['a.jpg', 'b.png'])
    expect(picturesInCell('a.jpg;b.png\nbolt, large.jpg')).toEqual(['a.jpg', 'b.png', 'bolt, large.jpg'])
    const column = spreadsheetColumn(entity, 'images[].image')
    const addresses = new Map([['a.jpg', '/media/1.webp']])
    expect(column && withAddresses('Pictures/A.JPG, c.png', column, addresses)).toBe('/media/1.webp\nc.png')
  })
})
