import type { Draft, SectionSpec } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { specs as sampleSpecs, text } from '../../../model/fixtures/sections.ts'
import { commandOf } from '../commands/commands.ts'
import { addSection } from '../commands/components/add-section.ts'
import { createDropPlaces } from '../drag/places/drop-place.ts'
import { sampleClipboard, sampleCommands } from '../testing/sample-commands.ts'

const specs: readonly SectionSpec[] = [
  ...sampleSpecs,
  { ...text, type: 'header', nesting: { single: true, within: [], part: 'header' } },
  { ...text, type: 'footer', nesting: { single: true, within: [], part: 'footer' } },
]

const empty = { version: 1, root: [], components: {} }
const { header: _header, ...globalConfiguration } = sample.globalConfiguration

/** A site as it begins: pages with nothing on them, no header, no footer. */
const begun: Draft = {
  ...sample,
  globalConfiguration,
  pagesList: sample.pagesList.map(({ footer: _footer, ...page }) => page),
  pageSchemaMap: { home: empty, about: empty, cases: empty },
  componentsSettingValues: {},
}
const filled: Draft = {
  ...begun,
  pageSchemaMap: sample.pageSchemaMap,
  componentsSettingValues: sample.componentsSettingValues,
}

function open(draft: Draft, selected?: string) {
  const { context } = sampleCommands({ draft, specs, clipboard: sampleClipboard().tab(), view: { selected } })
  const { editor, view } = context
  const whole = () => editor.whole()
  return {
    context,
    editor,
    whole,
    site: (part: 'header' | 'footer') => whole().globalConfiguration[part],
    page: (id: string) => whole().pagesList.find((page) => page.id === id),
    /** The types on a page, from its top. */
    types: (id: string) =>
      (editor.structure({ page: id })?.root ?? []).map((one) => editor.component(one)?.type ?? 'none'),
    said: () => context.announcer.state.getState(),
    show: (page: string) =>
      view.change((state) => {
        state.curPageId = page
        state.selected = undefined
      }),
    choose: (id: string | undefined) =>
      view.change((state) => {
        state.selected = id
      }),
    run: (id: string) => context.list.run(id),
  }
}
const rootOf = (part: Draft['globalConfiguration']['header']) =>
  part?.pageSchema.root.map((id) => part.pageSchema.components[id]?.type)

describe.each(['header', 'footer'] as const)('a %s from the palette', (part) => {
  it.each([
    ['an empty site', begun, undefined],
    ['a filled page', filled, 'banner01'],
    ['a section in another one', filled, 'inside01'],
  ] as const)('comes to every page, on %s', (_, draft, selected) => {
    const { context, whole, site, said, types, run } = open(draft, selected)
    const before = whole()
    addSection(context, part)
    expect(rootOf(site(part))).toEqual([part])
    const { selected: added = '' } = context.view.state.getState()
    expect(Object.keys(site(part)?.componentsSettingValues ?? {})).toEqual([added])
    expect(context.editor.place(added)).toEqual({ on: { part }, parent: null })
    expect(types('home')).not.toContain(part)
    expect(said()).toMatchObject({ text: expect.stringContaining('was added to every page'), isError: false })
    const after = whole()
    run('undo')
    expect(whole()).toEqual(before)
    run('redo')
    expect(whole()).toEqual(after)
  })

  it('is refused a second time, on every page, and says why', async () => {
    const { context, whole, said, show, run } = open(filled)
    addSection(context, part)
    await commandOf('copy').run(context)
    const before = whole()
    for (const page of ['home', 'about']) {
      show(page)
      addSection(context, part)
      expect(said()).toMatchObject({ text: expect.stringContaining('already on every page'), isError: true })
      await commandOf('paste').run(context)
      expect(said()).toMatchObject({ text: expect.stringContaining('already on every page'), isError: true })
    }
    expect(whole()).toEqual(before)
    run('undo')
    await commandOf('paste').run(context)
    expect(rootOf(open(before).site(part))).toEqual([part])
    expect(rootOf(whole().globalConfiguration[part])).toEqual([part])
  })

  it('is only on the page that hides that of the site, in its place there', () => {
    const { context, site, page, types, run, said } = open(filled)
    addSection(context, part)
    run('hide-on-this-page')
    expect(page('home')?.[part]).toBe(false)
    const onSite = site(part)
    addSection(context, part)
    expect(types('home')[part === 'header' ? 0 : types('home').length - 1]).toBe(part)
    expect(site(part)).toEqual(onSite)
    expect(said().text).toContain('to this page only')
    addSection(context, part)
    expect(said()).toMatchObject({ text: expect.stringContaining('its own'), isError: true })
  })

  it('leaves their own to pages that have one', () => {
    const own: Draft = {
      ...filled,
      pageSchemaMap: {
        ...filled.pageSchemaMap,
        about: { version: 1, root: ['own00001'], components: { own00001: { type: part, version: 1 } } },
      },
      componentsSettingValues: { ...filled.componentsSettingValues, own00001: { props: {} } },
    }
    const { context, page, site, show, said } = open(own)
    show('about')
    addSection(context, part)
    expect(said()).toMatchObject({ text: expect.stringContaining('Use on every page'), isError: true })
    show('home')
    addSection(context, part)
    expect(rootOf(site(part))).toEqual([part])
    expect(page('about')?.[part]).toBe(false)
  })

  it('can be left on one page, and come back to every page', () => {
    const { context, site, page, types, run, whole, show, said } = open(filled)
    addSection(context, part)
    const { selected = '' } = context.view.state.getState()
    const onSite = whole()
    run('use-on-this-page')
    expect(site(part)).toBeUndefined()
    expect(types('home')[part === 'header' ? 0 : types('home').length - 1]).toBe(part)
    expect(context.view.state.getState().selected).toBe(selected)
    // Another one for the site leaves this page its own.
    show('about')
    addSection(context, part)
    const { selected: other } = context.view.state.getState()
    expect([page('home')?.[part], page('about')?.[part]]).toEqual([false, undefined])
    show('home')
    context.view.change((state) => {
      state.selected = selected
    })
    run('use-on-every-page')
    expect(said().text).toContain('now shown on every page')
    expect(site(part)?.pageSchema.root).toEqual([selected])
    expect(context.editor.place(other ?? '')).toBeUndefined()
    expect(page('home')?.[part]).toBeUndefined()
    for (const _ of [1, 2, 3]) run('undo')
    expect(whole()).toEqual(onSite)
  })

  it('is deleted from every page, and can be added again', () => {
    const { context, site, run, whole, said } = open(filled)
    const before = whole()
    addSection(context, part)
    const added = whole()
    run('delete')
    expect(said().text).toContain('deleted from every page')
    expect(whole()).toEqual(before)
    run('undo')
    expect(whole()).toEqual(added)
    run('redo')
    addSection(context, part)
    expect(rootOf(site(part))).toEqual([part])
  })

  it('has one place for a drag, and does not leave its own by one', () => {
    const { context, editor } = open(filled)
    addSection(context, part)
    const { selected = '' } = context.view.state.getState()
    const moved = createDropPlaces(editor, { kind: 'move', component: selected })
    expect(moved.problemIn({ on: { page: 'home' }, parent: null })?.key).toBe('command.reason.onEveryPage')
    expect(moved.problemIn({ on: { part }, parent: null })).toBeUndefined()
  })
})

it('stands above what is in the header already, which stays', () => {
  const { context, site } = open({ ...filled, globalConfiguration: sample.globalConfiguration })
  addSection(context, 'header')
  expect(rootOf(site('header'))).toEqual(['header', 'text'])
  context.list.run('delete')
  expect(rootOf(site('header'))).toEqual(['text'])
})

it('of two editors who add one at once, the first one stays, and the other is told', () => {
  const [mine, theirs] = [open(filled), open(filled)]
  for (const one of [mine, theirs]) addSection(one.context, 'header')
  const { past } = theirs.editor.state.getState().history
  const conflicts = mine.editor.merge(past.at(-1)?.done ?? [], 1)
  expect(conflicts).toHaveLength(1)
  expect(mine.site('header')).toEqual(theirs.site('header'))
})

it('whatever is done, no page shows two of a kind, and what is undone is as it was', () => {
  const steps = ['add', 'use-on-every-page', 'use-on-this-page', 'hide-on-this-page', 'delete', 'undo', 'redo'] as const
  const pages = ['home', 'about', 'cases']
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          step: fc.constantFrom(...steps),
          part: fc.constantFrom('header', 'footer'),
          page: fc.constantFrom(...pages),
          isOwn: fc.boolean(),
        }),
        { maxLength: 20 },
      ),
      (done) => {
        const opened = open(filled)
        const before = opened.whole()
        for (const { step, part, page, isOwn } of done) {
          opened.show(page)
          if (step === 'add') addSection(opened.context, part)
          else {
            const on = isOwn ? { page } : { part: part as 'header' }
            const root = opened.editor.structure(on)?.root ?? []
            opened.choose(root.find((id) => opened.editor.component(id)?.type === part))
            opened.run(step)
          }
          for (const kind of ['header', 'footer'] as const) {
            const onSite = opened.site(kind)
            if (onSite) expect(rootOf(onSite)).toEqual([kind])
            for (const record of opened.whole().pagesList) {
              const own = opened.types(record.id).filter((type) => type === kind).length
              expect(own + (onSite && record[kind] !== false ? 1 : 0)).toBeLessThan(2)
            }
          }
        }
        while (opened.editor.state.getState().history.past.length > 0) opened.run('undo')
        expect(opened.whole()).toEqual(before)
      },
    ),
    { numRuns: 150 },
  )
})
