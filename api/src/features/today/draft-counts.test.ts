import { expect, it, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { manyPages } from '../../testing/many-pages.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { createDraftCounts } from './draft-counts.ts'

onBothEngines('The counts of a draft', (engine) => {
  const version = { revision: 1, contentVersion: 1, contents: 0, release: null, mediaHosts: undefined }

  it('are made once for each state, however many ask at the same time', async () => {
    const storage = await engine.open()
    const made = await importSiteFiles(storage, specs, exampleSite())
    const { tenantId, draftsId } = made
    const counts = createDraftCounts(storage, specs, { add: vi.fn(), ended: vi.fn() } as never, vi.fn())
    const read = vi.spyOn(storage.db, 'transaction')
    const all = await Promise.all(Array.from({ length: 5 }, () => counts.of({ ...version, tenantId, draftsId })))
    expect(all.map(({ counts, isCounting }) => [counts?.unpublished.pages, isCounting])).toEqual(
      Array.from({ length: 5 }, () => [4, false]),
    )
    expect(read).toHaveBeenCalledTimes(1)
    await counts.of({ ...version, tenantId, draftsId, revision: 2 })
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('of a large draft are those of an older state while a job counts, and no job follows one that failed', async () => {
    const storage = await engine.open()
    const { tenantId, draftsId } = await importSiteFiles(storage, specs, manyPages('many', 120))
    const result = { errors: 0, warnings: 7, unpublished: { pages: 3, parts: 0 }, texts: {}, contentTexts: {} }
    const ends: ((job: object) => void)[] = []
    const add = vi.fn(async () => String(ends.length))
    const ended = vi.fn(() => new Promise<object>((resolve) => ends.push(resolve)))
    const failed = vi.fn()
    const counts = createDraftCounts(storage, specs, { add, ended } as never, failed)
    const of = (revision: number) => counts.of({ ...version, tenantId, draftsId, revision })
    expect(await of(1)).toEqual({ counts: undefined, isCounting: true })
    ends[0]?.({ state: 'done', result })
    expect(await of(1)).toEqual({ counts: result, isCounting: false })
    expect(await of(2)).toEqual({ counts: result, isCounting: true })
    ends[1]?.({ state: 'failed', error: { code: 'internal', message: 'no memory' } })
    expect(await of(2)).toEqual({ counts: result, isCounting: false })
    expect(await of(2)).toEqual({ counts: result, isCounting: false })
    expect(failed).toHaveBeenCalledTimes(1)
    expect(add).toHaveBeenCalledTimes(2)
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ kind: 'count-draft', tenantId }))
  })
})
