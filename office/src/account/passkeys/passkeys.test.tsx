import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  addPasskey,
  CallError,
  listPasskeys,
  listSessions,
  me,
  readTwoFactor,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@vitrine/schemas'
import { afterEach, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import AccountScreen from '../account.tsx'

const account = { id: 'ana', email: 'ana@bolts.example', name: 'Ana', mayAddSites: false, sites: [] }
const passkey = {
  id: 'p1',
  name: 'Phone',
  createdAt: '2026-03-01T08:00:00Z',
  usedAt: '2026-03-02T08:00:00Z',
  host: 'vitrine.example',
  isOfThisHost: true,
}

function open(own: Parameters<typeof openScreen>[1]['answers'], { isOn = false } = {}) {
  return openScreen(AccountScreen, {
    path: '/account',
    role: 'viewer',
    answers: [
      answering(me, () => account),
      answering(listSessions, () => []),
      answering(readTwoFactor, () => ({ isOn, recoveryCodes: 0 })),
      answering(listPasskeys, () => []),
      // What is given counts more.
      ...own,
    ],
  })
}
const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))

/** A browser with an authenticator, which does what is given. */
function withAuthenticator(create: () => Promise<unknown>): void {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const bytes = Uint8Array.of(1, 2, 3).buffer
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
}
const options = { challenge: 'AQID', rp: { id: 'vitrine.example' }, user: { id: 'AQID' }, pubKeyCredParams: [] }

it('adds a passkey with password and code, after the browser made it', async () => {
  let known = [] as (typeof passkey)[]
  withAuthenticator(async () => made)
  const { user, questionsOf } = open(
    [
      answering(listPasskeys, () => known),
      answering(startPasskey, ({ password }) => {
        if (password !== 'correct horse')
          throw new CallError('invalid_request', { fields: { password: 'This password is wrong.' } })
        return options
      }),
      answering(addPasskey, ({ name }) => {
        known = [{ ...passkey, name }]
        return known[0] as typeof passkey
      }),
    ],
    { isOn: true },
  )
  await user.click(await (await card()).findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  const name = await dialog.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, ' Work laptop ')
  await user.type(dialog.getByLabelText('Current password'), 'wrong')
  await user.type(dialog.getByLabelText('Code from your app, or a recovery code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText('This password is wrong.')).toBeTruthy()
  expect(await violationsOf('Account')).toEqual([])
  await user.clear(dialog.getByLabelText('Current password'))
  await user.type(dialog.getByLabelText('Current password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await (await card()).findByText('Work laptop')).toBeTruthy()
  expect(questionsOf(startPasskey).at(-1)).toEqual({ password: 'correct horse', code: '123456' })
  expect(questionsOf(addPasskey)).toEqual([
    { name: 'Work laptop', id: 'AQID', clientData: 'AQID', attestation: 'AQID', transports: ['internal'] },
  ])
})

it.each([
  ['NotAllowedError', 'No passkey was added: it was cancelled, or took too long. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['UnknownError', 'Your browser could not make a passkey. Try another browser or device.'],
])('says why the browser made none: %s', async (name, text) => {
  withAuthenticator(() => Promise.reject(new DOMException('No.', name)))
  const { user, questionsOf } = open([answering(startPasskey, () => options)])
  await user.click(await (await card()).findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  const field = await dialog.findByLabelText('Name')
  await user.clear(field)
  await user.type(field, 'Laptop')
  await user.type(dialog.getByLabelText('Current password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  expect(questionsOf(addPasskey)).toEqual([])
})

it('lists passkeys, says which are of another host, renames and removes them', async () => {
  let known = [passkey, { ...passkey, id: 'p2', name: 'Old key', host: 'old.example', isOfThisHost: false }]
  const { user, questionsOf } = open([
    answering(listPasskeys, () => known),
    answering(renamePasskey, ({ id, name }) => {
      known = known.map((one) => (one.id === id ? { ...one, name } : one))
      return known.find((one) => one.id === id) as typeof passkey
    }),
    answering(removePasskey, ({ id }) => {
      known = known.filter((one) => one.id !== id)
      return {}
    }),
  ])
  const own = await card()
  const old = within(await own.findByRole('row', { name: /Old key/ }))
  expect(old.getByText(/^Works only on .old\.example.$/)).toBeTruthy()
  expect(own.getByText(/^This browser can’t make passkeys here/)).toBeTruthy()
  expect(own.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(await violationsOf('Account')).toEqual([])

  await user.click(own.getByRole('button', { name: 'Rename: Phone' }))
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename passkey' }))
  await user.clear(renaming.getByLabelText('Name'))
  await user.type(renaming.getByLabelText('Name'), 'Ana’s phone')
  await user.click(renaming.getByRole('button', { name: 'Rename' }))
  expect(await own.findByText('Ana’s phone')).toBeTruthy()

  await user.click(own.getByRole('button', { name: 'Remove: Old key' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(own.queryByText('Old key')).toBeNull())
  expect(questionsOf(removePasskey)).toEqual([{ id: 'p2' }])
})
