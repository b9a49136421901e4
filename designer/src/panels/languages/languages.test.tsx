import { act, screen, waitFor, within } from '@testing-library/react'
import { fingerprint } from '@vitrine/model'
import { CallError, type Draft } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { draft as sample } from '../../../../model/fixtures/operations.ts'
import { openPanel, violations } from '../../testing/open-panel.tsx'
import Languages from './languages.tsx'

const site = {
  'v1/language/get-translated-task': () => ({
    languages: {
      de: { done: 3, total: 12, stale: 1, missing: 8, failed: 0 },
      pt: { done: 0, total: 12, stale: 0, missing: 12, failed: 0 },
    },
  }),
}
const open = (given: Parameters<typeof openPanel>[1] = {}) =>
  openPanel(Languages, { answers: site, view: { curPageId: 'home' }, ...given })
type Opened = Awaited<ReturnType<typeof open>>
const languages = ({ draft }: Opened) => draft().configuration.languages
const pick = async ({ user }: Opened, of: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More actions for ${of}` }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}

it('says which languages visitors find, switches them, and shows how much is translated', async () => {
  const opened = await open()
  expect((screen.getByLabelText('Show English to visitors') as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByLabelText('Show Spanish to visitors') as HTMLInputElement).checked).toBe(false)
  await opened.user.click(screen.getByLabelText('Show Spanish to visitors'))
  expect(languages(opened).find(({ code }) => code === 'es')).toEqual({ code: 'es', enabled: true })
  const german = (await screen.findByText('25%')).closest('li')
  expect(german?.textContent).toContain('German')
  expect(await violations()).toEqual([])
})

it('moves, removes and edits them; the main one stays, and says why', async () => {
  const opened = await open({ view: { curPageId: 'home', curLanguageEnv: 'de' } })
  await pick(opened, 'Portuguese', 'Move up')
  expect(languages(opened).map(({ code }) => code)).toEqual(['en', 'pt', 'de', 'es'])
  await pick(opened, 'German', 'Remove from site')
  expect(screen.getByRole('alert').textContent).toBe('“de” is a fallback language of “pt”. Remove it there first.')
  await pick(opened, 'Portuguese', 'Fallback languages')
  await opened.user.click(screen.getByRole('button', { name: 'Remove German from the fallback languages' }))
  expect(languages(opened)[1]).toEqual({ code: 'pt', enabled: true, fallback: ['es'] })
  await pick(opened, 'German', 'Remove from site')
  expect(languages(opened).map(({ code }) => code)).toEqual(['en', 'pt', 'es'])
  expect(opened.view().curLanguageEnv).toBe('en')
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(languages(opened).map(({ code }) => code)).toEqual(['en', 'pt', 'de', 'es'])
  await opened.user.click(screen.getByRole('button', { name: /^German/ }))
  expect(opened.view().curLanguageEnv).toBe('de')
})

it('makes another one the main language once it is told what that means, and takes it back', async () => {
  const opened = await open({ view: { curPageId: 'home', curLanguageEnv: 'de' } })
  const before = opened.editor.whole()
  const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).closest('li')
  await screen.findByText('25%')
  await pick(opened, 'German', 'Set as default language')
  const dialog = screen.getByRole('dialog', { name: 'Set German as the default language?' })
  expect(dialog.textContent).toContain('visitors see German unless they choose another language')
  expect(dialog.textContent).toContain('8 of 12 texts are not translated into German yet. They appear in English.')
  expect(await violations()).toEqual([])
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(opened.editor.whole()).toEqual(before)

  await pick(opened, 'German', 'Set as default language')
  await opened.user.click(screen.getByRole('button', { name: 'Set as default language' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.draft().configuration).toMatchObject({ defaultLanguage: 'de', sourceLanguage: 'en' })
  expect(rowOf('German')?.textContent).toContain('default')
  expect(rowOf('German')?.textContent).toContain('25%')
  expect(rowOf('English')?.textContent).toContain('source')
  // What is missing in it still waits for its translation.
  expect(await screen.findByRole('button', { name: 'Home' })).toBeInstanceOf(HTMLElement)
  expect(await violations()).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'More actions for English' }))
  const remove = screen.getByRole('menuitem', { name: 'Remove from site' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(remove.textContent).toContain('“English” is the source language of the site')
  await opened.user.keyboard('{Escape}')
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(opened.editor.whole()).toEqual(before)
})

it('tells no longer of what was taken back by the keys', async () => {
  const opened = await open({ view: { curPageId: 'home', curLanguageEnv: 'en' } })
  const notice = () => screen.queryByRole('button', { name: 'Close' })
  await pick(opened, 'Portuguese', 'Remove from site')
  expect(notice()).not.toBeNull()
  act(() => opened.editor.undo())
  expect(notice()).toBeNull()
  await pick(opened, 'German', 'Set as default language')
  await opened.user.click(screen.getByRole('button', { name: 'Set as default language' }))
  expect(notice()).not.toBeNull()
  act(() => opened.editor.undo())
  expect(notice()).toBeNull()
})

it('says why a language that is switched off cannot be the main one', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'More actions for Spanish' }))
  const item = screen.getByRole('menuitem', { name: 'Set as default language' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('“Spanish” is turned off. Turn it on first.')
})

it('orders what a language falls back on', async () => {
  const opened = await open()
  await pick(opened, 'Portuguese', 'Fallback languages')
  expect(await violations()).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'Move German up' }))
  expect(languages(opened)[2]?.fallback).toEqual(['de', 'es'])
  await opened.user.click(screen.getByRole('button', { name: 'Remove Spanish from the fallback languages' }))
  await opened.user.click(screen.getByRole('button', { name: 'Remove German from the fallback languages' }))
  expect(languages(opened)[2]).toEqual({ code: 'pt', enabled: true })
  await opened.user.selectOptions(screen.getByLabelText(/^Add a fallback language for/), 'Spanish')
  expect(languages(opened)[2]?.fallback).toEqual(['es'])
})

it('adds one of ours, or any other by its code', async () => {
  const opened = await open()
  const choose = (name: string) => opened.user.selectOptions(screen.getByLabelText('New language'), name)
  const add = () => opened.user.click(screen.getByRole('button', { name: 'Add language' }))
  await choose('Arabic')
  await add()
  expect(languages(opened).at(-1)).toEqual({ code: 'ar', enabled: false })
  await choose('Other language code…')
  await opened.user.type(screen.getByLabelText('Language code'), 'not one')
  await add()
  expect(screen.getByText('Enter a valid language code.')).toBeInstanceOf(HTMLElement)
  await opened.user.clear(screen.getByLabelText('Language code'))
  await opened.user.type(screen.getByLabelText('Language code'), 'DE')
  await add()
  expect(screen.getByText('The site already has this language.')).toBeInstanceOf(HTMLElement)
  await opened.user.clear(screen.getByLabelText('Language code'))
  await opened.user.type(screen.getByLabelText('Language code'), 'zh-hant')
  await add()
  expect(languages(opened).at(-1)).toEqual({ code: 'zh-Hant', enabled: false })
})

it('lists what is missing and stale in the editing language, and leads to the field', async () => {
  const stale: Draft = {
    ...sample,
    componentsSettingValues: {
      ...sample.componentsSettingValues,
      inside01: {
        props: { body: 'Left again' },
        editPropsByLangEnvMap: { de: { body: 'Links' } },
        translationMeta: { de: { body: { source: fingerprint('Left'), status: 'done' } } },
      },
    },
  }
  const opened = await open({ draft: stale, view: { curPageId: 'about', curLanguageEnv: 'de' } })
  await opened.user.click(await screen.findByRole('button', { name: 'Home' }))
  const texts = within(screen.getByRole('button', { name: 'Home' }).closest('li') as HTMLElement)
  expect(texts.getAllByText('Outdated')).toHaveLength(2)
  expect(texts.getAllByText('Missing').length).toBeGreaterThan(1)
  expect(await violations()).toEqual([])
  await opened.user.click(texts.getByRole('button', { name: /Left again/ }))
  await waitFor(() => expect(opened.view().wantedField).toBe('body'))
  expect(opened.view()).toMatchObject({ selected: 'inside01', isSettingsOpen: true })
  await opened.user.click(texts.getByRole('button', { name: /^Name/ }))
  await waitFor(() => expect(opened.view().openPanel).toBe('pages'))
  expect(opened.view()).toMatchObject({ openRecord: { page: 'home' }, wantedField: 'name', selected: undefined })
  // One press says that a translation is still right; undo takes that back.
  const kept = texts.getByRole('button', { name: /^Keep translation: .*Body/ })
  await opened.user.click(kept)
  await waitFor(() => expect(texts.queryByRole('button', { name: /Left again/ })).toBeNull())
  expect(opened.editor.settings('inside01')).toMatchObject({
    editPropsByLangEnvMap: { de: { body: 'Links' } },
    translationMeta: { de: { body: { source: expect.stringMatching(/^2:/), status: 'done', at: expect.any(String) } } },
  })
  act(() => void opened.editor.undo())
  await texts.findByRole('button', { name: /Left again/ })
  // What is translated is taken from the list.
  act(
    () =>
      void opened.editor.dispatch([
        { type: 'set-setting', of: { pageRecord: 'home' }, path: 'name', language: 'de', value: 'Start' },
      ]),
  )
  const start = await screen.findByRole('button', { name: 'Start' })
  await waitFor(() => expect(within(start.closest('li') as HTMLElement).queryByText('Name')).toBeNull())
})

it('asks the service about pages that are not loaded, one after the other', async () => {
  const asked: string[] = []
  const opened = await open({
    loaded: ['home'],
    view: { curPageId: 'home', curLanguageEnv: 'de' },
    answers: {
      ...site,
      'v1/language/untranslated': ({ pageId }: { readonly pageId: string }) => {
        asked.push(pageId)
        if (pageId === 'cases') throw new CallError('unavailable')
        const of = { page: 'about', component: 'text0001' }
        return { items: [{ of, path: 'body', source: 'About', state: 'missing' }], total: 1, page: 1, pageSize: 100 }
      },
    },
  })
  const about = await screen.findByRole('button', { name: 'Über uns' })
  await waitFor(() => expect(asked).toEqual(['about', 'cases']))
  await waitFor(() => expect(about.hasAttribute('disabled')).toBe(false))
  await opened.user.click(about)
  expect(screen.getByRole('button', { name: /About$/ })).toBeInstanceOf(HTMLElement)
})

it('counts nothing in the source language', async () => {
  await open()
  expect(screen.getByText(/^This is the source language/)).toBeInstanceOf(HTMLElement)
})
