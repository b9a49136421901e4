import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  addInvitation,
  CallError,
  changeMember,
  listInvitations,
  listLanguages,
  listMembers,
  type Role,
  removeInvitation,
  removeMember,
  resendInvitation,
  roleActions,
  roles,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import People from './people.tsx'

const list = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 50 })
const ana = {
  accountId: 'ana',
  email: 'ana@bolts.example',
  name: 'Ana Marin',
  role: 'owner' as const,
  isYou: true,
  createdAt: '2026-03-01T08:00:00Z',
}
const bo = {
  accountId: 'bo',
  email: 'bo@bolts.example',
  name: 'Bo Li',
  role: 'translator' as const,
  languages: ['zh'],
  isYou: false,
  createdAt: '2026-03-02T08:00:00Z',
}
const invitation = {
  id: 'i1',
  email: 'cem@bolts.example',
  role: 'viewer' as const,
  invitedBy: 'Ana Marin',
  createdAt: '2026-03-03T08:00:00Z',
  expiresAt: '2026-03-10T08:00:00Z',
  isExpired: false,
  mail: 'no-mail-server' as const,
  notice: 'Ask the person who runs it to set up email.',
}

/** The screen with two members and one invitation; what a test answers itself counts first. */
function open(own: Parameters<typeof openScreen>[1]['answers'] = [], role: Role = 'owner') {
  return openScreen(People, {
    path: '/people',
    role,
    answers: [
      ...own,
      answering(listMembers, () => list([ana, bo])),
      answering(listInvitations, () => list([invitation])),
      answering(listLanguages, () => ['en', 'de', 'zh'].map((code) => ({ code, name: code }) as never)),
    ],
  })
}

const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
async function choose(user: ReturnType<typeof open>['user'], row: RegExp, action: string) {
  await user.click((await rowOf(row)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
  return within(await screen.findByRole('dialog'))
}

/** What was said last to those who listen. */
const announced = () => document.querySelector('[aria-live="polite"][class*="visuallyHidden"]')?.textContent

afterEach(cleanup)

describe('People', () => {
  it('lists who works on the site, and who is invited', async () => {
    open()
    expect((await rowOf(/Ana Marin/)).getByText('You')).toBeTruthy()
    const row = await rowOf(/Bo Li/)
    expect(row.getByText('Translator')).toBeTruthy()
    expect(row.getByText('Chinese')).toBeTruthy()
    const invited = await rowOf(/cem@/)
    expect(invited.getByText('Email waiting')).toBeTruthy()
    expect(invited.getByText('Ana Marin')).toBeTruthy()
    expect(screen.getByText(/Ask the person who runs it/)).toBeTruthy()
    expect(await violationsOf('People')).toEqual([])
  })

  it('gives another role, after saying what it can do', async () => {
    const { user, questionsOf } = open([answering(changeMember, () => ({ ...bo, role: 'editor' as const }))])
    const dialog = await choose(user, /Bo Li/, 'Change role')
    expect(dialog.getByRole('checkbox', { name: 'Chinese' }).matches(':checked')).toBe(true)
    await user.selectOptions(dialog.getByLabelText('Role'), 'Editor')
    expect(dialog.queryByRole('checkbox')).toBeNull()
    const [can, cannot] = dialog.getAllByRole('list').map((one) => within(one).getAllByRole('listitem'))
    expect(can?.map(({ textContent }) => textContent)).toContain('Publish and roll back')
    expect(can).toHaveLength(roleActions.editor.size)
    expect(cannot?.map(({ textContent }) => textContent)).toContain('View the activity of the site')
    expect(await violationsOf('People')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(announced()).toBe('Bo Li now has the role: Editor.'))
    expect(questionsOf(changeMember)).toEqual([{ accountId: 'bo', role: 'editor' }])
    expect(questionsOf(listMembers).length).toBeGreaterThan(1)
  })

  it('gives and takes permission sets of plugins, with what each of them allows', async () => {
    const sales = { key: 'acme-sales', names: { en: 'Sales' }, actions: ['inbox.read'] } as const
    const site = { key: 'acme-site', names: { en: 'Site' }, actions: ['settings.write'] } as const
    const given = { ...bo, permissionSets: [{ key: 'gone-team', actions: [] }] }
    const asOwner = openScreen(People, {
      path: '/people',
      permissionSets: [sales, site],
      answers: [
        answering(listMembers, () => list([ana, given])),
        answering(listInvitations, () => list([])),
        answering(listLanguages, () => []),
        answering(changeMember, () => given),
      ],
    })
    expect((await rowOf(/Bo Li/)).getByText('Also: gone-team')).toBeTruthy()
    const dialog = await choose(asOwner.user, /Bo Li/, 'Change role')
    const group = within(dialog.getByRole('group', { name: 'Additional permissions' }))
    expect(group.getAllByRole('checkbox').map((box) => box.matches(':checked'))).toEqual([false, false, true])
    expect(group.getByText('View inquiries, messages and subscriptions')).toBeTruthy()
    expect(group.getByText(/Not installed/)).toBeTruthy()
    await asOwner.user.click(group.getByRole('checkbox', { name: /^Sales/ }))
    await asOwner.user.click(group.getByRole('checkbox', { name: /^gone-team/ }))
    expect(await violationsOf('People')).toEqual([])
    await asOwner.user.selectOptions(dialog.getByLabelText('Role'), 'Viewer')
    await asOwner.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(asOwner.questionsOf(changeMember)).toEqual([
        { accountId: 'bo', role: 'viewer', permissionSets: ['acme-sales'] },
      ]),
    )
  })

  it('sends the languages of a translator, and says when there are none', async () => {
    let isRefused = true
    const { user, questionsOf } = open([
      answering(changeMember, () => {
        if (!isRefused) return bo
        isRefused = false
        throw new CallError('invalid_request', { fields: { languages: 'Choose at least 1.' } })
      }),
    ])
    const dialog = await choose(user, /Bo Li/, 'Change role')
    await user.click(dialog.getByRole('checkbox', { name: 'Chinese' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose at least 1.')
    await user.click(dialog.getByRole('checkbox', { name: 'German' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(changeMember).at(-1)).toEqual({ accountId: 'bo', role: 'translator', languages: ['de'] })
  })

  it('says in words that the last owner stays', async () => {
    const text = 'A site needs an owner. Make another member an owner first.'
    const refuse = () => {
      throw new CallError('conflict', { message: 'Changed by someone else.', fields: { role: text } })
    }
    const { user } = open([answering(removeMember, refuse), answering(changeMember, refuse)])
    const leaving = await choose(user, /Ana Marin/, 'Leave site')
    await user.click(leaving.getByRole('button', { name: 'Leave site' }))
    expect((await leaving.findByRole('alert')).textContent).toBe(text)
    await user.click(leaving.getByRole('button', { name: 'Cancel' }))
    const changing = await choose(user, /Ana Marin/, 'Change role')
    await user.selectOptions(changing.getByLabelText('Role'), 'Viewer')
    await user.click(changing.getByRole('button', { name: 'Save' }))
    expect((await changing.findByRole('alert')).textContent).toBe(text)
  })

  it('removes a member after asking', async () => {
    const { user, questionsOf } = open([answering(removeMember, () => ({}))])
    const dialog = await choose(user, /Bo Li/, 'Remove member')
    expect(questionsOf(removeMember)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Remove member' }))
    await waitFor(() => expect(announced()).toBe('Bo Li removed.'))
    expect(questionsOf(removeMember)).toEqual([{ accountId: 'bo' }])
  })

  it('invites by email, and keeps what was typed when it is refused', async () => {
    let tries = 0
    const { user, questionsOf } = open([
      answering(addInvitation, () => {
        tries += 1
        if (tries === 1) throw new CallError('conflict', { fields: { email: 'Already a member of this site.' } })
        return { ...invitation, mail: 'waiting' as const }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Invite member' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Email address'), 'dee@bolts.example')
    await user.selectOptions(dialog.getByLabelText('Role'), 'Translator')
    await user.click(await dialog.findByRole('checkbox', { name: 'German' }))
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText('Already a member of this site.')).toBeTruthy()
    expect(await violationsOf('People')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(announced()).toBe('Invitation sent to dee@bolts.example.'))
    expect(questionsOf(addInvitation).at(-1)).toEqual({
      email: 'dee@bolts.example',
      role: 'translator',
      languages: ['de'],
    })
    expect(questionsOf(listInvitations)).toHaveLength(2)
  })

  it('sends an invitation again, and cancels it', async () => {
    const { user, questionsOf } = open([
      answering(resendInvitation, () => ({ ...invitation, mail: 'sent' as const })),
      answering(removeInvitation, () => ({})),
    ])
    await user.click((await rowOf(/cem@/)).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
    await waitFor(() => expect(announced()).toMatch(/^Invitation sent to cem@bolts.example again/))
    const dialog = await choose(user, /cem@/, 'Cancel invitation')
    await user.click(dialog.getByRole('button', { name: 'Cancel invitation' }))
    await waitFor(() => expect(announced()).toBe('Invitation of cem@bolts.example cancelled.'))
    expect(questionsOf(removeInvitation)).toEqual([{ id: 'i1' }])
  })

  it('offers nothing to those who may only look, and owners only to owners', async () => {
    const { close } = open([], 'viewer')
    await rowOf(/Bo Li/)
    expect(screen.queryByRole('button', { name: /Actions for|Invite/ })).toBeNull()
    close()
    const { user } = open([], 'admin')
    await user.click((await rowOf(/Ana Marin/)).getByRole('button', { name: /^Actions for/ }))
    for (const item of await screen.findAllByRole('menuitem')) {
      expect(item.getAttribute('aria-disabled')).toBe('true')
      expect(item.textContent).toContain('Only owners can change this.')
    }
    await user.keyboard('{Escape}')
    const dialog = await choose(user, /Bo Li/, 'Change role')
    expect(dialog.queryByRole('option', { name: 'Owner' })).toBeNull()
  })

  it('shows what each role can do, as the service decides it', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'What roles can do' }))
    const table = await screen.findByRole('table', { name: 'What roles can do' })
    const rows = within(table).getAllByRole('row').slice(1)
    const marksOf = (at: number) => rows.map((row) => within(row).getAllByRole('cell')[at] as HTMLElement)
    roles.forEach((role, at) => {
      const cannot = marksOf(at).filter((cell) => within(cell).queryByText('No'))
      expect(rows.length - cannot.length, role).toBe(roleActions[role].size)
      const partly = marksOf(at).filter((cell) => within(cell).queryByText('Partly'))
      expect(partly, role).toHaveLength(role === 'translator' || role === 'content-editor' ? 2 : 0)
    })
    expect(await violationsOf('People')).toEqual([])
  })
})
