import type { EditedContent, Json, Settings } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything } from '../../fixtures/operations.ts'
import { longRun, manyRuns } from '../../fixtures/property-runs.ts'
import { anyOperationInput, maker } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { contentOf } from '../document/contents.ts'
import { type Editable, ofMap } from '../document/editing.ts'
import { apply, applyAll, type Done } from '../operations/apply.ts'
import { contentDifference } from './content-difference.ts'

const key = 'product/bolt0001'
const given = everything.contents[key] as EditedContent
// Without a translation of an item, which would go with it.
const maps = { de: { name: 'Sechskantschraube' } }
const bolt: EditedContent = { ...given, settings: { ...given.settings, editPropsByLangEnvMap: maps } }
const [thread, grade] = bolt.settings.props.customAttributes as readonly [Json, Json]
const withSettings = (changes: Partial<Settings>): EditedContent => ({
  ...bolt,
  settings: { ...bolt.settings, ...changes },
})

/** The content after the operations of a difference, and after what takes them back. */
function played(draft: Editable, done: readonly Done[], content = key) {
  const there = applyAll(
    draft,
    done.map(({ operation }) => operation),
    [],
  )
  if ('error' in there) throw new Error(JSON.stringify(there))
  const back = applyAll(there.draft, done.map(({ inverse }) => inverse).toReversed(), [])
  if ('error' in back) throw new Error(JSON.stringify(back))
  return [ofMap(there.draft.contents ?? {}, content), ofMap(back.draft.contents ?? {}, content)]
}

describe('the operations between two states of a content', () => {
  it.each<[string, EditedContent, readonly string[]]>([
    ['fields beside its settings', { ...bolt, slug: 'bolt', order: 4 }, ['change-content']],
    ['no date any more', (({ publishedAt: _date, ...rest }) => rest)(bolt), ['change-content']],
    ['one value', withSettings({ props: { ...bolt.settings.props, model: 'X' } }), ['set-setting']],
    ['an item less', withSettings({ props: { ...bolt.settings.props, customAttributes: [thread] } }), ['remove-item']],
    [
      'the order of items',
      withSettings({ props: { ...bolt.settings.props, customAttributes: [grade, thread] } }),
      ['move-item'],
    ],
    ['one language', withSettings({ editPropsByLangEnvMap: { ...maps, pt: { name: 'Parafuso' } } }), ['set-setting']],
    ['one deletion more', withSettings({ deletePropsPaths: ['model', 'summary'] }), ['delete-setting']],
    ['nothing', bolt, []],
  ])('are as small as the change: %s', (_what, after, types) => {
    const draft = { ...everything, contents: { [key]: bolt } }
    const done = contentDifference(draft, key, after)
    expect(done.map(({ operation }) => operation.type)).toEqual(types)
    expect(played(draft, done)).toEqual([after, bolt])
  })
  it('add and take away', () => {
    const { [key]: _bolt, ...others } = everything.contents
    const without = { ...everything, contents: others }
    expect(played(without, contentDifference(without, key, bolt))).toEqual([bolt, undefined])
    expect(played(everything, contentDifference(everything, key, undefined))).toEqual([undefined, given])
  })
  it.each([
    withSettings({ editPropsByLangEnvMap: { en: { name: 'In the language of the base' } } }),
    withSettings({ editPropsByLangEnvMap: { de: { 'customAttributes[gonegone].name': 'Of an item that is gone' } } }),
  ])('replace the content where values cannot say it', (after) => {
    const done = contentDifference(everything, key, after)
    expect(done.map(({ operation }) => operation.type)).toEqual(['remove-content', 'add-content'])
    expect(played(everything, done)).toEqual([after, given])
  })
  it(
    'lead there and back, whatever was done to it',
    () => {
      fc.assert(
        fc.property(fc.array(anyOperationInput, { minLength: 1, maxLength: 25 }), (inputs) => {
          const make = maker('d')
          let draft: Editable = everything
          for (const one of inputs) {
            const operation = make(draft, one)
            if (!operation || contentOf(operation) === undefined) continue
            const outcome = apply(draft, operation, specs)
            if (!('error' in outcome)) draft = outcome.draft
          }
          for (const [content, before] of Object.entries(everything.contents)) {
            const after = ofMap(draft.contents ?? {}, content)
            // What has the address now would be in the way of who had it.
            const alone = { ...everything, contents: { [content]: before } }
            expect(played(alone, contentDifference(alone, content, after), content)).toEqual([after, before])
          }
        }),
        manyRuns,
      )
    },
    longRun,
  )
})
