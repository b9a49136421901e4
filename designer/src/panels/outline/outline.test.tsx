import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Outline from './outline.tsx'

const banner = (id: string, title: string, items: readonly { id: string; label: string; level: string }[] = []) => ({
  id,
  type: 'banner',
  props: { title, items: items.map((item) => ({ ...item })) },
})
const draft = sampleDraft([
  banner('banner01', 'Bolts and nuts', [{ id: 'aaaaaaaa', label: 'Small print', level: 'h3' }]),
  { id: 'text0001', type: 'text', props: { body: 'Our works' } },
])
const headings = () =>
  within(screen.getByRole('list', { name: 'Headings' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

afterEach(cleanup)

describe('Outline', () => {
  it('lists the headings with the ids that links lead to, and opens their fields', async () => {
    const { user, view } = renderPanel(<Outline />, { draft })
    expect(headings()).toEqual(['H1Bolts and nuts#bolts-and-nuts', 'H2Our works#our-works'])
    await user.click(screen.getByRole('button', { name: /Our works/ }))
    expect(view.state.getState()).toMatchObject({ selected: 'text0001', wantedField: 'body' })
    expect(screen.getByRole('button', { name: /Our works/ }).getAttribute('aria-current')).toBe('true')
    expect(await violationsOf('Outline')).toEqual([])
  })

  it('warns of levels that are left out, and of a second heading of level 1', async () => {
    const { editor, user, view } = renderPanel(<Outline />, { draft })
    await user.click(
      screen.getByRole('button', { name: '“Small print” is level 3, but the heading before it is level 1.' }),
    )
    expect(view.state.getState()).toMatchObject({ selected: 'banner01', wantedField: 'items[aaaaaaaa].label' })
    act(() => {
      editor.dispatch([
        {
          type: 'insert-component',
          page: 'home',
          parent: null,
          after: 'banner01',
          root: 'banner02',
          components: { banner02: { type: 'banner', version: 3 } },
          settings: { banner02: { props: { title: 'Screws' } } },
        },
      ])
    })
    expect(await screen.findByText('This page has 2 page headings (H1). Use only one.')).toBeTruthy()
    expect(headings()).toContain('H1Screws#screws')
  })

  it('reads the language that is edited, and says when nothing is of level 1', async () => {
    const { editor, view } = renderPanel(<Outline />, { draft })
    act(() => {
      const of = { page: 'home', component: 'banner01' }
      editor.dispatch([{ type: 'set-setting', of, path: 'title', language: 'de', value: 'Schrauben' }])
      view.change((state) => {
        state.curLanguageEnv = 'de'
      })
    })
    expect(await screen.findByText('Schrauben')).toBeTruthy()
    act(() => {
      editor.dispatch([{ type: 'remove-component', page: 'home', component: 'banner01' }])
    })
    expect(await screen.findByText('This page has no page heading (H1).')).toBeTruthy()
  })
})
