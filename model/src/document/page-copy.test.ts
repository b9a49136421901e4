import { pageProps } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { draft } from '../../fixtures/operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { apply } from '../operations/apply.ts'
import { baseTextsOf, textsIn } from '../translation/translation-state.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { copyOfPage, type PageContent } from './page-copy.ts'

const contentOf = (id: string): PageContent => {
  const page = draft.pagesList.find((record) => record.id === id)
  const pageSchema = draft.pageSchemaMap[id]
  if (!page || !pageSchema) throw new Error(id)
  const settings = Object.entries(draft.componentsSettingValues).filter(([of]) => pageSchema.components[of])
  return { page, pageSchema, settings: Object.fromEntries(settings) }
}
const as = { id: 'copy', pageType: 'pages', slug: 'copy', rename: (name: string) => `${name} 2` } as const

it('a copy of any page can be added beside it, and says the same in every language', () => {
  for (const { id } of draft.pagesList) {
    const original = contentOf(id)
    const copy = copyOfPage(original, as)
    const outcome = apply(draft, { id: 'operatio', type: 'add-page', after: id, ...copy }, specs)
    if ('error' in outcome) throw new Error(outcome.error.key)
    const types = ({ pageSchema }: PageContent) => Object.values(pageSchema.components).map(({ type }) => type)
    expect(types(copy)).toEqual(types(original))
    expect(Object.values(copy.settings)).toEqual(Object.values(original.settings))
    const ids = new Set(Object.keys(original.pageSchema.components))
    expect(
      JSON.stringify(copy.pageSchema)
        .match(/[A-Za-z0-9]{8}/g)
        ?.filter((one) => ids.has(one)) ?? [],
    ).toEqual([])
    expect(copy.pageSchema.root).toHaveLength(original.pageSchema.root.length)
  }
})

it('is named anew in each language, with an address of its own', () => {
  const { page } = copyOfPage(contentOf('about'), as)
  expect(page).toMatchObject({ id: 'copy', slug: 'copy', footer: false })
  expect(page.settings.props.name).toBe('About 2')
  expect(page.settings.editPropsByLangEnvMap).toEqual({ de: { name: 'Über uns 2' } })
  expect(copyOfPage(contentOf('about'), { ...as, slug: undefined }).page).not.toHaveProperty('slug')
})

it('keeps a translation of the name up to date where it was, and stale where it was', () => {
  const original = contentOf('about')
  const withNote = (source: string): PageContent => ({
    ...original,
    page: {
      ...original.page,
      settings: { ...original.page.settings, translationMeta: { de: { name: { source, status: 'done' } } } },
    },
  })
  const stateOf = (content: PageContent) =>
    [...textsIn(baseTextsOf(pageProps, copyOfPage(content, as).page.settings, 'en'), 'de')].map(({ state }) => state)
  expect(stateOf(withNote(fingerprint('About')))).toEqual(['translated'])
  expect(stateOf(withNote('feedfeedfeedfeed'))).toEqual(['stale'])
})
