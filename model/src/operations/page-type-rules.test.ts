import type { PageRecord, PageSchema, PageTypeSpec } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { addedPageTypeError, slugProblems } from './page-type-rules.ts'

const recipe: PageTypeSpec = {
  key: 'acme-recipe',
  names: { en: 'Recipe' },
  basePath: '/recipes',
  sections: ['acme-steps', 'text'],
}
const events: PageTypeSpec = { key: 'acme-events', names: { en: 'Events' }, basePath: '/events', single: true }

const page = (id: string, pageType: string, slug?: string): PageRecord => ({
  id,
  pageType,
  ...(slug !== undefined && { slug }),
  order: 0,
  settings: { props: { name: id } },
})
const holding = (...types: readonly string[]): PageSchema => ({
  version: 1,
  root: types.map((type) => `${type}01`),
  components: Object.fromEntries(types.map((type) => [`${type}01`, { type, version: 1 }])),
})
const draft = (pages: readonly (readonly [PageRecord, PageSchema?])[]) => ({
  pagesList: pages.map(([record]) => record),
  pageSchemaMap: Object.fromEntries(pages.map(([{ id }, schema = holding()]) => [id, schema])),
})
const none = draft([])
const error = (after: ReturnType<typeof draft>, before = none) =>
  addedPageTypeError([recipe, events], { before, after })

describe('what kinds of pages that plugins add say of a change', () => {
  it('nothing, of pages at their addresses with the sections that they list', () => {
    expect(error(draft([[page('pie', 'acme-recipe', 'recipes/pie'), holding('acme-steps')]]))).toBeUndefined()
    expect(error(draft([[page('events', 'acme-events', 'events'), holding('banner')]]))).toBeUndefined()
    expect(error(draft([[page('about', 'pages', 'about'), holding('banner')]]))).toBeUndefined()
  })

  it.each([
    ['under another base path', 'acme-recipe', 'food/pie'],
    ['without a part of its own', 'acme-recipe', 'recipes'],
    ['with one, where there is one page', 'acme-events', 'events/today'],
  ])('that a page cannot stand %s', (_where, pageType, slug) => {
    expect(error(draft([[page('one', pageType, slug)]]))).toMatchObject({
      key: 'refusal.value',
      problem: { key: 'problem.slugOfKind', params: { slug, pageType } },
    })
  })

  it('that there is one page of a single kind', () => {
    const one = [page('events', 'acme-events', 'events')] as const
    expect(error(draft([one, [page('more', 'acme-events', 'events')]]), draft([one]))).toEqual({
      key: 'refusal.singlePage',
      params: { pageType: 'acme-events' },
    })
  })

  it('that a section may not stand on the page, but that one that stood there stays', () => {
    const record = page('pie', 'acme-recipe', 'recipes/pie')
    const before = draft([[record, holding('banner')]])
    expect(error(draft([[record, holding('banner', 'text')]]), before)).toBeUndefined()
    expect(error(draft([[record, holding('banner', 'poster')]]), before)).toMatchObject({
      key: 'refusal.nesting',
      problem: { key: 'problem.nesting.pageType', params: { type: 'poster', pageType: 'acme-recipe' } },
    })
  })

  it('nothing, of pages that were there before the plugin changed or was taken away', () => {
    const old = page('pie', 'acme-recipe', 'dishes/pie')
    const moved = page('pie', 'acme-recipe', 'dishes/apple-pie')
    expect(error(draft([[moved]]), draft([[old]]))).toBeUndefined()
    const gone = page('tea', 'gone-tea', 'teas/mint')
    expect(error(draft([[gone, holding('banner')]]), draft([[gone]]))).toBeUndefined()
  })
})

describe('what is asked of a slug, whichever plugins are installed', () => {
  it.each([
    ['pages', 'about', true],
    ['pages', 'recipes/pie', false],
    ['products', undefined, true],
    ['gone-tea', 'teas/mint', true],
    ['gone-tea', undefined, false],
    ['gone-tea', 'products/mint', false],
    ['gone-tea', 'office', false],
    ['gone-tea', 'de', false],
  ])('%s at %s: %s', (pageType, slug, fits) => {
    expect(slugProblems(page('one', pageType, slug))).toHaveLength(fits ? 0 : 1)
  })
})
