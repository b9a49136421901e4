import { isObject, type Json, newId, type Operation } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everything as draft } from '../../fixtures/operations.ts'
import { longRun, manyRuns } from '../../fixtures/property-runs.ts'
import { anyOperationInput, maker, type OperationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { specOf } from '../document/specs.ts'
import { languageOrder } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { apply } from './apply.ts'

/** What visitors read in each language, by component; items by their ids, so that their order does not count. */
function readIn({ pageSchemaMap, componentsSettingValues, globalConfiguration }: Editable) {
  const parts = [globalConfiguration.header, globalConfiguration.footer].filter((part) => part !== undefined)
  const pages = Object.values(pageSchemaMap).map((pageSchema) => ({ pageSchema, componentsSettingValues }))
  const unordered = (value: Json): Json => {
    if (Array.isArray(value) && value.every((item) => isObject(item) && 'id' in item))
      return Object.fromEntries(value.map((item) => [String((item as { id: string }).id), item]))
    return value
  }
  const read = new Map<string, Json>()
  for (const { pageSchema, componentsSettingValues: settings } of [...pages, ...parts])
    for (const [id, { type }] of Object.entries(pageSchema.components))
      for (const language of ['en', 'de', 'pt', 'es']) {
        const { props } = resolve(
          specOf(specs, type)?.props ?? { type: 'object' as const },
          settings[id],
          languageOrder(globalConfiguration, language),
        )
        const values = Object.entries(props).map(([name, value]) => [name, unordered(value)] as const)
        read.set(`${id} in ${language}`, {
          ...Object.fromEntries(values),
          ...settings[id]?.translationMeta?.[language],
        } as Json)
      }
  return read
}

const reordering = new Set(['move-component', 'duplicate-component', 'wrap-component', 'unwrap-component', 'move-item'])
const operationInputs = fc.array(
  fc.oneof(
    anyOperationInput,
    anyOperationInput.filter(({ type }) => reordering.has(type)),
  ),
  { minLength: 1, maxLength: 25 },
)

/** Plays operations, and looks at the draft before and after each one that is applied. */
function watch(
  given: readonly OperationInput[],
  look: (operation: Operation, before: Editable, after: Editable) => void,
): Editable {
  const make = maker('t')
  let current: Editable = draft
  for (const one of given) {
    const operation = make(current, one)
    const outcome = operation && apply(current, operation, specs)
    if (!outcome || 'error' in outcome) continue
    look(operation, current, outcome.draft)
    current = outcome.draft
  }
  return current
}

it(
  'keeps every translation with its text through reorder, move, wrap and duplicate (L6)',
  () => {
    fc.assert(
      fc.property(operationInputs, (given) => {
        watch(given, (operation, before, after) => {
          if (!reordering.has(operation.type)) return
          const [was, is] = [readIn(before), readIn(after)]
          for (const [key, values] of was) if (is.has(key)) expect([key, is.get(key)]).toEqual([key, values])
          if (operation.type !== 'unwrap-component') expect(is.size).toBeGreaterThanOrEqual(was.size)
          if (operation.type !== 'duplicate-component') return
          for (const [original, copy] of Object.entries(operation.ids))
            for (const language of ['en', 'de', 'pt', 'es'])
              expect(is.get(`${copy} in ${language}`)).toEqual(was.get(`${original} in ${language}`))
        })
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'keeps every translation through cut and paste, and through undo',
  () => {
    fc.assert(
      fc.property(operationInputs, fc.nat(), (given, pick) => {
        const after = watch(given, () => {})
        const page = Object.keys(after.pageSchemaMap)[pick % Object.keys(after.pageSchemaMap).length] as string
        const { root } = after.pageSchemaMap[page] ?? { root: [] }
        const component = root[pick % Math.max(1, root.length)]
        if (component === undefined) return
        const cut = apply(after, { id: newId(), type: 'remove-component', page, component }, specs)
        if ('error' in cut) throw new Error(JSON.stringify(cut.error))
        const undone = apply(cut.draft, cut.inverse, specs)
        if ('error' in undone || cut.inverse.type !== 'insert-component') throw new Error('cannot be taken back')
        expect(readIn(undone.draft)).toEqual(readIn(after))
        const paste = { ...cut.inverse, page: 'home', part: undefined, parent: null, after: null }
        const pasted = apply(cut.draft, paste, specs)
        if (!('error' in pasted)) expect(readIn(pasted.draft)).toEqual(readIn(after))
      }),
      manyRuns,
    )
  },
  longRun,
)

it(
  'never changes what another language reads of its own (L7)',
  () => {
    fc.assert(
      fc.property(operationInputs, (given) => {
        watch(given, (operation, before, after) => {
          if (operation.type !== 'set-setting' && operation.type !== 'clear-setting') return
          const { language = 'en', of } = operation
          const own = ({ componentsSettingValues, contents }: Editable) =>
            'component' in of
              ? componentsSettingValues[of.component]
              : 'content' in of
                ? contents?.[of.content]?.settings
                : undefined
          for (const other of ['de', 'pt', 'es'].filter((code) => code !== language)) {
            expect(own(after)?.editPropsByLangEnvMap?.[other]).toEqual(own(before)?.editPropsByLangEnvMap?.[other])
            // A change of the base notes what the others were made from, and nothing else.
            const notes = (at: Editable) =>
              Object.entries(own(at)?.translationMeta?.[other] ?? {}).filter(
                ([, { status }]) => language !== 'en' || status !== 'new',
              )
            expect(notes(after)).toEqual(notes(before))
          }
        })
      }),
      manyRuns,
    )
  },
  longRun,
)
