import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { createTranslator, rollbackInWords, type SendCall } from '@vitrine/editor-core'
import {
  type Call,
  CallError,
  cancelJob,
  checkDraftCall,
  diffReleases,
  getJob,
  listJobs,
  listReleases,
  publishSite,
  removeRedirect,
  rollBack,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import type { DesignerTranslate } from '../../context/translate.ts'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Releases from './releases.tsx'

const draft = sampleDraft([{ id: 'banner01', type: 'banner', props: { title: 'New' } }])
const finding = {
  id: 'warn0001',
  level: 'warning',
  key: 'check.translationMissing',
  path: 'title',
  params: {},
  message: 'This text is not translated.',
  page: 'home',
  component: 'banner01',
  language: 'de',
}
const found = { findings: [finding], errors: 0, warnings: 1 }
const change = {
  page: 'home',
  component: 'banner01',
  kind: 'value',
  path: 'height.mobile',
  before: 'short',
  after: 'tall',
}
const changed = (code: string) => [
  code,
  { language: 'changed', pages: [{ id: 'home', name: 'Home', kind: 'changed' }], parts: [], menus: [], theme: false },
]
const diff = {
  from: 'one',
  to: 'two',
  defaultLanguage: 'ar',
  languages: Object.fromEntries([changed('en'), changed('de')]),
  changes: [
    ...['en', 'de'].map((language) => ({ ...change, language })),
    { language: 'de', page: 'home', component: 'banner01', kind: 'value', path: 'title', before: 'Alt', after: 'Neu' },
  ],
  more: 0,
}

/** A service with two releases, which remembers what it was asked. */
function service(refusal?: CallError, outcome: object = {}) {
  const asked: { readonly call: Call; readonly question: unknown }[] = []
  let current = 'two'
  const release = (id: string, number: number) => ({
    id,
    number,
    kind: 'publish',
    by: 'Ada',
    createdAt: '2026-03-01T10:00:00Z',
    isCurrent: id === current,
    languages: ['en', 'de'],
  })
  const moved = [{ page: 'about', from: '/pages/%C3%BCber', to: '/pages/about', redirect: 'red00001' }]
  const answers = new Map<unknown, () => unknown>([
    [listJobs, () => []],
    [checkDraftCall, () => found],
    [listReleases, () => ({ items: [release('two', 2), release('one', 1)], total: 2, page: 1, pageSize: 20 })],
    [diffReleases, () => diff],
    [
      publishSite,
      () => {
        if (refusal) throw refusal
        return {
          ...found,
          release: 'three',
          changed: true,
          changedPages: ['home'],
          moved,
          blocked: ['de'],
          waits: false,
          ...outcome,
        }
      },
    ],
    [removeRedirect, () => ({})],
    [
      rollBack,
      () => {
        current = 'one'
        return { release: 'four', changed: true }
      },
    ],
  ])
  const send: SendCall = async (call, question) => {
    asked.push({ call: call as Call, question })
    return answers.get(call)?.() as never
  }
  const askedFor = (call: unknown) => asked.filter((one) => one.call === call).map(({ question }) => question)
  return { send, askedFor }
}

afterEach(cleanup)

describe('Releases', () => {
  it('shows what the checks find, and opens its field', async () => {
    const { user, view } = renderPanel(<Releases />, { draft, send: service().send })
    expect(await screen.findByText('Errors: 0. Warnings: 1.')).toBeTruthy()
    expect(await screen.findByRole('listitem', { name: 'Release 2' })).toBeTruthy()
    expect(await violationsOf('Releases')).toEqual([])
    await user.click(screen.getByRole('button', { name: /Title.*not translated/ }))
    expect(view.state.getState()).toMatchObject({
      selected: 'banner01',
      wantedField: 'title',
      curLanguageEnv: 'de',
    })
  })

  it('publishes all, and says where to look and what was kept back', async () => {
    const { send, askedFor } = service()
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect(await screen.findByText('Published. Visitors can see your changes now.')).toBeTruthy()
    expect(
      screen.getByText(
        'These languages were not published because of errors: German. Visitors still see the last release.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View published site' }).getAttribute('href')).toBe(
      'https://site.example/en/',
    )
    expect(askedFor(publishSite)).toEqual([{ redirectMoved: true, draftsId: '1' }])
    await waitFor(() => expect(askedFor(listReleases)).toHaveLength(2))
  })

  it('publishes with warnings only once a person accepted them', async () => {
    const outcome: Record<string, unknown> = { changed: false, moved: [], blocked: [], waits: true }
    const { send, askedFor } = service(undefined, outcome)
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(screen.getByText('Publish selected pages or languages'))
    await user.click(screen.getByRole('checkbox', { name: 'German' }))
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect(await screen.findByText('Nothing went live. Check 1 warning below, then fix or accept it.')).toBeTruthy()
    expect(await violationsOf('Releases, waiting')).toEqual([])
    Object.assign(outcome, { changed: true, waits: false })
    await user.click(screen.getByRole('button', { name: 'Accept 1 warning and publish' }))
    expect(await screen.findByText('Published. Visitors can see your changes now.')).toBeTruthy()
    const asked = { redirectMoved: true, draftsId: '1', languages: ['en', 'ar'] }
    expect(askedFor(publishSite)).toEqual([asked, { ...asked, accepted: [finding.id] }])
  })

  it('says that nothing was published where every language is blocked, and why each of them is (R321)', async () => {
    const error = (language: string | undefined, message: string) => ({
      ...finding,
      level: 'error',
      message,
      ...(language === undefined ? { language: undefined } : { language }),
    })
    const findings = [error(undefined, 'This link leads nowhere.'), error('de', 'This is too long.')]
    const stopped = { ...found, findings, errors: 2, release: 'two', changed: false, changedPages: [], moved: [] }
    const { send } = service(undefined, { ...stopped, blocked: ['en', 'de', 'ar'] })
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect((await screen.findAllByText('Nothing was published.')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Visitors see it now/)).toBeNull()
    expect(
      screen.getByText(
        'These languages were not published because of errors: English, German, and Arabic. Visitors still see the last release.',
      ),
    ).toBeTruthy()
    const reasons = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(reasons('English and Arabic')).toEqual(['This link leads nowhere.'])
    expect(reasons('German')).toEqual(['This link leads nowhere.', 'This is too long.'])
  })

  it('says that nothing has changed where nothing has, also to who hears it', async () => {
    const { send } = service(undefined, { release: 'two', changed: false, changedPages: [], moved: [], blocked: [] })
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect(
      (await screen.findAllByText('Nothing to publish: the draft has not changed since the last release.')).length,
    ).toBeGreaterThan(0)
    expect(screen.queryByText('Published.')).toBeNull()
  })

  it('tells where visitors of an old address come to, and stops leading them there', async () => {
    const { send, askedFor } = service()
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    const told = 'Visitors of \u2066/pages/über\u2069 are now redirected to \u2066/pages/about\u2069.'
    expect(await screen.findByText(told)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete redirect' }))
    await waitFor(() => expect(screen.queryByText(told)).toBeNull())
    expect(askedFor(removeRedirect)).toEqual([{ id: 'red00001' }])
  })

  it('publishes some languages only', async () => {
    const { send, askedFor } = service()
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(screen.getByText('Publish selected pages or languages'))
    await user.click(screen.getByRole('checkbox', { name: 'German' }))
    await user.click(screen.getByRole('checkbox', { name: 'Arabic' }))
    await user.click(screen.getByRole('button', { name: 'Publish now' }))
    expect(askedFor(publishSite)).toMatchObject([{ languages: ['en'] }])
    await user.click(screen.getByRole('checkbox', { name: 'Home' }))
    expect(screen.getByRole('button', { name: 'Publish now' }).hasAttribute('disabled')).toBe(true)
  })

  describe('of a large draft', () => {
    /** A service that publishes by a job, which stands as `job` says. */
    function withJob(job: Record<string, unknown>, preparing: () => readonly object[] = () => []) {
      const { send, askedFor } = service()
      const cancelled: unknown[] = []
      const withJobs: SendCall = async (call, question, options) => {
        if ((call as unknown) === publishSite) return { job: 'job00001' } as never
        const known = { id: 'job00001', kind: 'publish', draftsId: '1', at: '', ...job }
        if ((call as unknown) === getJob) return known as never
        if ((call as unknown) === listJobs) return ('result' in job ? preparing() : [known]) as never
        if ((call as unknown) !== cancelJob) return send(call, question, options)
        cancelled.push(question)
        job.state = 'cancelled'
        return { cancelled: true } as never
      }
      return { send: withJobs, askedFor, cancelled }
    }
    const publishNow = async (send: SendCall) => {
      const { user } = renderPanel(<Releases />, { draft, send })
      await user.click(await screen.findByRole('button', { name: 'Publish now' }))
      return user
    }

    it('show how far it is, and then what came of it', async () => {
      const job: Record<string, unknown> = { state: 'running', done: 45, total: 180 }
      const { send } = withJob(job)
      await publishNow(send)
      expect(await screen.findByText('Publishing… 25%')).toBeTruthy()
      expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.25')
      expect(await violationsOf('Releases, publishing')).toEqual([])
      const result = { ...found, release: 'three', changed: true, changedPages: ['home'], moved: [], blocked: [] }
      Object.assign(job, { state: 'done', result: { ...result, waits: false } })
      expect(await screen.findByText('Published. Visitors can see your changes now.')).toBeTruthy()
    })

    it('can be cancelled', async () => {
      const { send, cancelled } = withJob({ state: 'running', done: 0 })
      const user = await publishNow(send)
      await user.click(await screen.findByRole('button', { name: 'Cancel publishing' }))
      const said = await screen.findAllByText('Publishing was cancelled. Visitors still see the last release.')
      expect(said.length).toBeGreaterThan(0)
      expect(cancelled).toEqual([{ id: 'job00001' }])
      expect(screen.queryByRole('progressbar')).toBeNull()
    })

    it('are followed by whoever opens the designer meanwhile, and can be cancelled there', async () => {
      const { send, cancelled } = withJob({ state: 'running', done: 90, total: 180 })
      const { publishing, user } = renderPanel(<Releases />, { draft, send })
      let isFound = false
      void publishing.resume(() => {
        isFound = true
      })
      expect(await screen.findByText('Publishing… 50%')).toBeTruthy()
      expect(isFound).toBe(true)
      await user.click(screen.getByRole('button', { name: 'Cancel publishing' }))
      await waitFor(() => expect(publishing.state.getState().kind).toBe('cancelled'))
      expect(cancelled).toEqual([{ id: 'job00001' }])
    })

    it('are no business of those who have another draft open', async () => {
      const { send } = withJob({ state: 'running', done: 90, total: 180, draftsId: '2' })
      const { publishing } = renderPanel(<Releases />, { draft, send })
      await publishing.resume()
      expect(publishing.state.getState()).toEqual({ kind: 'idle' })
    })

    it('say how many pages are prepared, until all are', async () => {
      const result = { ...found, release: 'three', changed: true, changedPages: ['home'], moved: [], blocked: [] }
      const prerender = { id: 'job00002', kind: 'prerender', state: 'waiting', done: 0, at: '' }
      const pages: Record<string, unknown>[] = [prerender]
      const { send } = withJob({ state: 'done', done: 1, result: { ...result, waits: false } }, () => pages)
      await publishNow(send)
      expect(await screen.findByText('Published. Visitors can see your changes now.')).toBeTruthy()
      expect(screen.queryByText(/Preparing/)).toBeNull()
      Object.assign(prerender, { state: 'running', done: 40, total: 1275 })
      expect(await screen.findByText('Preparing pages: 40 of 1,275')).toBeTruthy()
      expect(screen.getByRole('progressbar', { name: 'Preparing pages' }).getAttribute('value')).toBe('40')
      expect(await violationsOf('Releases, pages are prepared')).toEqual([])
      pages.pop()
      await waitFor(() => expect(screen.queryByText(/Preparing/)).toBeNull())
      expect(screen.getByText('Published. Visitors can see your changes now.')).toBeTruthy()
    })

    it('say why it failed', async () => {
      const error = { code: 'conflict', message: 'Please mend it first.' }
      const { send } = withJob({ state: 'failed', done: 0, error })
      await publishNow(send)
      expect(await screen.findByText('Please mend it first.')).toBeTruthy()
    })
  })

  it('says why nothing was published, and checks again', async () => {
    const { send, askedFor } = service(new CallError('conflict', { message: 'Please mend it first.' }))
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect(await screen.findByText('Please mend it first.')).toBeTruthy()
    await waitFor(() => expect(askedFor(checkDraftCall).length).toBeGreaterThan(1))
  })

  it('tells what changed with a release, in titles of fields and each once', async () => {
    const { user } = renderPanel(<Releases />, { draft, send: service().send })
    await user.click(await screen.findByRole('button', { name: 'Show changes in release 2' }))
    const entry = within(screen.getByRole('listitem', { name: 'Release 2' }))
    expect(await entry.findAllByText('Height (Mobile) of Banner')).toHaveLength(1)
    expect(entry.getByText('Tall')).toBeTruthy()
    expect(entry.getByText('“Neu”')).toBeTruthy()
    expect(entry.getByText('German')).toBeTruthy()
    expect(entry.getByText('English and German')).toBeTruthy()
    expect(entry.getByText('Default language changed').closest('li')?.textContent).toBe(
      'Default language changed: Arabic',
    )
  })

  it('goes back to an older release, or to one language of it, after asking', async () => {
    const { send, askedFor } = service()
    const { user } = renderPanel(<Releases />, { draft, send })
    await user.click(await screen.findByRole('button', { name: 'Roll back to release 1' }))
    const sure = within(screen.getByRole('group', { name: 'Roll back to release 1' }))
    expect(askedFor(rollBack)).toEqual([])
    await user.selectOptions(sure.getByRole('combobox', { name: 'What to roll back' }), 'German')
    await user.click(sure.getByRole('button', { name: 'Confirm rollback to release 1' }))
    expect(askedFor(rollBack)).toEqual([{ id: 'one', language: 'de' }])
    expect(await screen.findByText('Rolled back German to release 1')).toBeTruthy()
    const entry = within(screen.getByRole('listitem', { name: 'Release 1' }))
    expect(await entry.findByText('Live')).toBeTruthy()
  })
})

it('says what each rollback showed again, with the language in the language of the interface', () => {
  const words = createTranslator<DesignerTranslate>('en', {
    'releases.rollback': 'releases.rollback',
    'releases.rollbackOf': 'releases.rollbackOf {{language}}',
    'releases.rollbackTo': 'releases.rollbackTo {{number}}',
    'releases.rollbackOfTo': 'releases.rollbackOfTo {{language}} {{number}}',
  })
  const told = (locale: string, rolledBack?: { number?: number; language?: string }) =>
    rollbackInWords({ ...words, locale }, rolledBack)
  expect(told('en', { number: 2, language: 'de' })).toBe('releases.rollbackOfTo German 2')
  expect(told('fr', { number: 2, language: 'de' })).toBe('releases.rollbackOfTo allemand 2')
  expect(told('en', { number: 2 })).toBe('releases.rollbackTo 2')
  expect(told('en', { language: 'de' })).toBe('releases.rollbackOf German')
  expect(told('en')).toBe('releases.rollback')
})
