import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { openPanel } from '../../testing/open-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { SettingsPanel } from './settings.tsx'

const banner = (id: string, title: string, items: readonly string[] = []) => ({
  id,
  type: 'banner',
  version: 3,
  props: { title, items: items.map((label, at) => ({ id: `item000${at}`, label })) },
})
const draft = () => {
  const sample = sampleDraft([
    banner('banner01', 'Bolts', ['M6']),
    { id: 'text0001', type: 'text', props: { body: 'Our works' } },
    banner('banner02', 'Nuts', ['M6', 'M8']),
    { id: 'text0002', type: 'text', props: { body: 'Our people' } },
    banner('banner03', 'Bolts'),
  ])
  const components = Object.fromEntries(
    Object.entries(sample.pageSchemaMap.home?.components ?? {}).map(([id, component]) => [
      id,
      component.type === 'banner' ? { ...component, version: 3 } : component,
    ]),
  )
  return { ...sample, pageSchemaMap: { home: { ...sample.pageSchemaMap.home, components } } } as typeof sample
}
const fieldOf = (id: string) => (id.startsWith('banner') ? 'title' : 'body')
const texts = ['banner01', 'banner02', 'banner03', 'text0001', 'text0002']

afterEach(cleanup)

const open = async () => {
  const panel = await openPanel(SettingsPanel, { draft: draft(), view: { curPageId: 'home' } })
  const select = (id: string) =>
    panel.look((view) => {
      view.selected = id
    })
  const speak = (language: string) =>
    panel.look((view) => {
      view.curLanguageEnv = language
    })
  // The setters come with the first panel, and stay.
  select('banner01')
  await screen.findByLabelText('Title')
  return { ...panel, select, speak }
}
/** The title of a banner, or a text. */
const shown = () => (screen.queryByLabelText('Title') ?? screen.getByLabelText('Body')) as HTMLInputElement

it('always shows and edits what is selected, in the language that is edited', async () => {
  const step = fc.oneof(
    fc.record({ select: fc.constantFrom(...texts) }),
    fc.record({ type: fc.constantFrom('x', 'مرحبا', '') }),
    fc.record({ language: fc.constantFrom('en', 'ar') }),
    fc.record({ undo: fc.constant(true) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const { editor, select, speak } = await open()
      try {
        let [id, language] = ['banner01', 'en']
        const said = (of: string): string => {
          const settings = editor.settings(of)
          const own = language === 'en' ? undefined : settings?.editPropsByLangEnvMap?.[language]?.[fieldOf(of)]
          return String(own ?? settings?.props[fieldOf(of)] ?? '')
        }
        for (const one of steps) {
          if ('select' in one) {
            id = one.select
            select(id)
          } else if ('language' in one) {
            language = one.language
            speak(language)
          } else if ('undo' in one) act(() => void editor.undo())
          else {
            const others = texts.filter((of) => of !== id).map((of) => JSON.stringify(editor.settings(of)))
            fireEvent.change(shown(), { target: { value: one.type } })
            expect(said(id)).toBe(one.type)
            expect(texts.filter((of) => of !== id).map((of) => JSON.stringify(editor.settings(of)))).toEqual(others)
          }
          expect(shown().value).toBe(said(id))
        }
      } finally {
        cleanup()
      }
    }),
    { numRuns: 10 },
  )
})

it('begins anew for another component of the same type: what is typed goes to that one', async () => {
  const { select, user, editor } = await open()
  await user.click(shown())
  select('banner02')
  await user.type(shown(), '!')
  expect(editor.settings('banner02')?.props.title).toBe('Nuts!')
  expect(editor.settings('banner01')?.props.title).toBe('Bolts')
})

it('leaves behind what was open or did not fit', async () => {
  const { select, user } = await open()
  fireEvent.change(shown(), { target: { value: 'x'.repeat(50) } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  const items = () => screen.getByRole('group', { name: 'Items' })
  await user.click(within(items()).getByRole('button', { expanded: false }))
  expect(within(items()).getByLabelText('Label')).toBeTruthy()
  select('banner02')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(within(items()).queryByLabelText('Label')).toBeNull()
  select('banner01')
  expect(shown()).toHaveProperty('value', 'Bolts')
})
