import type { OperationInput } from '@vitrine/editor-core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { draft as given } from '../../../model/fixtures/operations.ts'
import { maker, operationInput, type OperationInput as Wanted } from '../../../model/fixtures/random-operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import { createEditor } from './editor.ts'

/** Of 10,000 operations, undone and redone a hundred at a time. */
const BATCHES = 100
const BATCH = 100

it('10,000 random operations, undone and done again, give the same draft; history stays bounded', () => {
  let clock = 0
  const editor = createEditor({
    draft: given,
    specs,
    // Nothing is written on: each operation is a step of its own.
    now: () => {
      clock += 10_000
      return clock
    },
  })
  /** The draft; a component that says nothing is the same with empty settings and without any. */
  const shown = () => {
    const { componentsSettingValues: settings, ...draft } = structuredClone(editor.whole())
    const said = Object.entries(settings).filter(([, values]) => JSON.stringify(values) !== '{"props":{}}')
    return { ...draft, componentsSettingValues: Object.fromEntries(said) }
  }
  let done = 0
  const operationInputs = fc.sample(operationInput, { numRuns: BATCHES * BATCH, seed: 7 }) as readonly Wanted[]
  const make = maker('a')
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = shown()
    let steps = 0
    for (const wanted of operationInputs.slice(batch * BATCH, (batch + 1) * BATCH)) {
      const operation = make(editor.whole(), wanted)
      if (operation && !editor.dispatch([operation as OperationInput])) steps += 1
    }
    done += steps
    const after = shown()
    for (let step = 0; step < steps; step += 1) editor.undo()
    expect(shown()).toEqual(before)
    for (let step = 0; step < steps; step += 1) editor.redo()
    expect(shown()).toEqual(after)
    expect(editor.state.getState().history.past.length).toBeLessThanOrEqual(500)
    // A save takes what was unsaved: it does not grow for ever.
    editor.send()
    editor.sent(editor.state.getState().revision + 1)
    expect(editor.state.getState().history.unsaved).toEqual([])
  }
  expect(done).toBeGreaterThan(BATCHES * BATCH * 0.3)
})
