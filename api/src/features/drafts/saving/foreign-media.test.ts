import { newId, type Operation } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { changedSite, edit, posterOf } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const old = 'https://old.example/hall.webp'
const far = 'https://far.example/hall.webp'
const allowed = 'https://pictures.example/hall.webp'

onBothEngines('pictures on other hosts', (engine) => {
  let storage: Storage
  let served: Served
  let draftsId: string
  let editor: Client

  beforeEach(async () => {
    storage = await engine.open()
    // A site from before addresses were looked at.
    const site = changedSite({
      'pages/home.json': edit((home) => {
        posterOf(home).props.picture = { src: old, alt: 'Our hall' }
      }),
    })
    const made = await importSiteFiles(storage, specs, site, { publish: true, mediaHosts: ['pictures.example'] })
    expect(made.warnings).toContainEqual({
      file: 'pages/home.json',
      component: 'posterA1',
      path: 'picture.src',
      key: 'check.foreignMedia',
      params: { host: 'old.example' },
    })
    draftsId = made.draftsId
    served = await serve({ storage, mediaHosts: ['pictures.example'] })
    editor = await served.memberOf(made.tenantId, { role: 'editor' })
  })

  const of = { page: 'home', component: 'posterA1' }
  const picture = (src: string, more: object = {}) => ({
    id: newId(),
    type: 'set-setting',
    of,
    path: 'picture',
    value: { src, alt: 'Our hall' },
    ...more,
  })
  const revision = async (): Promise<number> => (await editor.data(`v1/page/website-draft/${draftsId}`)).revision
  const save = async (...operations: readonly object[]) =>
    editor.post('v1/page/component/save-draft', { draftsId, baseRevision: await revision(), operations })

  it('tells whoever edits which hosts there are', async () => {
    expect((await editor.data(`v1/page/website-draft/${draftsId}`)).mediaHosts).toEqual([
      'pictures.example',
      'localhost:3000',
    ])
  })

  it('are refused with the field and what to do, unless the host allows them', async () => {
    const operation = picture(far)
    const refused = await save(operation)
    expect(refused.statusCode).toBe(422)
    const { fields, details } = refused.json().error
    expect(fields[`${operation.id}.picture.src`]).toMatch(/from far\.example\. Upload the file or choose one/)
    expect(details).toMatchObject({
      operation: operation.id,
      key: 'refusal.foreignMedia',
      params: { host: 'far.example' },
    })
    expect((await save(picture(far, { language: 'de', path: 'picture.src', value: far }))).statusCode).toBe(422)
    expect((await save(picture(allowed))).statusCode).toBe(200)
  })

  it('are refused in whole sections and pages too', async () => {
    const components = { posterN1: { type: 'poster', version: 2 } }
    const settings = { posterN1: { props: { title: 'New', picture: { src: far } } } }
    const insert = { type: 'insert-component', page: 'home', parent: null, after: null, root: 'posterN1' }
    expect((await save({ id: newId(), ...insert, components, settings })).statusCode).toBe(422)
  })

  it('that were there before stay, may be edited around, copied, and come back by an undo', async () => {
    expect((await save({ ...picture(old), value: { src: old, alt: 'Another text' } })).statusCode).toBe(200)
    expect((await save(picture('/media/1/a.webp'))).statusCode).toBe(200)
    expect((await save(picture(old))).statusCode).toBe(200)
    const remove: Operation = { id: newId(), type: 'remove-component', ...of } as never
    expect((await save(remove)).statusCode).toBe(200)
    const { items } = await editor.data(`v1/page/drafts/${draftsId}/operations?pageSize=1`)
    expect((await save({ ...items[0].inverse, id: newId() })).statusCode).toBe(200)
  })

  it('are refused in contents, where they were not before', async () => {
    const product = (src: string) => ({
      slug: 'lantern',
      settings: { props: { name: 'Lantern', images: [{ id: 'imageAA1', image: { src } }] } },
    })
    const refused = await editor.post('v1/content/product', product(far))
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields['settings.props.images[imageAA1].image.src']).toMatch(/far\.example/)
    expect((await editor.post('v1/content/product', product(allowed))).statusCode).toBe(201)
  })
})
