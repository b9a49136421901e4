import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { SendCall } from '@vitrine/editor-core'
import { checkDraft } from '@vitrine/model'
import { builtInTheme, CallError, checkDraftCall, type Draft, type Settings } from '@vitrine/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { specs } from '../../../../model/fixtures/sections.ts'
import { showPage } from '../../session/show-page.ts'
import type { Editor } from '../../store/editor.ts'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Releases from '../releases/releases.tsx'
import Problems from './problems.tsx'

const draft = sampleDraft([
  {
    id: 'banner01',
    type: 'banner',
    props: {
      items: [
        { id: 'aaaaaaaa', label: 7 },
        { id: 'bbbbbbbb', label: 'Sizes', width: { pc: 'no' } },
      ],
      columns: { pc: 9 },
    },
  },
  { id: 'tile0001', type: 'tile', props: { body: 'Alone' } },
  { id: 'strange1', type: 'strange', props: {} },
])
/** The banner of the model's own tests is in its third version. */
const current = (of: Draft): Draft => ({
  ...of,
  pageSchemaMap: Object.fromEntries(
    Object.entries(of.pageSchemaMap).map(([id, page]) => [
      id,
      {
        ...page,
        components: Object.fromEntries(
          Object.entries(page.components).map(([key, one]) => [
            key,
            one.type === 'banner' ? { ...one, version: 3 } : one,
          ]),
        ),
      },
    ]),
  ),
})

/** A service that checks the draft as it was saved, in words of a language that nobody wants. */
function service(of: Draft) {
  let saved = of
  const send: SendCall = async (call) => {
    if ((call as unknown) !== checkDraftCall) return { items: [], total: 0, page: 1, pageSize: 20 } as never
    const findings = checkDraft({ draft: saved, specs }).map((finding) => ({ ...finding, message: 'Unverständlich.' }))
    const errors = findings.filter(({ level }) => level === 'error').length
    return { findings, errors, warnings: findings.length - errors } as never
  }
  return {
    send,
    save(editor: Editor) {
      saved = editor.whole()
      editor.sent(editor.state.getState().revision + 1)
    },
  }
}

afterEach(cleanup)

describe('Problems', () => {
  it('tells all that publishing would find, by component and with the titles of fields', async () => {
    const of = current(draft)
    renderPanel(<Problems />, { draft: of, send: service(of).send })
    await screen.findByText(/^Errors: \d+\. Warnings: \d+\.$/)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['BannerHome', 'TileHome', 'StrangeHome']),
    )
    expect(screen.getByRole('button', { name: 'Items › Item 1 › Label Must be of the type string.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Items › Sizes › Width/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Columns Must be 6 or less.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '“Tile” is only allowed inside another section.' })).toBeTruthy()
    expect(await violationsOf('Problems')).toEqual([])
  })

  it('counts and names the same as Releases, and pages that are not open as if they were', async () => {
    const about = { version: 1, root: ['banner02'], components: { banner02: { type: 'banner', version: 3 } } }
    const broken: Settings = { props: { title: 'About', items: [{ id: 'aaaaaaaa', label: 7 }] } }
    const of = current({
      ...draft,
      pagesList: [
        ...draft.pagesList,
        { id: 'about', pageType: 'pages', slug: 'about', order: 1, settings: { props: { name: 'About us' } } },
      ],
      pageSchemaMap: { ...draft.pageSchemaMap, about },
      componentsSettingValues: { ...draft.componentsSettingValues, banner02: broken },
    })
    const opened = { ...of, pageSchemaMap: { home: of.pageSchemaMap.home as (typeof of.pageSchemaMap)[string] } }
    const { send } = service(of)
    const { unmount } = renderPanel(<Problems />, { draft: opened, send })
    const numbers = (await screen.findByText(/^Errors: \d+\. Warnings: \d+\.$/)).textContent
    const { length } = checkDraft({ draft: of, specs })
    expect((numbers?.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)).toBe(length)
    expect(screen.getByRole('heading', { name: 'Banner About us' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Items › Item 1 › Label Must be of the type string.' })).toHaveLength(
      2,
    )
    expect(screen.queryByText(/Unverständlich/)).toBeNull()
    unmount()
    renderPanel(<Releases />, { draft: opened, send })
    expect(await screen.findByText(numbers ?? '')).toBeTruthy()
  })

  it('opens the field of a problem', async () => {
    const of = current(draft)
    const { user, view } = renderPanel(<Problems />, { draft: of, send: service(of).send })
    await user.click(await screen.findByRole('button', { name: /Item 1 › Label Must be/ }))
    expect(view.state.getState()).toMatchObject({ selected: 'banner01', wantedField: 'items[aaaaaaaa].label' })
  })

  it('opens the page of a problem first', async () => {
    const of = current(draft)
    const given = { draft: of, send: service(of).send, view: { curPageId: 'other' } }
    const { user, actions, view } = renderPanel(<Problems />, given)
    const openPage = vi.fn((page: string) => showPage(view, async () => {}, page))
    Object.assign(actions, { openPage })
    await user.click(await screen.findByRole('button', { name: /Columns/ }))
    expect(openPage).toHaveBeenCalledWith('home')
    await vi.waitFor(() => expect(view.state.getState().selected).toBe('banner01'))
  })

  it('looks again when the draft was saved', async () => {
    const of = sampleDraft([{ id: 'text0001', type: 'text', props: { body: 7 } }])
    const { send, save } = service(of)
    const { editor } = renderPanel(<Problems />, { draft: of, send })
    await screen.findByRole('button', { name: /^Body Must be of/ })
    act(() => {
      editor.dispatch([
        { type: 'set-setting', of: { page: 'home', component: 'text0001' }, path: 'body', value: 'Here' },
      ])
      save(editor)
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Body Must be of/ })).toBeNull(), {
      timeout: 5000,
    })
  })

  it('says why nothing could be checked, and checks again', async () => {
    const of = sampleDraft([{ id: 'text0001', type: 'text', props: { body: 7 } }])
    const { send } = service(of)
    let isDown = true
    const flaky: SendCall = async (call, question) => {
      if (isDown) throw new CallError('internal', { message: 'Please try again.' })
      return send(call, question)
    }
    const { user } = renderPanel(<Problems />, { draft: of, send: flaky })
    expect(await screen.findByText('Please try again.')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('button', { name: /^Body Must be of/ })).toBeTruthy()
  })
})

describe('a fix', () => {
  const of = { page: 'home', component: 'banner01' }
  const painted = (settings: Settings): Draft => {
    const drawn = current(sampleDraft([{ id: 'banner01', type: 'banner' }]))
    return { ...drawn, componentsSettingValues: { banner01: settings } }
  }
  const translated = { de: { title: 'Bolzen' }, ar: { title: 'مسامير' } }

  it('takes a colour away that no theme has, or puts the nearest in its place', async () => {
    const start = painted({
      props: { title: 'Bolts', background: { color: 'theme:nope', overlay: 'theme:Titel' } },
      editPropsByLangEnvMap: translated,
    })
    const { send } = service(start)
    const { user, editor, actions } = renderPanel(<Problems />, { draft: start, send })
    await user.click(await screen.findByRole('button', { name: 'Use Title' }))
    await user.click(screen.getByRole('button', { name: 'Reset to default colour' }))
    expect(editor.settings(of.component)?.props).toEqual({ title: 'Bolts', background: { overlay: 'theme:title' } })
    expect(screen.queryByText(/No theme has a colour/)).toBeNull()
    expect(actions.save).toHaveBeenCalled()
  })

  it('mends what a language says, on a page that was not open', async () => {
    const whole = painted({
      props: { title: 'Bolts' },
      editPropsByLangEnvMap: {
        ...translated,
        de: { title: 'Bolzen', 'button.label': 'x', background: { color: 'theme:nope' } },
      },
    })
    const specsOf = specs.map((spec) =>
      spec.type === 'banner'
        ? {
            ...spec,
            props: {
              ...spec.props,
              properties: { ...spec.props.properties, background: { $ref: 'background', translatable: true } },
            },
          }
        : spec,
    )
    const findings = checkDraft({ draft: whole, specs: specsOf })
    const send: SendCall = async () => ({ findings, errors: 0, warnings: findings.length }) as never
    const shut = { ...whole, pageSchemaMap: {} }
    const { user, editor, actions } = renderPanel(<Problems />, { draft: shut, specs: specsOf, send })
    Object.assign(actions, {
      loadPage: async (page: string) =>
        editor.open(page, {
          pageSchema: whole.pageSchemaMap.home as Draft['pageSchemaMap'][string],
          componentsSettingValues: whole.componentsSettingValues,
        }),
    })
    await user.click(await screen.findByRole('button', { name: 'Reset to default colour' }))
    await waitFor(() =>
      expect(editor.settings(of.component)?.editPropsByLangEnvMap?.de).toEqual({
        title: 'Bolzen',
        'button.label': 'x',
        background: {},
      }),
    )
  })

  it('opens the theme that is shown, and gives a theme the colour that it lacks', async () => {
    const { title: _title, ...colors } = builtInTheme.colors
    const start = painted({ props: { title: 'Bolts' }, editPropsByLangEnvMap: translated })
    const themes = { themeSettings: [{ ...builtInTheme, colors }] as never, openThemeId: 'gone' }
    const given = { ...start, globalConfiguration: { ...start.globalConfiguration, ...themes } }
    const { user, draft } = (() => {
      const panel = renderPanel(<Problems />, { draft: given, send: service(given).send })
      return { user: panel.user, draft: () => panel.editor.state.getState().configuration }
    })()
    await user.click(await screen.findByRole('button', { name: 'Use “Harbour”' }))
    await user.click(screen.getByRole('button', { name: 'Add default colour' }))
    expect(draft()).toMatchObject({ openThemeId: builtInTheme._$id_, themeSettings: [builtInTheme] })
  })
})
