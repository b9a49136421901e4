import { beforeAll, expect, it } from 'vitest'
import { changedSite, edit, posterOf } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const toLamp = { type: 'page', pageType: 'product', id: 'desk-lamp' }

onBothEngines('Where a content is used', (engine) => {
  let editor: Client
  let draftsId: string

  beforeAll(async () => {
    const storage = await engine.open()
    const served = await serve({ storage })
    const files = changedSite({
      'pages/home.json': edit((home) => {
        posterOf(home).props.link = toLamp
      }),
      'menus/main.json': edit((menu) => {
        menu.settings.props.items[0].link = toLamp
      }),
      'content/case/tower.json': edit((tower) => {
        tower.settings.props.products = ['desk-lamp']
      }),
      'content/info/news.json': edit((news) => {
        const marks = [{ type: 'link', link: toLamp }]
        news.settings.props.body = {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Our lamp', marks }] }],
        }
        // The word alone, which is no link to it.
        news.settings.props.author = 'torch'
      }),
    })
    const imported = await importSiteFiles(storage, specs, files, { publish: true })
    draftsId = imported.draftsId
    editor = await served.memberOf(imported.tenantId, { role: 'editor' })
  })

  const uses = (kind: string, id: string) => editor.data(`v1/content/${kind}/${id}/uses`)

  it('is told of pages, menus and other contents, by id or slug', async () => {
    const found = await uses('product', 'desk-lamp')
    expect(found).toEqual([
      { kind: 'page', id: 'home', name: 'Home', draftsId },
      { kind: 'menu', id: 'main', name: 'main', draftsId },
      { kind: 'case', id: expect.any(String), name: 'A tower' },
      { kind: 'info', id: expect.any(String), name: 'News' },
    ])
    const { id } = await editor.data('v1/content/product/desk-lamp')
    expect(await uses('product', id)).toEqual(found)
  })

  it('is told of what names a collection, and of nothing that only says the same word', async () => {
    const products = await uses('collection', 'outdoor')
    expect(products.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['product', 'Torch'],
      ['product', 'arc lamp'],
    ])
    expect(await uses('product', 'torch')).toEqual([])
    expect((await editor.get('v1/content/product/nothing/uses')).statusCode).toBe(404)
  })
})
