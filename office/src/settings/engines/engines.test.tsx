import { cleanup, screen, within } from '@testing-library/react'
import {
  type Answer,
  CallError,
  changeEngine,
  listEngines,
  type Question,
  type Role,
  removeEngine,
  testEngine,
} from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Settings from '../settings.tsx'

type Engines = Answer<typeof listEngines>

/** A service that keeps engines, and knows which keys it has. */
function service(given: Partial<Engines> = {}) {
  let engines: Engines = { own: [], instance: [], canStoreKeys: true, ...given }
  const put = ({ kind, key, ...rest }: Question<typeof changeEngine>) => {
    if (kind === 'openai' && rest.model === undefined)
      throw new CallError('invalid_request', { fields: { model: 'Enter the name of the model.' } })
    const before = engines.own.find((one) => one.kind === kind)
    const stored = { kind, ...rest, hasKey: key !== undefined || before?.hasKey === true, usedThisMonth: 0 }
    engines = { ...engines, own: [...engines.own.filter((one) => one.kind !== kind), stored] }
    return stored
  }
  return [
    answering(listEngines, () => engines),
    answering(changeEngine, put),
    answering(removeEngine, ({ kind }) => {
      engines = { ...engines, own: engines.own.filter((one) => one.kind !== kind) }
      return {}
    }),
    answering(testEngine, ({ engine }) =>
      engine === 'deepl'
        ? { state: 'failed' as const, failure: 'auth' as const, response: '403 Forbidden' }
        : { state: 'translated' as const, from: 'en', to: 'de', source: 'In stock.', text: 'Auf Lager.' },
    ),
  ] as Parameters<typeof openScreen>[1]['answers']
}

const open = (answers: ReturnType<typeof service>, role: Role = 'owner') =>
  openScreen(Settings, { path: '/settings/engines', answers, role })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = (name: string | RegExp) => {
  const found = screen.getByRole('heading', { name }).closest('section')
  if (!found) throw new Error('It is no card.')
  return within(found)
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('A service is set up with its key, tested and removed', async () => {
  const { user, questionsOf } = open(service())
  await screen.findByRole('heading', { name: 'DeepL' })
  await user.type(card('DeepL').getByLabelText(/^Key/), 'a:fx')
  await user.type(card('DeepL').getByRole('spinbutton', { name: /Characters per month/ }), '500000')
  await user.click(button('Set up DeepL'))
  expect(await card('DeepL').findByText('Ready')).toBeTruthy()
  expect(questionsOf(changeEngine)).toEqual([{ kind: 'deepl', key: 'a:fx', charactersPerMonth: 500_000 }])
  expect(card('DeepL').getByText('A key is stored. Leave empty to keep it.')).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('a:fx')

  await user.click(button('Test DeepL'))
  expect(await screen.findByText('The service does not accept the key.')).toBeTruthy()
  expect(screen.getByText('403 Forbidden')).toBeTruthy()
  expect(await violationsOf('Settings')).toEqual([])

  await user.click(button('Remove DeepL'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(card('DeepL').queryByText('Ready')).toBeNull())
  expect(questionsOf(removeEngine)).toEqual([{ kind: 'deepl' }])
})

it('What the service says of a field stands at it', async () => {
  const { user } = open(service())
  await screen.findByRole('heading', { name: /Language model/ })
  await user.type(card(/Language model/).getByLabelText(/^Address/), 'https://a.example/v1')
  await user.click(button(/Set up Language model/))
  expect((await card(/Language model/).findByLabelText(/^Model/)).getAttribute('aria-invalid')).toBe('true')
  expect(card(/Language model/).getByText('Enter the name of the model.')).toBeTruthy()
})

it('A key has to be entered again for another address', async () => {
  const own = [{ kind: 'libretranslate' as const, url: 'https://a.example/', hasKey: true, usedThisMonth: 1234 }]
  const { user } = open(service({ own }))
  await screen.findByText('Characters sent this month: 1,234')
  expect(card('LibreTranslate').getByText(/A key is stored/)).toBeTruthy()
  await user.type(card('LibreTranslate').getByLabelText(/^Address/), 'b')
  expect(card('LibreTranslate').getByText('The address has changed. Enter the key again.')).toBeTruthy()
})

it('Where no key can be stored it says so, and other services can be set up', async () => {
  const instance = [{ id: 'loud', name: 'Loud', usedThisMonth: 7 }]
  const { user } = open(service({ canStoreKeys: false, instance }))
  expect(await screen.findByText(/has not set SECRET_KEY/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Key/)).toBeNull()
  expect(button('Set up DeepL')).toHaveProperty('disabled', true)
  await user.click(button('Test Loud'))
  expect(await screen.findByText(/Auf Lager\./)).toBeTruthy()
  expect(await violationsOf('Settings')).toEqual([])
})

it('Whoever may not change it sees which services there are', async () => {
  open(service({ own: [{ kind: 'deepl', hasKey: true, usedThisMonth: 5 }] }), 'editor')
  expect(await screen.findByText('Characters sent this month: 5')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Apertium' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Test|Remove|Set up/ })).toBeNull()
})
