import type { Json } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everything as start } from '../../fixtures/operations.ts'
import { longRun, manyRuns } from '../../fixtures/property-runs.ts'
import { anyOperationInput, maker, type OperationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { apply, applyAll, type Done } from '../operations/apply.ts'
import { merge, record, saved, sending } from './history.ts'
import { createHistory, type History } from './new-history.ts'
import { rebase } from './rebase.ts'

interface Editor {
  readonly make: ReturnType<typeof maker>
  history: History
  draft: Editable
  revision: number
}

/** One operation in the log, who made it, and how much of the log was known then. */
interface Logged extends Done {
  readonly by: number
  readonly known: number
  readonly before: Editable
  readonly after: Editable
}

/** A service with a log, and two people who save now and then. */
function site() {
  const log: Logged[] = []
  let head: Editable = start
  const editors: readonly Editor[] = ['a', 'b'].map((letter) => ({
    make: maker(letter),
    history: createHistory(),
    draft: start,
    revision: 0,
  }))

  function edit(editor: Editor, given: OperationInput) {
    const operation = editor.make(editor.draft, given)
    const outcome = operation && applyAll(editor.draft, [operation], specs)
    if (!outcome || 'error' in outcome) return
    editor.draft = outcome.draft
    editor.history = record(editor.history, outcome.done, log.length * 10_000)
  }

  /** Sends what is unsaved; a second time without the conflicts, of which the editor is told. */
  function save(by: number): void {
    const editor = editors[by] as Editor
    const missed = log.slice(editor.revision)
    const mine = editor.history.unsaved.map(({ operation }) => operation)
    const { operations, conflicts } = rebase(mine, missed, { draft: head, specs })
    if (conflicts.length === 0) {
      for (const operation of operations) {
        const outcome = apply(head, operation, specs)
        if ('error' in outcome) throw new Error(`accepted, but ${JSON.stringify(outcome.error)}`)
        const { draft: after, inverse } = outcome
        log.push({ operation: outcome.operation, inverse, by, known: editor.revision, before: head, after })
        head = after
      }
    }
    const merged = merge(sending(editor.history), editor.draft, missed, specs)
    expect(merged.error).toBeUndefined()
    expect(merged.conflicts).toEqual(conflicts)
    editor.draft = merged.draft
    editor.history = conflicts.length === 0 ? saved(merged.history) : merged.history
    editor.revision = conflicts.length === 0 ? log.length : editor.revision + missed.length
    if (conflicts.length > 0) save(by)
    else expect(editor.history.unsaved).toEqual([])
  }
  return { editors, edit, save, log, head: () => head }
}

/** Everything that a draft says, by where it stands; the order of lists is left out. */
function cellsOf(draft: Editable): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  const note = (at: string, value: unknown): void => {
    // An empty list says the same as none, so that two people may take out and put in.
    if (Array.isArray(value) && value.every((item) => isObject(item) && 'id' in item)) {
      for (const item of value) note(`${at}[${item.id}]`, item)
    } else if (isObject(value)) {
      // The notes of translations follow from the values: they go with a translation that somebody takes out.
      for (const [key, child] of Object.entries(value))
        if (key !== 'translationMeta') note(`${at}/${key}`, child as Json)
    } else cells.set(at, JSON.stringify(value))
  }
  const { header, footer, themeSettings, languages, ...configuration } = draft.globalConfiguration
  const parts = Object.entries({ header, footer }).flatMap(([name, part]) => (part ? [[name, part] as const] : []))
  const maps = [draft.componentsSettingValues, ...parts.map(([, part]) => part.componentsSettingValues)]
  for (const [id, settings] of maps.flatMap((map) => Object.entries(map))) {
    const { deletePropsPaths = [], ...values } = settings
    note(id, values)
    for (const path of deletePropsPaths) note(`${id} without ${path}`, true)
  }
  const structures = [
    ...Object.entries(draft.pageSchemaMap),
    ...parts.map(([name, part]) => [name, part.pageSchema] as const),
  ]
  for (const [page, { root, components }] of structures) {
    for (const id of root) note(`${id} stands`, page)
    for (const [id, { type, slots = {} }] of Object.entries(components)) {
      note(`${id} is`, type)
      for (const [slot, ids] of Object.entries(slots))
        for (const inside of ids) note(`${inside} stands`, `${id} ${slot}`)
    }
  }
  note('menus', draft.menuList)
  for (const { order: _order, ...page } of draft.pagesList) note(`page ${page.id}`, page)
  for (const theme of themeSettings) note(`theme ${theme._$id_}`, theme)
  for (const language of languages) note(`language ${language.code}`, JSON.stringify(language))
  note('configuration', configuration)
  for (const [key, { settings, ...fields }] of Object.entries(draft.contents ?? {})) {
    const { deletePropsPaths = [], ...values } = settings
    note(key, { ...fields, ...values })
    for (const path of deletePropsPaths) note(`${key} without ${path}`, true)
  }
  return cells
}

const changesOf = ({ before, after }: Logged): ReadonlyMap<string, string | undefined> => {
  const [was, is] = [cellsOf(before), cellsOf(after)]
  const keys = new Set([...was.keys(), ...is.keys()])
  return new Map([...keys].filter((key) => was.get(key) !== is.get(key)).map((key) => [key, is.get(key)]))
}

const rounds = fc.array(fc.record({ by: fc.nat(1), operationInput: fc.option(anyOperationInput, { freq: 4 }) }), {
  minLength: 2,
  maxLength: 40,
})

function played(given: readonly { readonly by: number; readonly operationInput: OperationInput | null }[]) {
  const there = site()
  for (const { by, operationInput: wanted } of given) {
    const editor = there.editors[by] as Editor
    if (wanted) there.edit(editor, wanted)
    else there.save(by)
  }
  for (const by of [0, 1, 0]) there.save(by)
  return there
}

it(
  'any interleaving of two editors ends in what the log says, on both sides and on the service',
  () => {
    fc.assert(
      fc.property(rounds, (given) => {
        const there = played(given)
        const serial = applyAll(
          start,
          there.log.map(({ operation }) => operation),
          specs,
        )
        if ('error' in serial) throw new Error(JSON.stringify(serial))
        expect(serial.draft).toEqual(there.head())
        expect(there.editors[0]?.draft).toEqual(there.head())
        expect({ ...there.editors[1], draft: undefined }).toMatchObject({ history: { unsaved: [] } })
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'overwrites nothing silently: whoever changes what another one wrote has seen it',
  () => {
    fc.assert(
      fc.property(rounds, (given) => {
        const { log } = played(given)
        const changes = log.map(changesOf)
        for (const [at, later] of log.entries())
          for (const [index, earlier] of log.entries()) {
            if (index >= at || earlier.by === later.by || index < later.known) continue
            for (const [key, value] of changes[index] ?? [])
              if (changes[at]?.has(key)) expect([key, changes[at]?.get(key)]).toEqual([key, value])
          }
      }),
      manyRuns,
    )
  },
  longRun,
)
