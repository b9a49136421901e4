import type { PageFacts } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

onBothEngines('The times of drafts and pages', (engine) => {
  let owner: Client
  let draftsId: string

  beforeAll(async () => {
    const storage = await engine.open()
    const site = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    draftsId = site.draftsId
    owner = await (await serve({ storage })).memberOf(site.tenantId, { role: 'owner' })
  })

  const pages = async () => {
    const all = await owner.data<readonly PageFacts[]>(`v1/page/drafts/${draftsId}/pages`)
    return new Map(all.map((page) => [page.id, page]))
  }
  const draft = async () => (await owner.data('v1/page/drafts')).find(({ id }: { id: string }) => id === draftsId)
  const publish = async () =>
    (await owner.post('v1/site/publish', { draftsId, acceptWarnings: true })).json().data.release as string
  const iso = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

  it('are told, and follow what is done', async () => {
    const before = await pages()
    const home = before.get('home') as PageFacts
    expect(home).toMatchObject({ status: 'published', createdAt: expect.stringMatching(iso) })
    expect([home.updatedAt, String(home.publishedAt) >= home.createdAt]).toEqual([home.createdAt, true])
    const first = await draft()
    expect(first).toMatchObject({ createdAt: expect.stringMatching(iso), updatedAt: first.createdAt })
    expect((await owner.data(`v1/page/website-draft/${draftsId}`)).draftsInfo).toEqual(first)

    const made = (await owner.post('v1/page/pages', { draftsId, id: 'team', name: 'Team', slug: 'team' })).json().data
    expect(made.page.id).toBe('team')
    await owner.post('v1/page/pages', { draftsId, id: 'about', name: 'All about us' })
    const after = await pages()
    expect(after.get('team')).toEqual({
      id: 'team',
      status: 'draft',
      createdAt: expect.stringMatching(iso),
      updatedAt: expect.stringMatching(iso),
    })
    const [was, is] = [before.get('about') as PageFacts, after.get('about') as PageFacts]
    expect([is.createdAt, is.publishedAt, is.updatedAt > was.updatedAt]).toEqual([was.createdAt, was.publishedAt, true])
    // Who is only given another place in the list is not changed.
    expect(after.get('home')).toEqual(home)
    const second = await draft()
    expect([second.createdAt, second.updatedAt > first.updatedAt]).toEqual([first.createdAt, true])
  })

  it('say what visitors see, also when an earlier release is shown again', async () => {
    const [before] = (await owner.data('v1/site/releases')).items
    await publish()
    const home = (await pages()).get('home')
    await owner.post('v1/page/pages', { draftsId, id: 'team', name: 'Our team' })
    await publish()
    const published = await pages()
    expect(published.get('team')).toMatchObject({ status: 'published', publishedAt: expect.stringMatching(iso) })
    // What visitors see of it did not change.
    expect(published.get('home')).toEqual(home)
    expect((await owner.post(`v1/site/releases/${before.id}/rollback`, {})).statusCode).toBeLessThan(300)
    expect((await pages()).get('team')).not.toHaveProperty('publishedAt')
    expect((await pages()).get('team')?.status).toBe('draft')
  })

  it('are for members alone', async () => {
    const response = await owner.get(`v1/page/drafts/${draftsId}/pages`, { cookie: '', authorization: '' })
    expect(response.statusCode).toBe(401)
  })
})
