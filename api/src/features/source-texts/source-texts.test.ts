import { newId } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('What sources said before', (engine) => {
  let ann: Client
  let ben: Client
  let draftsId: string

  beforeEach(async () => {
    const storage = await engine.open()
    const site = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const other = await importSiteFiles(storage, specs, exampleSite('chairs'))
    ;({ draftsId } = site)
    const served = await serve({ storage })
    ann = await served.memberOf(site.tenantId, { role: 'editor' })
    ben = await served.memberOf(other.tenantId, { role: 'editor' })
  })

  const set = (of: object, path: string, value: string, language?: string) => ({
    ...{ id: newId(), type: 'set-setting', of, path, value },
    ...(language !== undefined && { language }),
  })
  const draft = () => ann.data(`v1/page/website-draft/${draftsId}`)
  async function save(path: string, value: string, language?: string): Promise<void> {
    const { revision: baseRevision } = await draft()
    const operations = [set({ page: 'home', component: 'posterA1' }, path, value, language)]
    const answer = await ann.post('v1/page/component/save-draft', { draftsId, baseRevision, operations })
    expect(answer.statusCode).toBe(200)
  }
  const textsOf = async (fingerprint: string, who = ann) =>
    (await who.data(`v1/language/source-texts?fingerprints=${fingerprint}`)).items

  it('are known by the fingerprint that the note of an outdated translation names, on one site', async () => {
    await save('title', 'Bolts for every site')
    await save('title', 'Schrauben', 'de')
    const { componentsSettingValues } = await draft()
    const { source } = componentsSettingValues.posterA1.translationMeta.de.title
    expect(await textsOf(source)).toEqual([])
    await save('title', '  Bolts for  every site')
    expect(await textsOf(source)).toEqual([])
    await save('title', 'Bolts for any site')
    const known = [{ fingerprint: source, text: 'Bolts for every site' }]
    expect(await textsOf(`${source},2:0000000000000000`)).toEqual(known)
    expect(await textsOf(source, ben)).toEqual([])
    await save('title', 'Bolts for every site')
    await save('title', 'Bolts for many sites')
    expect(await textsOf(source)).toEqual(known)
  })

  it('are those of contents as well', async () => {
    const { id } = await ann.data('v1/content/product/desk-lamp')
    const of = { content: `product/${id}` }
    const write = async (baseRevision: number, ...operations: readonly object[]) =>
      expect((await ann.post('v1/content/save', { baseRevision, operations })).statusCode).toBe(200)
    await write(0, set(of, 'name', 'Schreibtischlampe', 'de'))
    const { settings } = await ann.data('v1/content/product/desk-lamp')
    const { source } = settings.translationMeta.de.name
    await write(1, set(of, 'name', 'Reading lamp'))
    expect(await textsOf(source)).toEqual([{ fingerprint: source, text: settings.props.name }])
  })

  it('are asked for by fingerprints of words, at most 50', async () => {
    const ask = async (fingerprints: string) =>
      (await ann.get(`v1/language/source-texts?fingerprints=${fingerprints}`)).statusCode
    const many = Array.from({ length: 51 }, (_, at) => `2:${String(at).padStart(16, '0')}`)
    expect([await ask('285da2f6795d39d3'), await ask(many.join()), await ask(many.slice(1).join())]).toEqual([
      422, 422, 200,
    ])
  })
})
