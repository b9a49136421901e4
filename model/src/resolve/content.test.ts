import type { ContentRecord } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { configuration } from '../../fixtures/drafts.ts'
import { resolveContent } from './content.ts'
import { languageOrder } from './languages.ts'

const record: ContentRecord = {
  id: '12',
  kind: 'product',
  slug: 'bolt-m6',
  status: 'published',
  order: 0,
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  settings: {
    props: { name: 'Bolt', summary: 'Steel', model: 'M6', secret: 'x' },
    editPropsByLangEnvMap: { de: { name: 'Schraube', model: 'M7' } },
  },
}

it('gives a record in one language, and says which texts are in another', () => {
  expect(resolveContent(record, languageOrder(configuration, 'de'))).toEqual({
    id: '12',
    slug: 'bolt-m6',
    publishedAt: '2026-01-01T00:00:00Z',
    props: { name: 'Schraube', summary: 'Steel', model: 'M6' },
    languages: { summary: 'en' },
  })
})

it('says nothing of languages where all texts are in the one that was asked', () => {
  expect(resolveContent({ ...record, publishedAt: '2026-01-03' }, languageOrder(configuration, 'en'))).toEqual({
    id: '12',
    slug: 'bolt-m6',
    publishedAt: '2026-01-03',
    props: { name: 'Bolt', summary: 'Steel', model: 'M6' },
  })
})
