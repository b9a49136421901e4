import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { builtInTheme, type Draft } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { draft as sample } from '../../../../model/fixtures/operations.ts'
import { openPanel, violations } from '../../testing/open-panel.tsx'
import Theme from './theme.tsx'

const withThemes = (themeSettings: Draft['globalConfiguration']['themeSettings']): Draft => ({
  ...sample,
  globalConfiguration: { ...sample.globalConfiguration, themeSettings },
})
const open = (draft = sample) => openPanel(Theme, { draft })
type Opened = Awaited<ReturnType<typeof open>>
const themes = ({ draft }: Opened) => draft().configuration.themeSettings
const openId = ({ draft }: Opened) => draft().configuration.openThemeId
const pick = async ({ user }: Opened, of: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More actions for ${of}` }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}

it('lists the themes, opens one at a press, and shows what it is made of', async () => {
  const opened = await open()
  const list = within(screen.getByRole('radiogroup', { name: 'Themes' }))
  expect((list.getByRole('radio', { name: 'Harbour' }) as HTMLInputElement).checked).toBe(true)
  expect((screen.getByLabelText('Primary') as HTMLInputElement).value).toBe('#0b5cab')
  await opened.user.click(list.getByRole('radio', { name: 'Night' }))
  expect(openId(opened)).toBe('night')
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Night')
  expect(await violations()).toEqual([])
})

it('adds a copy of the open one, which is then the open one; renames and deletes', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'New theme' }))
  expect(themes(opened).map(({ name }) => name)).toEqual(['Harbour', 'Harbour 2', 'Night'])
  expect(themes(opened)[1]?.colors).toEqual(builtInTheme.colors)
  expect(openId(opened)).toBe(themes(opened)[1]?._$id_)
  const name = screen.getByLabelText('Name')
  await opened.user.clear(name)
  await opened.user.type(name, 'Quay')
  expect(themes(opened)[1]?.name).toBe('Quay')

  await opened.user.click(screen.getByRole('button', { name: 'More actions for Quay' }))
  expect(screen.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('This theme is in use. Choose another theme first.')).toBeInstanceOf(HTMLElement)
  await opened.user.keyboard('{Escape}')
  await pick(opened, 'Night', 'Rename')
  expect(openId(opened)).toBe('night')
  await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Night'))
  await opened.user.click(screen.getByRole('radio', { name: 'Quay' }))
  await pick(opened, 'Night', 'Delete')
  expect(themes(opened)).toHaveLength(2)
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(themes(opened).map(({ name }) => name)).toEqual(['Harbour', 'Quay', 'Night'])
})

it('a colour that is typed is one step; what is no colour goes nowhere', async () => {
  const opened = await open()
  const primary = screen.getByLabelText('Primary')
  const steps = () => opened.draft().history.past.length
  fireEvent.change(primary, { target: { value: '#123' } })
  expect(themes(opened)[0]?.colors.primary).toBe('#123')
  fireEvent.change(primary, { target: { value: '#12' } })
  expect(themes(opened)[0]?.colors.primary).toBe('#123')
  expect(primary.getAttribute('aria-invalid')).toBe('true')
  expect(steps()).toBe(1)
  fireEvent.blur(primary)
  await opened.user.selectOptions(screen.getByLabelText('Headings'), 'Serif')
  expect(themes(opened)[0]?.fonts).toEqual({ title: 'serif', text: 'sans' })
  opened.editor.undo()
  opened.editor.undo()
  expect(themes(opened)[0]).toEqual(builtInTheme)
})

it('says in words which colours are hard to read, and takes the nearest that is not', async () => {
  const pale = { ...builtInTheme, colors: { ...builtInTheme.colors, subtitle: '#9aa5b1', buttonText: '#4477aa' } }
  const opened = await open(withThemes([pale]))
  screen.getByText('2 colours have too little contrast.')
  expect(screen.getByText('Subtitle on soft page background: 2.1 to 1. Use at least 4.5 to 1.')).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByText(/^Button text on Button background: 1.4 to 1/)).toBeInstanceOf(HTMLElement)
  expect(await violations()).toEqual([])
  for (const take of screen.getAllByRole('button', { name: /^Use #/ })) await opened.user.click(take)
  screen.getByText('All text has enough contrast.')
})

it('without any theme, tells which one is drawn, and makes a first one of it', async () => {
  const opened = await open(withThemes([]))
  expect(screen.getByText(/Harbour/)).toBeInstanceOf(HTMLElement)
  await opened.user.click(screen.getByRole('button', { name: 'New theme' }))
  expect(themes(opened)).toHaveLength(1)
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Harbour 2')
})

it('offers the themes of the host that the site does not have, and takes one in one step', async () => {
  const sand = { ...builtInTheme, _$id_: 'acme-sand', name: 'Sand' }
  const opened = await openPanel(Theme, { themes: [sand, { ...sand, _$id_: 'night' }] })
  const offered = () => screen.queryAllByRole('button', { name: /^Add “/ }).map(({ textContent }) => textContent)
  // The draft has a theme of the id night already.
  expect(offered()).toEqual(['Add “Sand”'])
  expect(await violations()).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'Add “Sand”' }))
  expect(themes(opened as Opened).map(({ _$id_ }) => _$id_)).toContain('acme-sand')
  expect(openId(opened as Opened)).toBe('acme-sand')
  expect(offered()).toEqual([])
  opened.editor.undo()
  await waitFor(() => expect(offered()).toEqual(['Add “Sand”']))
})

it('says at each field that it counts for all languages while a translation is edited, and not before', async () => {
  const opened = await open()
  const marked = () =>
    [...document.querySelectorAll('[data-field]')].filter((field) => field.querySelector('[data-origin="all"]')).length
  expect(marked()).toBe(0)
  opened.look((view) => {
    view.curLanguageEnv = 'de'
  })
  expect(marked()).toBe(document.querySelectorAll('[data-field]').length)
  expect(marked()).toBeGreaterThan(10)
  expect(await violations()).toEqual([])
})
