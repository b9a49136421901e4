import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTranslator } from '@vitrine/editor-core'
import axe from 'axe-core'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import editorTexts from '../../../../editor-core/labels/en.json' with { type: 'json' }
import { draft } from '../../../../model/fixtures/operations.ts'
import { specs } from '../../../../model/fixtures/sections.ts'
import problemTexts from '../../../../schemas/texts/en.json' with { type: 'json' }
import texts from '../../../labels/en.json' with { type: 'json' }
import { type DesignerContext, DesignerContextProvider } from '../../context/designer-context.ts'
import type { DesignerTranslate } from '../../context/translate.ts'
import { EditorStoreProvider } from '../../store/context.ts'
import { createView } from '../../store/view.ts'
import { DraftService } from '../../testing/draft-service.ts'
import { createShelf, Person } from '../../testing/person.ts'
import { SavingProvider } from '../saving-context.tsx'
import { SavingStatus } from '../status/saving-status.tsx'
import { SavingDialogs } from './saving-dialogs.tsx'

let service: DraftService
const banner = { page: 'home', component: 'banner01' } as const
const title = (value: string, language?: string) =>
  ({ type: 'set-setting', of: banner, path: 'title', value, ...(language && { language }) }) as const

beforeEach(() => {
  service = new DraftService(draft, specs)
})
afterEach(cleanup)

async function open(person: Person) {
  const words = createTranslator<DesignerTranslate>('en', {
    ...problemTexts,
    ...editorTexts,
    ...texts,
    banner: 'Banner',
    'banner.title': 'Title',
  })
  const parts = { ...words, locale: 'en' } as unknown as DesignerContext
  render(
    <I18nextProvider i18n={words.i18n}>
      <DesignerContextProvider value={parts}>
        <EditorStoreProvider value={{ editor: person.editor, view: createView() }}>
          <SavingProvider value={person.saving}>
            <SavingStatus />
            <SavingDialogs />
          </SavingProvider>
        </EditorStoreProvider>
      </DesignerContextProvider>
    </I18nextProvider>,
  )
  return userEvent.setup()
}

async function violations() {
  document.title = 'Saving'
  document.documentElement.lang = 'en'
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}

const status = () => screen.getByRole('status', { hidden: true }).textContent

it('says in a word how it stands, with the rest and “Save now” behind a button', async () => {
  const ann = new Person('ann', service, specs)
  const user = await open(ann)
  expect(status()).toBe('Saved')
  act(() => void ann.do(title('Nuts')))
  expect(status()).toBe('Saving…')
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Draft status' }))
  const details = within(await screen.findByRole('dialog'))
  details.getByText('1 unsaved change')
  expect(await violations()).toEqual([])
  await user.click(details.getByRole('button', { name: 'Save now' }))
  await vi.waitFor(() => expect(status()).toBe('Saved'))
})

async function conflicted() {
  const [ann, ben] = [new Person('ann', service, specs), new Person('ben', service, specs)]
  ben.do(title('Theirs'), title('Ihres', 'de'))
  await ben.saving.saveNow()
  ann.do(title('Mine'), title('Meins', 'de'))
  await ann.saving.saveNow()
  return ann
}

it('shows both sides of a conflict, each value in its language, and takes what is chosen by keyboard', async () => {
  const ann = await conflicted()
  const user = await open(ann)
  expect(status()).toBe('Conflict')
  const dialog = within(screen.getByRole('dialog', { name: 'Editing conflict' }))
  const german = within(dialog.getByRole('group', { name: 'Home › Banner › Title › German' }))
  expect(german.getByText('Meins')).toMatchObject({ lang: 'de', dir: 'ltr' })
  expect(german.getByRole('radio', { name: /^ben, .* Ihres/ })).toBeInstanceOf(HTMLElement)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply choices' }).disabled).toBe(true)
  expect(await violations()).toEqual([])
  const english = within(dialog.getByRole('group', { name: 'Home › Banner › Title' }))
  await user.click(dialog.getByRole('button', { name: 'Keep all of theirs' }))
  english.getByRole('radio', { name: 'You Mine' }).focus()
  await user.keyboard(' ')
  await user.click(dialog.getByRole('button', { name: 'Apply choices' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => ann.saving.saveNow())
  expect(service.draft.componentsSettingValues.banner01).toMatchObject({
    props: { title: 'Mine' },
    editPropsByLangEnvMap: { de: { title: 'Ihres' } },
  })
})

it('keeps both: theirs, and one copy with all of mine behind it, to be undone in one step', async () => {
  const ann = await conflicted()
  const user = await open(ann)
  const dialog = within(screen.getByRole('dialog', { name: 'Editing conflict' }))
  for (const radio of dialog.getAllByRole('radio', { name: 'Keep both: add mine as a copy after theirs' }))
    await user.click(radio)
  const english = within(dialog.getByRole('group', { name: 'Home › Banner › Title' }))
  await user.click(english.getByRole('button', { name: 'Copy my version as text' }))
  expect(await navigator.clipboard.readText()).toBe('Mine')
  expect(await violations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Apply choices' }))
  await act(() => ann.saving.saveNow())
  const { componentsSettingValues: settings, pageSchemaMap } = service.draft
  const [first, copy = '', ...others] = pageSchemaMap.home?.root ?? []
  expect([first, ...others]).toEqual(draft.pageSchemaMap.home?.root)
  expect(settings.banner01).toMatchObject({
    props: { title: 'Theirs' },
    editPropsByLangEnvMap: { de: { title: 'Ihres' } },
  })
  expect(settings[copy]).toMatchObject({
    props: { title: 'Mine', items: draft.componentsSettingValues.banner01?.props.items },
    editPropsByLangEnvMap: { de: { title: 'Meins' } },
  })
  ann.editor.undo()
  expect(ann.editor.structure({ page: 'home' })?.root).toEqual(draft.pageSchemaMap.home?.root)
})

it('offers no copy of what is gone, or has no place for one', async () => {
  const ann = await conflicted()
  ann.editor.dispatch([{ type: 'remove-component', ...banner }])
  await open(ann)
  const dialog = within(screen.getByRole('dialog', { name: 'Editing conflict' }))
  expect(dialog.queryByRole('radio', { name: /^Keep both/ })).toBeNull()
  const { conflicts } = ann.saving.state.getState()
  act(() => ann.saving.choose(conflicts, 'both'))
  expect(ann.saving.state.getState().rejected.flatMap(({ operations }) => operations)).toHaveLength(2)
})

it('lets a conflict wait, and comes back to it', async () => {
  const user = await open(await conflicted())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(status()).toBe('Conflict')
  await user.click(screen.getByRole('button', { name: 'Draft status' }))
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  await screen.findByRole('dialog', { name: 'Editing conflict' })
  await user.click(screen.getByRole('button', { name: 'Keep all of theirs' }))
  await user.click(screen.getByRole('button', { name: 'Apply choices' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('signs in where one works, says what is wrong, and saves', async () => {
  const ann = new Person('ann', service, specs)
  const user = await open(ann)
  service.signedOut.add('ann')
  ann.do(title('Nuts'))
  await act(async () => void (await ann.saving.saveNow()))
  expect(status()).toBe('Signed out')
  const dialog = within(screen.getByRole('dialog', { name: 'Sign in' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Email address').value).toBe('ann@example.com')
  expect(await violations()).toEqual([])
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe('That is not right.')
  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), service.password)
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(status()).toBe('Saved'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers back what was not saved, and what is restored is there', async () => {
  const shelf = createShelf()
  const operations = [{ id: 'operati1', ...title('From before') }]
  const at = Date.parse('2026-11-20T14:05:00')
  shelf.copies.set('old', { tab: 'old', at, baseRevision: 7, operations, conflicts: [], refused: [] })
  const ann = new Person('ann', service, specs, shelf)
  const user = await open(ann)
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore unsaved changes?' }))
  dialog.getByText(/1 change from Nov 20, 2026, 2:05\sPM was not saved\./)
  dialog.getByText('Home › Banner › Title: From before')
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ann.editor.settings('banner01')?.props.title).toBe('From before')
})

it('lists all that was not saved, also what others changed too and what was refused', async () => {
  const ann = await conflicted()
  const { conflicts } = ann.saving.state.getState()
  const refused = [{ operations: [{ id: 'operati9', ...title('') }], message: 'No.' }]
  const shelf = createShelf()
  shelf.copies.set('old', { tab: 'old', at: Date.now(), baseRevision: 7, operations: [], conflicts, refused })
  await open(new Person('cleo', service, specs, shelf))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore unsaved changes?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home › Banner › Title: Mine (conflict)',
    'Home › Banner › Title › German: Meins (conflict)',
    expect.stringMatching(/^Home › Banner › Title: .+ \(could not be saved\)$/),
  ])
  dialog.getByText(/^3 changes/)
  expect(await violations()).toEqual([])
})

it('tells what could not be saved and why, to be copied', async () => {
  const ann = await conflicted()
  ann.editor.dispatch([{ type: 'remove-component', ...banner }])
  const { conflicts } = ann.saving.state.getState()
  ann.saving.choose(conflicts, 'mine')
  const user = await open(ann)
  const dialog = within(screen.getByRole('dialog', { name: 'Some changes were not saved' }))
  dialog.getByText('This section no longer exists.')
  dialog.getByText(/: Mine$/)
  expect(await violations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Copy as text' }))
  expect(await navigator.clipboard.readText()).toMatch(/: Mine$/)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before a person leaves with something unsaved, and not after it is saved', async () => {
  const ann = new Person('ann', service, specs, createShelf(), window)
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'asked' : 'gone'
  }
  expect(leave()).toBe('gone')
  ann.do(title('Nuts'))
  expect(leave()).toBe('asked')
  await ann.saving.saveNow()
  expect(leave()).toBe('gone')
})
