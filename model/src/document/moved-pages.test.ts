import type { PageType, Release } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { movedPages } from './moved-pages.ts'

type Slugs = Readonly<Record<string, string>>

const release = (languages: Readonly<Record<string, Slugs>>, defaultLanguage = 'en'): Release => ({
  draftsId: '1',
  draftRevision: 1,
  defaultLanguage,
  languages: Object.fromEntries(
    Object.entries(languages).map(([code, slugs]) => [
      code,
      {
        menus: {},
        theme: {} as never,
        pages: Object.entries(slugs).map(([id, slug]) => {
          const pageType: PageType = id === 'home' ? 'home' : 'pages'
          return { id, pageType, name: id, edition: '', ...(slug !== '' && { slug }) }
        }),
      },
    ]),
  ),
})
const moved = (before: Readonly<Record<string, Slugs>>, after: Readonly<Record<string, Slugs>>) =>
  movedPages(release(before), release(after))

describe('pages that moved', () => {
  it('are told with where they were and where they are; a page without a slug stands at its id', () => {
    expect(moved({ en: { a: 'one', b: '', home: '' } }, { en: { a: 'two', b: 'bee', home: 'x' } })).toEqual([
      { page: 'a', from: '/pages/one', to: '/pages/two' },
      { page: 'b', from: '/pages/b', to: '/pages/bee' },
    ])
  })

  it('are not those that are gone, new or where they were', () => {
    expect(moved({ en: { a: 'one', b: 'two' } }, { en: { b: 'two', c: 'three' } })).toEqual([])
  })

  it('are not those whose old address another page has taken, or one language still answers at', () => {
    expect(moved({ en: { a: 'one', b: 'two' } }, { en: { a: 'two', b: 'one' } })).toEqual([])
    expect(moved({ en: { a: 'one' }, de: { a: 'one' } }, { en: { a: 'one' }, de: { a: 'two' } })).toEqual([])
  })

  it('lead to where the default language has them, from every address they had', () => {
    expect(moved({ en: { a: 'one' }, de: { a: 'eins' } }, { de: { a: 'zwei' }, en: { a: 'two' } })).toEqual([
      { page: 'a', from: '/pages/one', to: '/pages/two' },
      { page: 'a', from: '/pages/eins', to: '/pages/two' },
    ])
  })
})
