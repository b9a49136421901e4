import { limits } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft } from '../../../../model/fixtures/operations.ts'
import { specs } from '../../../../model/fixtures/sections.ts'
import { sampleClipboard, sampleCommands } from '../../testing/sample-commands.ts'
import type { CommandContext } from '../command-context.ts'
import { commandOf } from '../commands.ts'
import { copied } from './copy.ts'
import { paste } from './paste.ts'
import { readEnvelope } from './read-envelope.ts'

const selected = ({ view }: CommandContext) => view.state.getState().selected ?? ''
const said = ({ announcer }: CommandContext) => announcer.state.getState().text
const run = (context: CommandContext, id: string) => commandOf(id).run(context)

const envelope = (changes: object = {}) => ({
  vitrine: 1,
  type: 'components',
  baseLanguage: 'en',
  root: ['aaaa1111'],
  components: { aaaa1111: { type: 'text', version: 1 } },
  componentsSettingValues: { aaaa1111: { props: { body: 'Hello' } } },
  ...changes,
})
const textOf = (changes: object = {}) => JSON.stringify(envelope(changes))

describe('copy and paste', () => {
  it('takes a component with all in it and all its languages to another tab and page, under new ids', async () => {
    const browser = sampleClipboard()
    const { context: here } = sampleCommands({ clipboard: browser.tab(), view: { selected: 'columns1' } })
    const { context: there } = sampleCommands({ clipboard: browser.tab(), view: { curPageId: 'about' } })
    await run(here, 'copy')
    await run(there, 'paste')
    const root = selected(there)
    const [inside = ''] = there.editor.component(root)?.slots?.start ?? []
    expect(root).not.toBe('columns1')
    expect(there.editor.place(root)?.on).toEqual({ page: 'about' })
    expect(there.editor.settings(inside)).toEqual(draft.componentsSettingValues.inside01)
    expect(said(there)).toBe('Columns was pasted.')
  })
  it('keeps translations, deletions and items of lists as they are', async () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    await run(context, 'copy')
    await run(context, 'paste')
    expect(context.editor.settings(selected(context))).toEqual(draft.componentsSettingValues.banner01)
    expect(context.editor.structure({ page: 'home' })?.root[1]).toBe(selected(context))
  })
  it('keeps sections that are unknown here', async () => {
    const { context } = sampleCommands({ view: { selected: 'strange1' } })
    await run(context, 'cut')
    expect(context.editor.place('strange1')).toBeUndefined()
    await run(context, 'paste')
    expect(context.editor.component(selected(context))).toEqual({ type: 'unknown-section', version: 9 })
    expect(context.editor.settings(selected(context))).toEqual(draft.componentsSettingValues.strange1)
  })
  it('brings what was copied in an older version to the one of now, with its translations', () => {
    const { context } = sampleCommands()
    const old = textOf({
      components: { aaaa1111: { type: 'banner', version: 1 } },
      componentsSettingValues: {
        aaaa1111: {
          props: { headline: 'Bolts', note: 'x' },
          editPropsByLangEnvMap: { de: { headline: 'Schrauben' } },
        },
      },
    })
    expect(paste(context, old)).toBe(true)
    expect(context.editor.component(selected(context))?.version).toBe(3)
    expect(context.editor.settings(selected(context))).toEqual({
      props: { title: 'Bolts' },
      editPropsByLangEnvMap: { de: { title: 'Schrauben' } },
    })
  })
  it('says why nothing takes it, and leaves the page as it was', () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    const before = context.editor.whole()
    const tile = textOf({ components: { aaaa1111: { type: 'tile', version: 1 } } })
    expect(paste(context, tile)).toBe(true)
    expect(said(context)).toBe('“Tile” is only allowed inside another section.')
    expect(context.editor.whole()).toEqual(before)
  })
  it('makes the main language of this site the base, and keeps the other one', async () => {
    const browser = sampleClipboard()
    const { context: here } = sampleCommands({ clipboard: browser.tab(), view: { selected: 'banner01' } })
    const german = { ...draft, globalConfiguration: { ...draft.globalConfiguration, defaultLanguage: 'de' } }
    const { context: there } = sampleCommands({ clipboard: browser.tab(), draft: german })
    await run(here, 'copy')
    await run(there, 'paste')
    const { props, editPropsByLangEnvMap: maps } = there.editor.settings(selected(there)) ?? { props: {} }
    expect(props).toMatchObject({ title: 'Schrauben', items: [{ label: 'M6' }, { label: 'M8 verzinkt' }, {}] })
    expect(maps).toEqual({
      en: { title: 'Bolts', 'items[bbbbbbbb].label': 'M8' },
      pt: draft.componentsSettingValues.banner01?.editPropsByLangEnvMap?.pt,
    })
    there.list.run('undo')
    expect(there.editor.whole()).toEqual(german)
  })
  it('goes on in the browser itself where the clipboard is closed', async () => {
    const browser = sampleClipboard()
    browser.system.isClosed = true
    const { context: here } = sampleCommands({ clipboard: browser.tab(), view: { selected: 'banner01' } })
    const { context: there } = sampleCommands({ clipboard: browser.tab() })
    await run(there, 'paste')
    expect(said(there)).toBe('The browser blocked access to the clipboard. Use the keyboard to paste.')
    await run(here, 'copy')
    await run(there, 'paste')
    expect(there.editor.component(selected(there))?.type).toBe('banner')
  })
})

describe('a text on the clipboard', () => {
  it.each(['', 'Bolts and nuts', '{"a": 1}', '[1, 2]', '<b>bold</b>', '12', 'null', '{'])(
    'from elsewhere is nobody’s business: %j',
    (text) => {
      const { context } = sampleCommands()
      expect(paste(context, text)).toBe(false)
      expect(said(context)).toBe('')
    },
  )
  const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) })
  it.each([
    ['cut off', textOf().slice(0, -5), 'damaged'],
    ['without its root', textOf({ root: ['bbbb2222'] }), 'damaged'],
    ['with an id that is none', textOf({ root: ['../../etc'] }), 'damaged'],
    ['with components that are none', textOf({ components: { aaaa1111: 'text' } }), 'damaged'],
    ['with settings that are none', textOf({ componentsSettingValues: { aaaa1111: [] } }), 'damaged'],
    ['of a newer version', textOf({ vitrine: 2 }), 'newer version'],
    ['nested too deep', textOf({ componentsSettingValues: { aaaa1111: { props: { a: deep(80) } } } }), 'too large'],
    ['with values that do not fit', textOf({ componentsSettingValues: { aaaa1111: { props: { body: 5 } } } }), 'type'],
    ['too long', `${textOf()}${' '.repeat(limits.bodyOfSave)}`, 'too large'],
    [
      'that stands in itself',
      textOf({ components: { aaaa1111: { type: 'columns', version: 1, slots: { end: ['aaaa1111'] } } } }),
      ' ',
    ],
    [
      'with a slot that there is not',
      textOf({
        components: {
          aaaa1111: { type: 'columns', version: 1, slots: { nowhere: ['bbbb2222'] } },
          bbbb2222: { type: 'text', version: 1 },
        },
        componentsSettingValues: {},
      }),
      'nowhere',
    ],
  ])('%s is refused with words', (_what, text, word) => {
    const { context } = sampleCommands()
    const before = context.editor.whole()
    expect(paste(context, text)).toBe(true)
    expect(said(context).toLowerCase()).toContain(word)
    expect(context.announcer.state.getState().isError).toBe(true)
    expect(context.editor.whole()).toEqual(before)
  })
  it('reaches no prototype', () => {
    const { context } = sampleCommands()
    const evil = textOf().replace('"body":"Hello"', '"body":"Hello","__proto__":{"polluted":true}')
    const maps = evil.replace('"props"', '"editPropsByLangEnvMap":{"de":{"__proto__.polluted":1}},"props"')
    for (const text of [evil, maps]) {
      paste(context, text)
      expect(JSON.stringify(context.editor.whole())).not.toContain('polluted')
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
  it('of any kind breaks nothing', () => {
    const value = fc.jsonValue({ maxDepth: 3 })
    const changes = fc.record(
      { root: value, components: value, componentsSettingValues: value, baseLanguage: value, type: value },
      { requiredKeys: [] },
    )
    const settings = fc.record(
      { props: value, editPropsByLangEnvMap: value, deletePropsPaths: value },
      { requiredKeys: [] },
    )
    const { context } = sampleCommands()
    fc.assert(
      fc.property(
        fc.oneof(
          changes,
          settings.map((one) => ({
            components: { aaaa1111: { type: 'banner', version: 1 } },
            componentsSettingValues: { aaaa1111: one },
          })),
        ),
        (one) => {
          expect(paste(context, textOf(one))).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

it('reads what it has written', () => {
  const { context } = sampleCommands()
  const read = readEnvelope(copied(context.editor, 'columns1'), specs)
  expect(read).toMatchObject({ baseLanguage: 'en', subtrees: [{ root: 'columns1' }] })
  context.list.run('undo')
})
