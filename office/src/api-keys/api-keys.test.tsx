import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { addApiKey, CallError, keyActions, listApiKeys, listLanguages, me, revokeApiKey } from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import labels from '../../labels/en.json' with { type: 'json' }
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import { toggled } from './ability-choices.tsx'
import ApiKeysScreen from './api-keys.tsx'
import { endOf } from './key-expiry.tsx'
import type { ApiKey } from './key-list.tsx'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const stock: ApiKey = {
  id: 'k1',
  name: 'Stock sync',
  start: 'vitrine_k3v9Qa',
  actions: ['content.read', 'content.write'],
  withheld: [],
  sites: [{ tenantId: 'demo', name: 'Demo site' }],
  otherSites: 0,
  createdAt: inDays(-3),
  expiresAt: inDays(60),
  isExpired: false,
  usedAt: inDays(-1),
  maker: { name: 'Mei', isYou: true },
}
const site = (tenantId: string, siteName: string, role: 'admin' | 'editor') => ({
  ...{ tenantId, clientId: tenantId, siteName, role },
})
const languages = ['en', 'de', 'zh'].map((code) => ({ code, enabled: true, name: code, isDefault: code === 'en' }))

function open(keys: ApiKey[] = [stock], more: Parameters<typeof openScreen>[1]['answers'] = []) {
  const known = [...keys]
  const opened = openScreen(ApiKeysScreen, {
    path: '/api-keys',
    answers: [
      answering(listApiKeys, () => ({ items: known, total: known.length, page: 1, pageSize: 50 })),
      answering(listLanguages, () => languages as never),
      answering(me, () => ({ id: 'me', email: 'mei@example.com', name: 'Mei', mayAddSites: false, sites: [] })),
      answering(addApiKey, (asked) => {
        const { usedAt: _usedAt, ...rest } = stock
        const made = { ...rest, id: 'k2', name: asked.name, actions: [...asked.actions], expiresAt: asked.expiresAt }
        known.unshift(made)
        return { ...made, key: `vitrine_k3v9Qa${'x'.repeat(37)}` }
      }),
      answering(revokeApiKey, ({ id }) => {
        known.splice(
          known.findIndex((key) => key.id === id),
          1,
        )
        return {}
      }),
      ...more,
    ],
  })
  return opened
}
const dialog = async () => within(await screen.findByRole('dialog'))

afterEach(cleanup)

describe('API keys', () => {
  it('tell what each may do, where, until when, and who made it', async () => {
    open([
      stock,
      {
        ...stock,
        id: 'k2',
        name: 'Agency',
        actions: ['draft.read', 'draft.write', 'content.read', 'site.publish'],
        withheld: ['site.publish'],
        languages: ['de', 'zh'],
        sites: [...stock.sites, { tenantId: 'other', name: 'Chairs' }],
        otherSites: 2,
        expiresAt: inDays(3),
        maker: { name: 'Bo', isYou: false },
      },
      (({ usedAt: _usedAt, maker: _maker, ...rest }) => ({ ...rest, id: 'k3', name: 'Old', isExpired: true }))(stock),
    ])
    const [first, second, third] = await screen.findAllByRole('row').then((rows) => rows.slice(1))
    expect(first?.textContent).toContain('vitrine_k3v9Qa…')
    expect(first?.textContent).toContain(labels['ability.content.write'])
    for (const said of [
      'Also on Chairs',
      'Other sites: 2',
      'Actions: 4',
      'Some no longer allowed',
      'Expires soon',
      'Bo',
    ])
      expect(second?.textContent).toContain(said)
    expect(second?.textContent).toContain('German, Chinese')
    for (const said of ['Expired', 'Not used yet', labels['activity.formerMember'], 'All languages'])
      expect(third?.textContent).toContain(said)
    expect(await violationsOf('API keys')).toEqual([])
  })

  it('say how to begin where there are none', async () => {
    open([])
    expect(await screen.findByText(labels['apiKeys.empty'])).toBeTruthy()
    expect(await violationsOf('No API keys')).toEqual([])
  })

  it('are created, shown once and listed', async () => {
    const { user, questionsOf } = open([])
    await user.click(await screen.findByRole('button', { name: 'Create API key' }))
    const form = await dialog()
    await user.type(form.getByLabelText('Name'), 'Stock sync')
    // Without anything that it may do, nothing is asked of the service.
    await user.click(form.getByRole('button', { name: 'Create API key' }))
    expect((await form.findByRole('alert')).textContent).toBe('Choose at least one action.')
    expect(form.queryByText(labels['apiKeys.languagesHint'])).toBeNull()
    await user.click(form.getByLabelText(labels['ability.content.write']))
    expect((form.getByLabelText(labels['ability.content.read']) as HTMLInputElement).checked).toBe(true)
    await user.click(form.getByLabelText('Only some languages'))
    await user.click(form.getByRole('button', { name: 'Create API key' }))
    expect((await form.findByRole('alert')).textContent).toBe('Choose at least one language.')
    await user.click(await form.findByLabelText('German'))
    await user.selectOptions(form.getByLabelText('Expires'), 'In 30 days')
    expect(await violationsOf('Create API key')).toEqual([])
    await user.click(form.getByRole('button', { name: 'Create API key' }))

    const made = await screen.findByRole('dialog', { name: 'API key created: Stock sync' })
    const key = `vitrine_k3v9Qa${'x'.repeat(37)}`
    expect((within(made).getByLabelText('API key') as HTMLInputElement).value).toBe(key)
    await user.click(within(made).getByRole('button', { name: 'Copy key' }))
    expect(await navigator.clipboard.readText()).toBe(key)
    expect(await violationsOf('API key created')).toEqual([])
    const [asked] = questionsOf(addApiKey)
    expect(asked).toMatchObject({ name: 'Stock sync', actions: ['content.read', 'content.write'], languages: ['de'] })
    expect(Math.round((Date.parse(asked?.expiresAt ?? '') - Date.now()) / DAY)).toBe(30)
    await user.click(within(made).getByRole('button', { name: 'I have stored the key' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('rowheader', { name: /Stock sync/ })).toBeTruthy()
    expect(document.body.textContent).not.toContain(key)
  })

  it('can be for other sites, where who makes them may make some', async () => {
    const sites = [site('demo', 'Demo site', 'admin'), site('7', 'Chairs', 'admin'), site('8', 'Tables', 'editor')]
    const { user, questionsOf } = open(
      [],
      [answering(me, () => ({ id: 'me', email: 'm@x.example', name: 'Mei', mayAddSites: false, sites }))],
    )
    await user.click(await screen.findByRole('button', { name: 'Create API key' }))
    const form = await dialog()
    await user.type(form.getByLabelText('Name'), 'Both')
    await user.click(form.getByLabelText(labels['ability.media.read']))
    await user.click(await form.findByLabelText('Chairs'))
    expect(form.queryByLabelText('Tables')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Create API key' }))
    await waitFor(() =>
      expect(questionsOf(addApiKey)).toMatchObject([{ sites: ['demo', '7'], actions: ['media.read'] }]),
    )
  })

  it('say at the field what the service refuses, and keep what was typed', async () => {
    const { user } = open(
      [],
      [
        answering(addApiKey, () => {
          throw new CallError('invalid_request', { fields: { expiresAt: 'Choose a date in the future.' } })
        }),
      ],
    )
    await user.click(await screen.findByRole('button', { name: 'Create API key' }))
    const form = await dialog()
    await user.type(form.getByLabelText('Name'), 'Late')
    await user.click(form.getByLabelText(labels['ability.draft.read']))
    await user.selectOptions(form.getByLabelText('Expires'), 'On a date')
    await user.click(form.getByRole('button', { name: 'Create API key' }))
    expect(await form.findByText('Choose a date in the future.')).toBeTruthy()
    expect(form.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true')
    expect((form.getByLabelText('Name') as HTMLInputElement).value).toBe('Late')
  })

  it('are revoked after a question', async () => {
    const { user, questionsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Actions for Stock sync' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
    const question = await screen.findByRole('dialog', { name: 'Revoke API key Stock sync?' })
    expect(question.textContent).toContain(labels['apiKeys.revokeText'])
    await user.click(within(question).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull())
    expect(questionsOf(revokeApiKey)).toEqual([{ id: 'k1' }])
  })

  it('are not shown to who may not, and are asked for again where they did not come', async () => {
    const refused = open(
      [],
      [
        answering(listApiKeys, () => {
          throw new CallError('not_allowed')
        }),
      ],
    )
    expect((await screen.findByRole('alert')).textContent).toBe(labels['state.notAllowed'])
    refused.close()
    let times = 0
    const { user } = open(
      [],
      [
        answering(listApiKeys, () => {
          times += 1
          if (times === 1) throw new CallError('internal', { message: 'Something failed.' })
          return { items: [stock], total: 1, page: 1, pageSize: 50 }
        }),
      ],
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('rowheader', { name: /Stock sync/ })).toBeTruthy()
  })
})

it('offers everything that keys can do, in one group each', async () => {
  const { user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Create API key' }))
  const form = await dialog()
  const offered = form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  const all: Readonly<Record<string, string>> = labels
  expect(offered.toSorted()).toEqual(keyActions.map((action) => all[`ability.${action}`]).toSorted())
})

it('takes along what an action needs', () => {
  expect(toggled([], 'site.publish', true)).toEqual(['draft.read', 'site.publish'])
  expect(toggled(['draft.read', 'site.publish', 'media.read'], 'draft.read', false)).toEqual(['media.read'])
})

it('ends with the end of the day that was chosen', () => {
  expect(endOf({ day: '2027-03-15' })).toBe(new Date('2027-03-15T23:59:59').toISOString())
  expect(endOf({ day: '' })).toBeUndefined()
})
