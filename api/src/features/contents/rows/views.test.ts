import type { Role } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

onBothEngines('Saved views of tables', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
  })

  const member = (role: Role) => served.memberOf(tenantId, { role })
  const views = (client: Client, kind = 'product') => client.data(`v1/content/${kind}/views`)
  const add = (client: Client, view: object) => client.post('v1/content/product/views', view)
  const change = (client: Client, id: string, view: object) => client.ask('PUT', `v1/content/product/views/${id}`, view)
  const remove = (client: Client, id: string) => client.ask('DELETE', `v1/content/product/views/${id}`)
  const drafts = { name: ' Drafts ', query: 'filter={"state":["draft"]}&sort=-updated' }

  it('are of the member who saved them, and of one kind', async () => {
    const [viewer, editor] = [await member('viewer'), await member('editor')]
    const added = await add(viewer, drafts)
    expect(added.statusCode).toBe(201)
    const view = added.json().data
    expect(view).toMatchObject({ name: 'Drafts', query: drafts.query, isShared: false, isOwn: true })
    expect(await views(viewer)).toEqual([view])
    expect(await views(viewer, 'case')).toEqual([])
    expect(await views(editor)).toEqual([])
    for (const refused of [await change(editor, view.id, drafts), await remove(editor, view.id)])
      expect(refused.statusCode).toBe(404)
    const changed = await change(viewer, view.id, { ...drafts, name: 'All drafts' })
    expect(changed.json().data).toMatchObject({ id: view.id, name: 'All drafts' })
    expect((await remove(viewer, view.id)).statusCode).toBe(204)
    expect(await views(viewer)).toEqual([])
    expect((await remove(viewer, view.id)).statusCode).toBe(404)
  })

  it('are shared by who may write contents, and changed by them', async () => {
    const [viewer, editor, writer] = [await member('viewer'), await member('editor'), await member('content-editor')]
    expect((await add(viewer, { ...drafts, isShared: true })).statusCode).toBe(403)
    const { id } = (await add(editor, { ...drafts, isShared: true })).json().data
    expect(await views(viewer)).toMatchObject([{ id, isShared: true, isOwn: false }])
    expect((await change(viewer, id, { ...drafts, isShared: true })).statusCode).toBe(403)
    expect((await remove(viewer, id)).statusCode).toBe(403)
    expect((await change(writer, id, { ...drafts, name: 'Ours', isShared: true })).json().data.name).toBe('Ours')
    // Only who made it takes it out of the hands of all others.
    expect((await change(writer, id, drafts)).statusCode).toBe(403)
    expect((await change(editor, id, drafts)).statusCode).toBe(200)
    expect(await views(viewer)).toEqual([])
  })

  it('are of one site, and have a name', async () => {
    const editor = await member('editor')
    const { id } = (await add(editor, { ...drafts, isShared: true })).json().data
    const other = await importSiteFiles(storage, specs, exampleSite('chairs'), { publish: true })
    const stranger = await served.memberOf(other.tenantId, { role: 'owner' })
    expect(await views(stranger)).toEqual([])
    expect((await change(stranger, id, { ...drafts, isShared: true })).statusCode).toBe(404)
    expect((await remove(stranger, id)).statusCode).toBe(404)
    expect((await add(editor, { query: 'q=a' })).statusCode).toBe(422)
    expect((await add(editor, { name: '', query: 'q=a' })).statusCode).toBe(422)
    expect(await views(editor)).toHaveLength(1)
  })
})
