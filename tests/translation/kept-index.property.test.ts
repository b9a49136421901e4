import { type ContentRecord, type Draft, newId, type Operation, type SectionSpec, type TextRow } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { insertDraft } from '../../api/src/features/drafts/store/drafts.queries.ts'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import type { Storage } from '../../api/src/platform/database/storage.ts'
import { onBothEngines } from '../../api/src/testing/engines.ts'
import { type Client, serve } from '../../api/src/testing/serve.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs as ofExample } from '../../api/src/testing/specs.ts'
import { draft as firstDraft } from '../../model/fixtures/operations.ts'
import { maker, type OperationInput, operationInput } from '../../model/fixtures/random-operations.ts'
import { specs as sections } from '../../model/fixtures/sections.ts'

const names = new Set(sections.map(({ type }) => type as string))
const specs: readonly SectionSpec[] = [...sections, ...ofExample.filter(({ type }) => !names.has(type))]
const languages = ['de', 'pt', 'es', 'fr']
const RUNS = process.env.LONG === '1' ? 60 : 4
const EDITS = 12

/** An edit of a content: of which, what, in which language. */
const contentInput = fc.record({
  content: fc.nat(20),
  path: fc.constantFrom('name', 'model', 'summary', 'title'),
  value: fc.constantFrom('Bolts', 'Nuts and bolts.', ' ', 'Schrauben', ''),
  language: fc.option(fc.constantFrom('de', 'zh', 'fr'), { nil: undefined }),
  what: fc.constantFrom('set', 'set', 'set', 'clear', 'delete'),
})

type ContentInput = typeof contentInput extends fc.Arbitrary<infer T> ? T : never

onBothEngines('The index of texts', (engine) => {
  let storage: Storage
  let owner: Client
  let tenantId: string
  const draftsId = '77'

  beforeAll(async () => {
    storage = await engine.open()
    const site = await importSiteFiles(storage, ofExample, exampleSite())
    tenantId = site.tenantId
    await insertDraft(storage.db, tenantId, { ...(firstDraft as Draft), draftsId, revision: 1 })
    const served = await serve({ storage, specs })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })

  /** Everything that is listed, without numbers. */
  async function everything(): Promise<readonly unknown[]> {
    const all: unknown[] = []
    for (const language of [...languages, 'zh']) {
      const list = await owner.data(`v1/translation/texts?language=${language}&draftsId=${draftsId}`)
      expect(list.isReading).toBe(false)
      const rows: TextRow[] = []
      for (let at = 0; at < list.ids.length; at += 100) {
        const ids = list.ids.slice(at, at + 100).join()
        rows.push(
          ...(await owner.data(`v1/translation/rows?language=${language}&draftsId=${draftsId}&ids=${ids}`)).items,
        )
      }
      expect(rows).toHaveLength(list.ids.length)
      all.push({ language, counts: list.counts, problems: list.problems, places: list.places, people: list.people })
      all.push(...rows.map(({ id: _id, ...row }) => row))
    }
    return all
  }

  async function editDraft(make: ReturnType<typeof maker>, input: OperationInput): Promise<boolean> {
    const draft = await owner.data(`v1/page/website-draft/${draftsId}`)
    const operation = make({ ...draft, contents: {} }, input)
    if (!operation) return false
    // Ids of the maker begin anew with each run.
    const operations = [{ ...operation, id: newId() }]
    const answer = await owner.post('v1/page/component/save-draft', {
      draftsId,
      baseRevision: draft.revision,
      operations,
    })
    return answer.statusCode === 200
  }

  async function editContent({ content, path, value, language, what }: ContentInput): Promise<boolean> {
    const { items } = await owner.data('v1/content/product/rows?pageSize=100')
    const record: ContentRecord | undefined = items[content % Math.max(1, items.length)]
    if (!record) return false
    const { contentsRevision: baseRevision } = await owner.data(`v1/translation/texts?language=de&draftsId=${draftsId}`)
    const of = { content: `product/${record.id}` }
    const more = language === undefined ? {} : { language }
    const operation =
      what === 'delete' && content % 5 === 0
        ? { type: 'remove-content', content: of.content }
        : what === 'clear'
          ? { type: 'clear-setting', of, path, ...more }
          : { type: 'set-setting', of, path, value, ...more }
    const operations = [{ ...operation, id: newId() } as Operation]
    return (await owner.post('v1/content/save', { baseRevision, operations })).statusCode === 200
  }

  it('is after any edits what it would be if it were made from nothing', async () => {
    let done = 0
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 4, arbitrary: operationInput }, { weight: 1, arbitrary: contentInput }), {
          minLength: EDITS,
          maxLength: EDITS,
        }),
        async (inputs) => {
          run += 1
          const make = maker(String.fromCharCode(97 + (run % 26)))
          await owner.data(`v1/translation/texts?language=de&draftsId=${draftsId}`)
          for (const input of inputs)
            if (await ('type' in input ? editDraft(make, input) : editContent(input))) done += 1
          const kept = await everything()
          const where = { tenant_id: tenantId }
          await storage.db
            .updateTable('text_scopes')
            .set({ stamp: '' })
            .where('tenant_id', '=', where.tenant_id)
            .execute()
          expect(kept).toEqual(await everything())
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(done).toBeGreaterThan(RUNS * 3)
  }, 600_000)
})
