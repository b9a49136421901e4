import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cancelJob, declinePublishRequest, planPublish, publishSite, type Role } from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { publishService, warning } from '../../testing/publish-service.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Releases from '../releases.tsx'

type State = ReturnType<typeof publishService>['state']

function open(changes: Partial<State> = {}, role: Role = 'owner', path = '/releases/review') {
  const { state, answers } = publishService()
  Object.assign(state, changes)
  return { state, ...openScreen(Releases, { path, role, answers }) }
}
const publishButton = () => screen.findByRole('button', { name: /^Publish \d+ change/ })
const isOff = async () => (await publishButton()).getAttribute('aria-disabled') === 'true'
const accept = (what: string) => screen.findByRole('checkbox', { name: new RegExp(`^Accept .*: ${what}$`) })
async function acceptAll(user: ReturnType<typeof open>['user']) {
  await user.click(await accept('Images without alternative text'))
  await user.click(await accept('Sample texts'))
}
afterEach(cleanup)

describe('a request to publish', () => {
  const request = (more: Partial<State['requests'][number]> = {}): State['requests'][number] => ({
    ...{ id: 'r1', state: 'open', draftsId: '1', revision: 7, at: '2026-11-26T08:00:00Z', by: 'Mei' },
    ...{ key: 'Translator', note: 'German texts of the home page', languages: ['de'] },
    pages: [{ id: 'home', name: 'Home' }],
    ...more,
  })
  const asked = () => screen.findByRole('region', { name: 'Requests to publish' })

  it('says which program asks for what, and leads to the publish that is there', async () => {
    open({ requests: [request()] })
    const shown = within(await asked())
    expect(shown.getByText(/^A program asks to publish: .*Translator/)).toBeTruthy()
    expect(shown.getByText('German texts of the home page')).toBeTruthy()
    expect(shown.getByText('Languages: German')).toBeTruthy()
    expect(shown.getByText(/^Pages: .*Home/)).toBeTruthy()
    expect(shown.getByText(/API key created by .*Mei/)).toBeTruthy()
    expect(await publishButton()).toBeTruthy()
    expect(await violationsOf('Review')).toEqual([])
  })

  it('is declined with one press, and publishes nothing', async () => {
    const { user, questionsOf } = open({ requests: [request()] })
    await user.click(within(await asked()).getByRole('button', { name: 'Decline request' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to publish' })).toBeNull())
    expect(questionsOf(declinePublishRequest)).toEqual([{ id: 'r1' }])
    expect(questionsOf(publishSite)).toEqual([])
  })

  it('of another draft, or one that is over, is not shown; who may not publish cannot decline', async () => {
    const over = [request({ draftsId: '2' }), request({ id: 'r3', state: 'published' })]
    open({ requests: over })
    expect(await publishButton()).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Requests to publish' })).toBeNull()
    cleanup()
    open({ requests: [request()] }, 'content-editor')
    const shown = within(await asked())
    expect(shown.getByText('German texts of the home page')).toBeTruthy()
    expect(shown.queryByRole('button')).toBeNull()
  })
})

describe('the review', () => {
  it('says what changes by page, field and language, before and after', async () => {
    open()
    const changes = within(await screen.findByRole('region', { name: 'What changed' }))
    expect(changes.getByRole('checkbox', { name: 'Home' })).toBeTruthy()
    expect(changes.getAllByText('Title of Banner').length).toBeGreaterThan(0)
    expect(changes.getByText('“Alt”')).toBeTruthy()
    expect(changes.getByText('“Neu”')).toBeTruthy()
    expect(screen.getByText('3 changes on 2 pages')).toBeTruthy()
    expect(await violationsOf('Review')).toEqual([])
  })

  it('leads from what was found to its field, in the designer or among the contents', async () => {
    const content = { kind: 'product', id: 'k3v9Qa2Z' } as const
    open({
      findings: [
        warning('w1', 'check.altMissing', 'home', { path: 'image', language: 'de' }),
        { ...warning('w2', 'check.sampleContent'), content, params: { name: 'Bolt' }, path: '' },
      ],
    })
    const found = await screen.findByRole('link', { name: /^Home › Banner › Image/ })
    expect(found.getAttribute('href')).toBe(
      '/demo/drafts/1/designer#page=home&component=home001&path=image&language=de',
    )
    const sample = screen.getByRole('link', { name: /“Bolt” still shows/ })
    expect(sample.getAttribute('href')).toBe('/demo/office/products/k3v9Qa2Z')
  })

  it('sends the ids of the warnings that were accepted, and publishes', async () => {
    const { user, questionsOf } = open()
    expect(await isOff()).toBe(true)
    expect(screen.getByText('Accept 2 warnings, or fix them, to publish.')).toBeTruthy()
    await user.click(await publishButton())
    expect(questionsOf(publishSite)).toEqual([])
    await acceptAll(user)
    await user.type(screen.getByRole('textbox', { name: /^Note for your team/ }), 'For the fair')
    await user.click(await publishButton())
    expect(await screen.findByText('Release 3 is live')).toBeTruthy()
    expect(questionsOf(publishSite)).toEqual([
      {
        draftsId: '1',
        accepted: ['w1', 'w2'],
        redirectMoved: true,
        reviewed: { revision: 7, release: 'release2' },
        note: 'For the fair',
      },
    ])
    expect(screen.getByRole('link', { name: 'View published site' }).getAttribute('href')).toBe('/demo')
  })

  it('stops when a warning is new, and asks for that one', async () => {
    const late = warning('w3', 'check.altMissing', 'about')
    const { user, state } = open({ outcome: { changed: false, waits: true, warnings: 3, findings: [late] } })
    await acceptAll(user)
    state.findings = [...state.findings, late]
    await user.click(await publishButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing went live: 1 warning is new/)
    expect(await screen.findByText('1 new')).toBeTruthy()
    expect(((await accept('Images without alternative text')) as HTMLInputElement).checked).toBe(false)
    expect(((await accept('Sample texts')) as HTMLInputElement).checked).toBe(true)
    expect(await isOff()).toBe(true)
  })

  it('stops when somebody changed the draft meanwhile', async () => {
    const { user, questionsOf } = open({ outcome: { changed: false, isOutdated: true } })
    await acceptAll(user)
    const before = questionsOf(planPublish).length
    await user.click(await publishButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(/someone changed the pages/)
    await waitFor(() => expect(questionsOf(planPublish).length).toBeGreaterThan(before))
  })

  it('publishes the pages and languages that are ticked, and looks at those alone', async () => {
    const { user, questionsOf } = open({ findings: [warning('w1', 'check.altMissing', 'about')] })
    expect(await isOff()).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'About us' }))
    await user.click(screen.getByRole('checkbox', { name: 'English' }))
    await waitFor(() =>
      expect(questionsOf(planPublish).at(-1)).toEqual({ draftsId: '1', languages: ['de'], pages: ['home'] }),
    )
    // Its warning stands on a page that is not published.
    await waitFor(async () => expect(await isOff()).toBe(false))
    await user.click(await screen.findByRole('button', { name: 'Publish 1 change' }))
    await screen.findByText('Release 3 is live')
    expect(questionsOf(publishSite)[0]).toMatchObject({ languages: ['de'], pages: ['home'], accepted: [] })
  })

  it('publishes nothing while no page is ticked', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Home' }))
    await user.click(screen.getByRole('checkbox', { name: 'About us' }))
    expect(screen.getByText('Select at least one page and one language.')).toBeTruthy()
    expect(await isOff()).toBe(true)
  })

  it('says what errors block and why, and which addresses change', async () => {
    const error = {
      ...warning('e1', 'check.linkToNoPage'),
      level: 'error',
      language: 'de',
      params: { id: 'x' },
    } as const
    open({
      findings: [error],
      plan: { blocked: ['de'], moved: [{ page: 'about', from: '/pages/%C3%BCber', to: '/pages/about-us' }] },
    })
    expect(await screen.findByText('German stays as it is: 1 error.')).toBeTruthy()
    const errors = within(screen.getByRole('region', { name: 'Errors' }))
    expect(errors.getByRole('link', { name: /This link points to a page that does not exist/ })).toBeTruthy()
    expect(errors.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('/pages/über')).toBeTruthy()
    expect(screen.getByText('/pages/about-us')).toBeTruthy()
  })

  it('draws a page before and after when that is asked for, in a language that changed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Before and after of About us' }))
    const sources = () => screen.getAllByTitle(/^About us/).map((frame) => frame.getAttribute('src'))
    expect(sources()).toEqual(['/demo/pages/about?language=en', '/demo/pages/about-us?draftsId=1&language=en'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German')
    expect(sources()).toEqual(['/demo/pages/about?language=de', '/demo/pages/about-us?draftsId=1&language=de'])
  })

  it('shows how far a large publish is, and cancels it', async () => {
    const { user, questionsOf } = open({ findings: [], outcome: { job: 'job00001' } })
    await user.click(await publishButton())
    expect(await screen.findByText('Publishing… 25%')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel publishing' }))
    expect(await screen.findByText(/^Publishing was cancelled/)).toBeTruthy()
    expect(questionsOf(cancelJob)).toEqual([{ id: 'job00001' }])
    expect(await isOff()).toBe(false)
  })

  it('is read by who may not publish, without a tick or a button', async () => {
    open({}, 'viewer')
    expect(await screen.findByText('“Neu”')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Not published yet' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  })

  it('is one press away from anywhere for who may publish', async () => {
    const { close } = open({}, 'owner', '/releases')
    await screen.findByText('3 changes on 2 pages')
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP', ctrlKey: true, altKey: true })
    expect(await screen.findByRole('heading', { name: 'Review and publish' })).toBeTruthy()
    close()
    open({}, 'viewer', '/releases')
    await screen.findByText('3 changes on 2 pages')
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP', ctrlKey: true, altKey: true })
    expect(screen.queryByRole('heading', { name: 'Review and publish' })).toBeNull()
  })
})
