import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  askEmailChange,
  CallError,
  changeAccount,
  changePassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  endTwoFactor,
  listPasskeys,
  listSessions,
  me,
  newRecoveryCodes,
  readTwoFactor,
  startTwoFactor,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import AccountScreen from './account.tsx'

const account = {
  id: 'ana',
  email: 'ana@bolts.example',
  name: 'Ana Marin',
  language: 'en',
  mayAddSites: false,
  sites: [],
}
const session = {
  id: 's1',
  device: 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
  createdAt: '2026-03-01T08:00:00Z',
  usedAt: '2026-03-02T08:00:00Z',
  isThisOne: true,
}
const phone = { ...session, id: 's2', device: 'a box', isThisOne: false }

function open(own: Parameters<typeof openScreen>[1]['answers'] = [], { isOn = false, recoveryCodes = 0 } = {}) {
  return openScreen(AccountScreen, {
    path: '/account',
    role: 'viewer',
    answers: [
      ...own,
      answering(me, () => account),
      answering(listSessions, () => [session, phone]),
      answering(readTwoFactor, () => ({ isOn, recoveryCodes })),
      answering(listPasskeys, () => []),
    ],
  })
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const wrongPassword = () => {
  throw new CallError('invalid_request', { message: 'Invalid.', fields: { password: 'This password is wrong.' } })
}

/** What was said last to those who listen. */
const announced = () => document.querySelector('[aria-live="polite"][class*="visuallyHidden"]')?.textContent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Account', () => {
  it('keeps another name', async () => {
    const { user, questionsOf } = open([answering(changeAccount, ({ name = '' }) => ({ ...account, name }))])
    const own = await card('Name')
    const field = own.getByLabelText('Your name')
    expect(own.getByRole('button', { name: 'Save name' }).matches(':disabled')).toBe(true)
    await user.clear(field)
    await user.type(field, 'Ana M.')
    await user.click(own.getByRole('button', { name: 'Save name' }))
    await waitFor(() => expect(announced()).toBe('Name saved.'))
    expect(questionsOf(changeAccount)).toEqual([{ name: 'Ana M.' }])
    expect(await violationsOf('Account')).toEqual([])
  })

  it('asks before a name that was typed is lost', async () => {
    const { user } = open()
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await user.type((await card('Name')).getByLabelText('Your name'), '!')
    expect(leaves()).toBe(false)
    expect(ask).toHaveBeenCalledTimes(1)
    await user.type((await card('Name')).getByLabelText('Your name'), '{Backspace}')
    expect(leaves()).toBe(true)
  })

  it('changes the language of emails', async () => {
    const { user, questionsOf } = open([answering(changeAccount, () => ({ ...account, language: 'de' }))])
    await user.selectOptions((await card('Languages')).getByLabelText('Language of emails to you'), 'Deutsch')
    await waitFor(() => expect(announced()).toBe('Language of emails saved.'))
    expect(questionsOf(changeAccount)).toEqual([{ language: 'de' }])
  })

  it('sends a link to another address', async () => {
    let isRefused = true
    const { user, questionsOf } = open([
      answering(askEmailChange, () => {
        if (!isRefused) return {}
        isRefused = false
        return wrongPassword()
      }),
    ])
    const own = await card('Email address')
    await user.type(own.getByLabelText('New email address'), ' ana@new.example ')
    await user.type(own.getByLabelText('Current password'), 'nope')
    await user.click(own.getByRole('button', { name: 'Send confirmation link' }))
    expect(await own.findByText('This password is wrong.')).toBeTruthy()
    await user.type(own.getByLabelText('Current password'), '!')
    await user.click(own.getByRole('button', { name: 'Send confirmation link' }))
    expect(await own.findByText(/We sent a link to .ana@new.example/)).toBeTruthy()
    expect(questionsOf(askEmailChange).at(-1)).toEqual({ email: 'ana@new.example', password: 'nope!' })
    expect(own.getByText('ana@bolts.example')).toBeTruthy()
  })

  it('says why no address can be changed', async () => {
    const text = 'No mail server is set up.'
    const { user } = open([
      answering(askEmailChange, () => {
        throw new CallError('conflict', { message: text })
      }),
    ])
    const own = await card('Email address')
    await user.type(own.getByLabelText('New email address'), 'ana@new.example')
    await user.type(own.getByLabelText('Current password'), 'secret')
    await user.click(own.getByRole('button', { name: 'Send confirmation link' }))
    expect((await own.findByRole('alert')).textContent).toBe(text)
    expect((own.getByLabelText('New email address') as HTMLInputElement).value).toBe('ana@new.example')
  })

  it('changes the password', async () => {
    let isRefused = true
    const { user } = open([
      answering(changePassword, () => {
        if (!isRefused) return {}
        isRefused = false
        return wrongPassword()
      }),
    ])
    const own = await card('Password')
    await user.type(own.getByLabelText('Current password'), 'old')
    await user.type(own.getByLabelText('New password'), 'correct horse')
    await user.click(own.getByRole('button', { name: 'Change password' }))
    expect(await own.findByText('This password is wrong.')).toBeTruthy()
    expect((own.getByLabelText('New password') as HTMLInputElement).value).toBe('correct horse')
    await user.click(own.getByRole('button', { name: 'Change password' }))
    expect(await own.findByText(/^Password changed/)).toBeTruthy()
    expect((own.getByLabelText('New password') as HTMLInputElement).value).toBe('')
  })

  it('ends one session, and all others', async () => {
    const { user, questionsOf } = open([
      answering(endSession, () => ({})),
      answering(endOtherSessions, () => ({ ended: 1 })),
    ])
    const own = await card('Signed-in devices')
    const here = within((await own.findByRole('rowheader', { name: /Firefox, Windows/ })).closest('tr') as HTMLElement)
    expect(here.getByText('This device')).toBeTruthy()
    expect(here.queryByRole('button')).toBeNull()
    await user.click(own.getByRole('button', { name: 'Sign out: Unknown device' }))
    await waitFor(() => expect(announced()).toBe('Signed out: Unknown device'))
    expect(questionsOf(endSession)).toEqual([{ id: 's2' }])
    await user.click(own.getByRole('button', { name: 'Sign out other devices' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(announced()).toBe('Signed out on 1 other device.'))
  })

  it('turns two-factor sign-in on, and shows the recovery codes once', async () => {
    const { user, questionsOf } = open([
      answering(startTwoFactor, () => ({
        secret: 'ABCDEFGHIJKLMNOP',
        address: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP',
      })),
      answering(confirmTwoFactor, ({ code }) => {
        if (code !== '123456') throw new CallError('invalid_request', { fields: { code: 'This code is wrong.' } })
        return { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }
      }),
    ])
    await user.click(
      await (await card('Two-factor sign-in')).findByRole('button', { name: 'Set up two-factor sign-in' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Current password'), 'secret')
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(await dialog.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Open in authenticator app' }).getAttribute('href')).toMatch(/^otpauth:/)
    expect(await violationsOf('Account')).toEqual([])
    await user.type(dialog.getByLabelText('Code from your app'), '000000')
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    expect(await dialog.findByText('This code is wrong.')).toBeTruthy()
    await user.clear(dialog.getByLabelText('Code from your app'))
    await user.type(dialog.getByLabelText('Code from your app'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }))
    expect(codes.getByText('bbbb-2222')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(codes.getByRole('link', { name: 'Download codes' }).getAttribute('href')).toContain('aaaa-1111%0Abbbb-2222')
    await user.click(codes.getByRole('button', { name: 'I saved the codes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(readTwoFactor)).toHaveLength(2)
  })

  it('replaces recovery codes, and turns two-factor sign-in off, with password and code', async () => {
    const { user, questionsOf } = open(
      [
        answering(newRecoveryCodes, () => ({ recoveryCodes: ['cccc-3333'] })),
        answering(endTwoFactor, ({ password }) => (password === 'secret' ? {} : wrongPassword())),
      ],
      { isOn: true, recoveryCodes: 1 },
    )
    const own = await card('Two-factor sign-in')
    expect(await own.findByText('1 recovery code left.')).toBeTruthy()
    async function prove(button: string, action: string, password: string) {
      if (screen.queryByRole('dialog') === null) await user.click(await own.findByRole('button', { name: button }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.clear(dialog.getByLabelText('Current password'))
      await user.type(dialog.getByLabelText('Current password'), password)
      await user.clear(dialog.getByLabelText('Code from your app, or a recovery code'))
      await user.type(dialog.getByLabelText('Code from your app, or a recovery code'), '123456')
      await user.click(dialog.getByRole('button', { name: action }))
    }
    await prove('Create new recovery codes', 'Create codes', 'secret')
    await user.click(await screen.findByRole('button', { name: 'I saved the codes' }))
    await prove('Turn off', 'Turn off', 'nope')
    expect(await screen.findByText('This password is wrong.')).toBeTruthy()
    await prove('Turn off', 'Turn off', 'secret')
    await waitFor(() => expect(announced()).toBe('Two-factor sign-in is off.'))
    expect(questionsOf(endTwoFactor)).toHaveLength(2)
  })
})
