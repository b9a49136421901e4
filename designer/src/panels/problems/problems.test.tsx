import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPage } from '../../shell/show-page.ts'
import { findingsOf } from '../../testing/findings-of.ts'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { createProblemFinder } from './find-problems.ts'
import { problemStore } from './problem-store.ts'
import Problems from './problems.tsx'

const draft = sampleDraft([
  { id: 'banner01', type: 'banner', props: { items: [{ id: 'aaaaaaaa', label: 7 }], columns: { pc: 9 } } },
  { id: 'tile0001', type: 'tile', props: { body: 'Alone' } },
  { id: 'strange1', type: 'strange', props: {} },
])

afterEach(cleanup)

describe('Problems', () => {
  it('tells all that is wrong, by component and with the titles of fields', async () => {
    renderPanel(<Problems />, { draft })
    expect(await screen.findByText(/problems in the open pages/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['BannerHome', 'TileHome', 'StrangeHome']),
    )
    expect(screen.getByRole('button', { name: 'Items › Label Must be of the type string.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Columns Must be 6 or less.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '“Tile” can only stand inside another section.' })).toBeTruthy()
    expect(await findingsOf('Problems')).toEqual([])
  })

  it('opens the field of a problem', async () => {
    const { user, view } = renderPanel(<Problems />, { draft })
    await user.click(await screen.findByRole('button', { name: /Items › Label/ }))
    expect(view.state.getState()).toMatchObject({ selected: 'banner01', wantedField: 'items[aaaaaaaa].label' })
  })

  it('opens the page of a problem first', async () => {
    const { user, actions, view, editor } = renderPanel(<Problems />, { draft, view: { curPageId: 'other' } })
    const openPage = vi.fn((page: string) => showPage(view, async () => {}, page))
    Object.assign(actions, { openPage })
    await user.click(await screen.findByRole('button', { name: /Columns/ }))
    expect(openPage).toHaveBeenCalledWith('home')
    await vi.waitFor(() => expect(view.state.getState().selected).toBe('banner01'))
    expect(problemStore(editor).getState().problems?.length).toBeGreaterThan(3)
  })

  it('looks again when the draft has changed', async () => {
    const { editor } = renderPanel(<Problems />, {
      draft: sampleDraft([{ id: 'text0001', type: 'text', props: { body: 7 } }]),
    })
    expect(await screen.findByText('1 problem in the open pages')).toBeTruthy()
    act(() => {
      const of = { page: 'home', component: 'text0001' }
      editor.dispatch([{ type: 'set-setting', of, path: 'body', value: 'Here' }])
    })
    expect(await screen.findByText('0 problems in the open pages')).toBeTruthy()
  })

  it('checks nothing twice that has not changed', () => {
    const { editor } = renderPanel(null, { draft })
    const find = createProblemFinder(editor)
    const found = () => [...find()].filter((problem) => problem !== undefined)
    const first = found()
    const params = new Map(first.map(({ path, key, params }) => [`${key} ${path}`, params]))
    expect(
      found().every(
        ({ path, key, params: same }) => key === 'problem.unknownSection' || params.get(`${key} ${path}`) === same,
      ),
    ).toBe(true)
  })
})
