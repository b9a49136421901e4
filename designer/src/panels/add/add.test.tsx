import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import { Add } from './add.tsx'

const said = 'A page can have only one “Form”.'

afterEach(cleanup)

it('says of a section that the page has already, and may have once, that it cannot be placed, and why', async () => {
  const { editor, user, context } = renderPanel(<Add />, {
    draft: sampleDraft([{ id: 'text0001', type: 'text', props: { body: 'First' } }]),
  })
  const form = screen.getByRole('button', { name: 'Form' })
  const isTaken = () => form.getAttribute('aria-disabled') === 'true'
  const placed = () => Object.values(editor.structure({ page: 'home' })?.components ?? {}).map(({ type }) => type)
  expect(isTaken()).toBe(false)
  await user.click(form)
  expect(placed()).toEqual(['text', 'form'])
  expect(isTaken()).toBe(true)
  expect(form.title).toBe(said)
  expect(document.getElementById(form.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said)
  expect(await violationsOf('Add')).toEqual([])

  form.focus()
  await user.keyboard('{Enter}')
  expect(placed()).toEqual(['text', 'form'])
  expect(context.announcer.state.getState()).toMatchObject({ text: said, isError: true })
  expect(screen.getByRole('button', { name: 'Text' }).hasAttribute('aria-disabled')).toBe(false)

  act(() => editor.undo())
  expect(isTaken()).toBe(false)
})
