import { applyAll, type Specs } from '@vitrine/model'
import { type Draft, type LoggedOperation, newId, type Operation } from '@vitrine/schemas'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { readDraft } from '../store/drafts.queries.ts'
import { operationsSince } from '../store/operations.queries.ts'

const runs = Math.min(1000, Number(process.env.PROPERTY_RUNS ?? 40))
/** A draft grows by what is done to it; after so many runs a new one begins. */
const RUNS_OF_A_DRAFT = 40

/** What an editor may do next; which one of the things that are there is chosen when it is done. */
const step = fc.record({
  who: fc.constantFrom('ann', 'ben'),
  what: fc.constantFrom(
    'title',
    'german',
    'subtitle',
    'insert',
    'remove',
    'move',
    'duplicate',
    'send',
    'send',
    'send-twice',
  ),
  at: fc.nat(1000),
  text: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const on = { page: 'home' } as const

/** Somebody with a draft open: what they see, and what they did that is not saved yet. */
class Editor {
  readonly name: string
  seen: Draft
  unsaved: Operation[] = []
  conflicts = 0
  /** What the service said is saved. */
  readonly saved: string[] = []
  readonly #client: Client

  constructor(name: string, client: Client, draft: Draft) {
    this.name = name
    this.#client = client
    this.seen = draft
  }

  /** Does something to what they see; what the draft refuses, they cannot do. */
  do({ what, at, text }: Step, sections: Specs): void {
    const root = this.seen.pageSchemaMap.home?.root ?? []
    const component = root[at % Math.max(1, root.length)]
    const after = root[(at >> 3) % Math.max(1, root.length)] ?? null
    const id = newId()
    const set = (path: string, language?: string) =>
      component && {
        id,
        type: 'set-setting',
        of: { ...on, component },
        path,
        value: text,
        ...(language && { language }),
      }
    const made = {
      title: () => set('title'),
      german: () => set('title', 'de'),
      subtitle: () => set('subtitle'),
      insert: () => {
        const fresh = newId()
        const components = { [fresh]: { type: 'poster', version: 2 } }
        return {
          id,
          type: 'insert-component',
          ...on,
          parent: null,
          after,
          root: fresh,
          components,
          settings: { [fresh]: { props: { title: text } } },
        }
      },
      remove: () => component && root.length > 2 && { id, type: 'remove-component', ...on, component },
      move: () =>
        component &&
        component !== after && { id, type: 'move-component', ...on, component, to: { ...on, parent: null, after } },
      duplicate: () =>
        component && { id, type: 'duplicate-component', ...on, component, ids: { [component]: newId() } },
    }[what as 'title']?.() as Operation | false | undefined
    if (!made) return
    const result = applyAll(this.seen, [made], sections)
    if ('error' in result) return
    this.seen = result.draft
    this.unsaved.push(made)
  }

  /** Saves, and sees what came back. A clash is given up, as somebody who chooses the others' side would. */
  async save(draftsId: string, base: number, fresh: () => Promise<Draft>): Promise<void> {
    if (this.unsaved.length === 0) return
    const body = { draftsId, baseRevision: base, operations: this.unsaved }
    const response = await this.#client.post('v1/page/component/save-draft', body)
    if (response.statusCode === 409) this.conflicts += 1
    else {
      expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.anything()])
      this.saved.push(...this.unsaved.map(({ id }) => id))
    }
    this.unsaved = []
    this.seen = await fresh()
  }
}

onBothEngines('Two editors at once', (engine) => {
  let storage: Storage
  let served: Awaited<ReturnType<typeof serve>>
  let tenantId: string
  let draftsId: string
  let clients: readonly [Client, Client]

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
  })

  async function begin(name: string): Promise<void> {
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(name), {}))
    clients = [await served.memberOf(tenantId, { role: 'editor' }), await served.memberOf(tenantId, { role: 'editor' })]
  }

  const now = async (): Promise<Draft> => {
    const draft = await readDraft(storage.db, specs, tenantId, draftsId)
    if (!draft) throw new Error('no draft')
    return draft
  }
  const log = (revision: number) => operationsSince(storage.db, { tenantId, draftId: Number(draftsId) }, revision)
  const what = ({ pageSchemaMap, componentsSettingValues }: Draft) => ({
    home: pageSchemaMap.home,
    componentsSettingValues,
  })

  it('end with what some serial order of their operations gives, and overwrite nothing that they have not seen', async () => {
    let [ran, saves, conflicts] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        if (ran++ % RUNS_OF_A_DRAFT === 0) await begin(`lamps-${ran}`)
        const start = await now()
        const [ann, ben] = [new Editor('ann', clients[0], start), new Editor('ben', clients[1], start)]
        const bases = { ann: start.revision, ben: start.revision }
        const finish = ['ann', 'ben'].map((who): Step => ({ who: who as 'ann', what: 'send', at: 0, text: 'x' }))
        const knew = new Map<string, number>()
        for (const one of [...steps, ...finish]) {
          const editor = one.who === 'ann' ? ann : ben
          if (!one.what.startsWith('send')) {
            editor.do(one, specs)
            continue
          }
          const [base, unsaved] = [bases[one.who], editor.unsaved]
          for (const { id } of unsaved) knew.set(id, base)
          await editor.save(draftsId, base, now)
          // The line broke, and the same is sent again: nothing may happen twice.
          if (one.what === 'send-twice') {
            editor.unsaved = unsaved
            await editor.save(draftsId, base, now)
          }
          bases[one.who] = editor.seen.revision
          saves += 1
        }
        conflicts += ann.conflicts + ben.conflicts
        const end = await now()
        const applied = await log(start.revision)
        // Some serial order: that of the log.
        const replayed = applyAll(
          start,
          applied.map(({ operation }) => operation),
          specs,
        )
        expect('error' in replayed ? replayed.error : what(replayed.draft)).toEqual(what(end))
        expect(overwritten(applied, knew)).toEqual([])
        const logged = new Set(applied.map(({ operation }) => operation.id))
        expect([...ann.saved, ...ben.saved].filter((id) => !logged.has(id))).toEqual([])
      }),
      { numRuns: runs },
    )
    expect(saves).toBeGreaterThan(runs)
    process.stdout.write(`two editors on ${engine.name}: ${runs} runs, ${saves} saves, ${conflicts} conflicts told\n`)
  }, 1_200_000)

  it('do not get in the way of one who edits on a slow line, and whose answers get lost', async () => {
    const start = await now()
    const editor = new Editor('ann', clients[0], start)
    let [base, edits] = [start.revision, 0]
    while (edits < 200) {
      // What is typed while the last save is on its way goes out with the next one.
      for (let typed = 0; typed < 1 + (edits % 7); typed++, edits++)
        editor.do({ who: 'ann', what: edits % 5 === 0 ? 'insert' : 'title', at: edits, text: `edit ${edits}` }, specs)
      const mine = editor.unsaved
      const seen = editor.seen
      await editor.save(draftsId, base, now)
      if (edits % 3 === 0) {
        editor.unsaved = mine
        await editor.save(draftsId, base, now)
      }
      base = editor.seen.revision
      expect(what(editor.seen)).toEqual(what(seen))
    }
    expect(editor.conflicts).toBe(0)
  }, 180_000)
})

/** Values that somebody replaced without knowing them: made on an older revision than the value they replace. */
function overwritten(applied: readonly LoggedOperation[], knew: ReadonlyMap<string, number>): readonly string[] {
  const last = new Map<string, LoggedOperation>()
  return applied.flatMap((one): readonly string[] => {
    const { operation, revision } = one
    if (operation.type !== 'set-setting') return []
    const key = JSON.stringify([operation.of, operation.path, operation.language])
    const before = last.get(key)
    last.set(key, one)
    if (!before || before.revision === revision || before.operation.type !== 'set-setting') return []
    const hadSeen = (knew.get(operation.id) ?? 0) >= before.revision
    const isSame = JSON.stringify(before.operation.value) === JSON.stringify(operation.value)
    return hadSeen || isSame ? [] : [`${operation.id} over ${before.operation.id}`]
  })
}
