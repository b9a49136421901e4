import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  addPreviewLink,
  CallError,
  listReleases,
  planPublish,
  type Role,
  removePreviewLink,
  roleActions,
  roles,
  rollBack,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { publishService } from '../testing/publish-service.ts'
import { violationsOf } from '../testing/violations-of.ts'
import Releases from './releases.tsx'

function open(path = '/releases', role: Role = 'owner', own: Parameters<typeof openScreen>[1]['answers'] = []) {
  const { state, answers } = publishService()
  return { state, ...openScreen(Releases, { path, role, answers: [...answers, ...own] }) }
}
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
const actionOf = async (user: ReturnType<typeof open>['user'], row: string, action: string) => {
  await user.click((await rowOf(row)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}
afterEach(cleanup)

describe('the releases', () => {
  it('say what is not published yet, and what each release changed', async () => {
    open()
    expect(await screen.findByText('3 changes on 2 pages')).toBeTruthy()
    expect(screen.getByText('2 warnings')).toBeTruthy()
    expect((await screen.findAllByText(/About us/)).length).toBeGreaterThan(0)
    const newest = await rowOf('Release 2')
    expect(newest.getByText('Live')).toBeTruthy()
    expect(newest.getByText('Ada Marin')).toBeTruthy()
    expect(newest.getByText('For the fair')).toBeTruthy()
    expect(newest.getByText(/Home.*2 more pages.*Theme in German/)).toBeTruthy()
    expect((await rowOf('Release 1')).getByText('Rolled back')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review and publish' }).getAttribute('href')).toBe(
      '/demo/office/releases/review',
    )
    expect(await violationsOf('Releases')).toEqual([])
  })

  it('say when all is live, when nothing was ever published, and why they cannot be shown', async () => {
    const nothing = { languages: {}, changes: [], findings: [], groups: [], warnings: 0 }
    const { state, close } = open()
    Object.assign(state, { plan: nothing, releases: [] })
    close()
    openScreen(Releases, { path: '/releases', answers: serviceWith({ plan: nothing, releases: [] }) })
    expect(await screen.findByText(/^Everything is live/)).toBeTruthy()
    expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy()
    cleanup()
    open('/releases', 'owner', [
      answering(listReleases, () => {
        throw new CallError('internal', { message: 'The list could not be read.' })
      }),
    ])
    expect(await screen.findByText('The list could not be read.')).toBeTruthy()
  })

  it.each(roles)('offer %s what the role allows', async (role) => {
    open('/releases', role)
    const mayPublish = roleActions[role].has('site.publish')
    await screen.findByText('3 changes on 2 pages')
    expect(screen.queryAllByRole('link', { name: 'Review and publish' })).toHaveLength(mayPublish ? 1 : 0)
    expect(screen.queryAllByRole('link', { name: 'Show changes' })).toHaveLength(mayPublish ? 0 : 1)
    expect(screen.queryAllByRole('region', { name: 'Preview links' })).toHaveLength(
      roleActions[role].has('preview.write') ? 1 : 0,
    )
    const menu = (await rowOf('Release 1')).getByRole('button', { name: /^Actions for/ })
    menu.click()
    await screen.findByRole('menuitem', { name: 'Show changes' })
    expect(screen.queryAllByRole('menuitem', { name: /^Roll back/ })).toHaveLength(mayPublish ? 1 : 0)
  })

  it('go back to an older one, or to one language of it, after asking', async () => {
    const { user, questionsOf } = open()
    await actionOf(user, 'Release 1', 'Roll back')
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back to release 1' }))
    expect(questionsOf(rollBack)).toEqual([])
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to roll back' }), 'German')
    await user.click(dialog.getByRole('button', { name: 'Roll back' }))
    await waitFor(() => expect(questionsOf(rollBack)).toEqual([{ id: 'release1', language: 'de' }]))
    expect(await screen.findByText('Rolled back German to release 1')).toBeTruthy()
  })

  it('are asked for again when somebody publishes', async () => {
    const { tell, questionsOf } = open()
    await rowOf('Release 2')
    const before = questionsOf(planPublish).length
    tell('release')
    await waitFor(() => expect(questionsOf(planPublish).length).toBeGreaterThan(before))
  })
})

const serviceWith = (changes: object) => {
  const { state, answers } = publishService()
  Object.assign(state, changes)
  return answers
}

describe('one release', () => {
  it('is compared with the one before, and with any other', async () => {
    const { user } = open('/releases/release2')
    expect(await screen.findByRole('heading', { name: 'Release 2' })).toBeTruthy()
    expect(await screen.findByText('Title of Banner')).toBeTruthy()
    expect(screen.getByText('“Of release1”')).toBeTruthy()
    expect(screen.getByText('“Of release2”')).toBeTruthy()
    expect(await violationsOf('Release 2')).toEqual([])
    cleanup()
    open('/releases/release1')
    expect(await screen.findByText('First release that is kept')).toBeTruthy()
    cleanup()
    open('/releases/release1?from=release2')
    expect(await screen.findByText('“Of release2”')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to releases' }))
  })

  it('that is not kept any more says so', async () => {
    open('/releases/gone')
    expect(await screen.findByText(/^This release is no longer kept/)).toBeTruthy()
  })
})

describe('preview links', () => {
  it('are made with an expiry, shown once, and revoked', async () => {
    const { user, questionsOf } = open()
    const card = within(await screen.findByRole('region', { name: 'Preview links' }))
    expect(await card.findByText(/^No preview links/)).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Create preview link' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Expires after' }), '30 days')
    await user.click(dialog.getByRole('button', { name: 'Create preview link' }))
    await waitFor(() =>
      expect(questionsOf(addPreviewLink)).toEqual([{ draftsId: '1', days: 30, allowsComments: false }]),
    )
    const address = await screen.findByRole('textbox', { name: 'Address of the preview' })
    expect((address as HTMLInputElement).value).toBe('https://sites.example/preview/token')
    await user.click(await screen.findByRole('button', { name: /^Revoke the link created on/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(questionsOf(removePreviewLink)).toEqual([{ id: 'link1' }]))
    expect(await card.findByText(/^No preview links/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Address of the preview' })).toBeNull()
  })

  it('say whether they allow comments, and lead to those that are open', async () => {
    const { user, questionsOf, state, tell } = open()
    const card = within(await screen.findByRole('region', { name: 'Preview links' }))
    await user.click(await card.findByRole('button', { name: 'Create preview link' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Allow comments' }))
    await user.click(dialog.getByRole('button', { name: 'Create preview link' }))
    await waitFor(() => expect(questionsOf(addPreviewLink)).toMatchObject([{ allowsComments: true }]))
    expect(await card.findByText('None open')).toBeTruthy()
    state.links = state.links.map((link) => ({ ...link, openComments: 2 }))
    tell('comments')
    const link = await card.findByRole('link', { name: '2 open' }, { timeout: 5000 })
    expect(link.getAttribute('href')).toMatch(/#panel=comments$/)
  })
})
