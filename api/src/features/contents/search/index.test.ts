import type { ContentRecord } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../platform/database/tables.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { addContent, deleteContent, saveContent } from '../editing/change-contents.queries.ts'
import { indexStored } from './index/index-stored.queries.ts'
import { BYTES } from './index/postings.ts'

const tables = ['search_postings', 'search_typos', 'search_words', 'search_facets', 'search_documents'] as const

/** What can be found by the index, whichever numbers its rows have. */
async function findable(db: Database) {
  const documents = await db.selectFrom('search_documents').selectAll().where('slug', '!=', '').execute()
  const facets = await db.selectFrom('search_facets').selectAll().execute()
  const called = new Map(facets.map(({ id, facet, value }) => [id, `${facet}=${value}`]))
  const of = new Map(documents.map((document) => [document.ordinal, document.of]))
  // A word that nothing is called by stays where it has the highest number of its site.
  const words = await db.selectFrom('search_words').selectAll().where('count', '>', 0).execute()
  const ids = words.map(({ id }) => id)
  const typos = (await db.selectFrom('search_typos').selectAll().execute()).filter(({ word_id }) =>
    ids.includes(word_id),
  )
  const postings = await db.selectFrom('search_postings').selectAll().execute()
  const impacts = postings.flatMap(({ word_id, data }) =>
    Array.from({ length: data.length / BYTES }, (_, at) => {
      const [low = 0, high = 0, impact = 0] = data.subarray(at * BYTES)
      return `${words.find(({ id }) => id === word_id)?.word} ${of.get(low | (high << 8))} ${impact}`
    }),
  )
  return {
    documents: documents
      .map(({ ordinal: _ordinal, changed: _changed, facets: ids, ...rest }) => ({
        ...rest,
        facets: [...new Uint32Array(Uint8Array.from(ids).buffer)].map((id) => called.get(id)).toSorted(),
      }))
      .toSorted((left, right) => (left.of < right.of ? -1 : 1)),
    words: words.map(({ word, reversed, count }) => `${word} ${reversed} ${count}`).toSorted(),
    typos: typos.map(({ form, word_id }) => `${form} ${words.find(({ id }) => id === word_id)?.word}`).toSorted(),
    impacts: impacts.toSorted(),
  }
}

const word = fc.constantFrom('Washer', 'Hex bolt', 'M8', 'Unterlegscheibe', '螺母', 'A2-70', '')
const change = fc.record({
  id: fc.nat(4),
  isGone: fc.boolean(),
  name: fc.array(word, { minLength: 1, maxLength: 3 }),
  german: word,
  model: word,
  thread: word,
  status: fc.constantFrom('published', 'draft', 'archived'),
})

onBothEngines('The index', (engine) => {
  it('holds after any changes what it would hold if it were made anew', async () => {
    const { db } = await engine.open()
    await sql`insert into tenants (id, client_id, name, settings, facts, content_version, created_at)
      values ('100001', 'lamps', 'Lamps', '{"defaultLanguage":"en"}', '{}', 1, '')`.execute(db)
    const stored = new Map<string, ContentRecord>()
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const numbered = new Map<number, string>()
        for (const { id: number, isGone, name, german, model, thread, status } of changes) {
          // No number is given to a second word: who has read the words asks for higher ones.
          for (const { id, word } of await db.selectFrom('search_words').select(['id', 'word']).execute())
            expect(numbered.set(id, numbered.get(id) ?? word).get(id)).toBe(word)
          const id = `product${number}`
          const before = stored.get(id)
          if (isGone) {
            expect(await deleteContent(db, '100001', 'product', id)).toBe(before !== undefined)
            stored.delete(id)
            continue
          }
          const specTypes = [{ id: 'threadA1', name: 'Thread', options: [{ id: 'optionA1', label: thread }] }]
          const record: ContentRecord = {
            ...{ id, kind: 'product', slug: id, status, order: number, revision: (before?.revision ?? 0) + 1 },
            ...{ createdAt: '2026-01-01', updatedAt: '2026-01-02' },
            settings: {
              props: { name: name.join(' '), model, specTypes },
              editPropsByLangEnvMap: { de: { name: german } },
            },
          }
          if (before) expect(await saveContent(db, '100001', before, record)).toBe(true)
          else await addContent(db, '100001', record)
          stored.set(id, record)
        }
        const changed = await findable(db)
        await db.transaction().execute(async (write) => {
          for (const table of tables) await write.deleteFrom(table).execute()
          await indexStored(write)
        })
        expect(changed).toEqual(await findable(db))
      }),
      { numRuns: 20 },
    )
  }, 180_000)
})
