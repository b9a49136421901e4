import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { auditActions, listDeeds, listMembers, siteAuditKinds } from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import labels from '../../labels/en.json' with { type: 'json' }
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import ActivityScreen from './activity.tsx'
import type { AuditEntry } from './event-text.tsx'

const ana = { id: 'ana', name: 'Ana Marin', email: 'ana@bolts.example' }
const at = '2026-03-15T10:00:00Z'
const entries: readonly AuditEntry[] = [
  {
    id: '1',
    at,
    action: 'member.invite',
    object: 'i1',
    details: { email: 'bo@x.example', role: 'editor' },
    account: ana,
  },
  {
    id: '2',
    at,
    action: 'member.change',
    object: 'bo',
    details: { from: 'viewer', to: 'content-editor', languages: '' },
    account: ana,
    person: { name: 'Bo Li', email: 'bo@x.example' },
  },
  { id: '3', at, action: 'content.publish', object: 'product/k3v9Qa2Z', details: {}, account: ana },
  { id: '4', at, action: 'site.publish', object: '14', details: { draftsId: '1' }, account: ana },
  { id: '5', at, action: 'preview.add', object: 'p1', details: { draftsId: '1', days: 7 }, account: ana },
  { id: '6', at, action: 'member.invitation-link', object: 'i1', details: {} },
  { id: '7', at, action: 'member.remove', object: 'gone', details: { role: 'viewer' }, account: ana },
  { id: '8', at, action: 'of.tomorrow', object: 'x', details: {}, account: ana },
]
const open = (place = '/activity', items = entries, total = items.length) =>
  openScreen(ActivityScreen, {
    path: place,
    answers: [
      answering(listDeeds, ({ page = 1 }) => ({ items: [...items], total, page, pageSize: 50 })),
      answering(listMembers, () => ({ items: [], total: 0, page: 1, pageSize: 100 })),
    ],
  })
/** What a row says, without the marks that keep names apart from the text around them. */
const textOf = (row: HTMLElement) => row.textContent?.replaceAll(/[\u2066\u2068\u2069]/g, '')

afterEach(cleanup)

describe('Activity', () => {
  it('is narrowed to what one person did, until the end of a day', async () => {
    const member = { accountId: 'ana', name: 'Ana Marin', email: 'ana@bolts.example', role: 'owner' as const }
    const { user, questionsOf } = openScreen(ActivityScreen, {
      path: '/activity',
      answers: [
        answering(listDeeds, () => ({ items: [...entries], total: 8, page: 1, pageSize: 50 })),
        answering(listMembers, () => ({
          items: [{ ...member, isYou: true, createdAt: at }],
          ...{ total: 1, page: 1, pageSize: 100 },
        })),
      ],
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'Ana Marin')
    await waitFor(() => expect(questionsOf(listDeeds).at(-1)).toMatchObject({ account: 'ana' }))
    await user.type(screen.getByLabelText('To'), '2026-03-15')
    const end = new Date('2026-03-16T00:00').toISOString()
    await waitFor(() => expect(questionsOf(listDeeds).at(-1)).toMatchObject({ account: 'ana', to: end }))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(questionsOf(listDeeds).at(-1)).not.toHaveProperty('account'))
    expect(location.search).toBe('')
  })

  it('tells who did what, in words', async () => {
    open()
    const rows = (await screen.findAllByRole('rowheader')).map(textOf)
    expect(rows).toEqual([
      'Invited bo@x.example as Editor',
      'Changed the role of Bo Li from Viewer to Content editor',
      'Products: published an item',
      'Published release 14',
      'Created a preview link for 7 days',
      'Created an invitation link on the server',
      'Removed former member (Viewer)',
      'of.tomorrow',
    ])
    expect(screen.getByRole('link', { name: 'Products: published an item' }).getAttribute('href')).toBe(
      '/demo/office/products/k3v9Qa2Z',
    )
    expect(screen.getAllByText('Vitrine')).toHaveLength(1)
    expect(await violationsOf('Activity')).toEqual([])
  })

  it('lets addresses stand from left to right in every language', async () => {
    const redirect = { from: '/news/old', to: 'https://other.example/new' }
    open('/activity', [{ id: '10', at, action: 'redirect.add', object: 'r1', details: redirect, account: ana }])
    const [row] = await screen.findAllByRole('rowheader')
    expect(row?.textContent).toBe(
      'Added a redirect from \u2066/news/old\u2069 to \u2066https://other.example/new\u2069',
    )
  })

  it('names the API key that something was done with, beside who made it', async () => {
    open('/activity', [
      { id: '9', at, action: 'content.publish', object: 'product/k3v9Qa2Z', details: {}, account: ana, key: 'Stock' },
    ])
    const [, row] = await screen.findAllByRole('row')
    expect(textOf(row as HTMLElement)).toContain('Ana Marin with API key Stock')
  })

  it('is filtered by kind and day, which the address says', async () => {
    const { user, questionsOf } = open('/activity?page=3')
    await user.selectOptions(await screen.findByLabelText('Type of activity'), 'Members and invitations')
    await waitFor(() => expect(location.search).toBe('?kind=member'))
    await user.type(screen.getByLabelText('From date'), '2026-03-15')
    const from = new Date('2026-03-15T00:00').toISOString()
    await waitFor(() =>
      expect(questionsOf(listDeeds).at(-1)).toEqual({ page: 1, pageSize: 50, action: 'member', from }),
    )
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(questionsOf(listDeeds).at(-1)).toEqual({ page: 1, pageSize: 50 }))
    expect(location.search).toBe('')
  })

  it('leaves out what an address says wrongly', async () => {
    const { questionsOf } = open('/activity?kind=__proto__&from=2026-99-99&page=-4')
    await screen.findAllByRole('rowheader')
    expect(questionsOf(listDeeds)).toEqual([{ page: 1, pageSize: 50 }])
  })

  it('goes through pages', async () => {
    const { user, questionsOf } = open('/activity', entries, 120)
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(questionsOf(listDeeds).at(-1)).toEqual({ page: 2, pageSize: 50 }))
    expect(location.search).toBe('?page=2')
  })

  it('says when there is nothing, and how to see all of it', async () => {
    const { user } = open('/activity?kind=domain', [], 0)
    expect(await screen.findByText('No activity matches.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all activity' }))
    expect(await screen.findByText(/^No activity yet/)).toBeTruthy()
  })

  it('has words for everything that the service writes down, and for every kind', () => {
    const known: Readonly<Record<string, string>> = labels
    expect(auditActions.filter((action) => !known[`audit.${action}`] && !known[`audit.${action}_other`])).toEqual([])
    expect(siteAuditKinds.filter((kind) => !known[`activity.kind.${kind}`])).toEqual([])
    const words = Object.keys(labels).filter((key) => key.startsWith('audit.'))
    const actions: readonly string[] = auditActions
    expect(words.filter((key) => !actions.includes(key.replace(/^audit\.|_(one|other)$/g, '')))).toEqual([])
  })

  it('fills in only what it knows', () => {
    const filled = new Set(['email', 'role', 'from', 'to', 'name', 'host', 'object', 'person', 'content', 'count'])
    const asked = Object.entries(labels)
      .filter(([key]) => key.startsWith('audit.'))
      .flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string))
    expect(asked.filter((name) => !filled.has(name))).toEqual([])
  })
})

describe('the list of kinds', () => {
  it('can be asked of the service', async () => {
    open()
    const choices = within(await screen.findByLabelText('Type of activity')).getAllByRole('option')
    expect(choices.map((choice) => (choice as HTMLOptionElement).value)).toEqual(['', ...siteAuditKinds])
    for (const kind of siteAuditKinds) expect(kind).toMatch(/^[a-z]+(?:[.-][a-z]+)*$/)
  })
})
