import { productDetail } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { changedSite } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { picture } from '../../testing/pictures.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { specs } from '../../testing/specs.ts'
import { insertMedia } from '../media/media.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { fileFactsOf } from './file-facts.queries.ts'

const sheet = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1000)])

onBothEngines('what a product says of its files', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    const product = {
      slug: 'papered',
      status: 'published',
      settings: {
        props: {
          name: 'Papered lamp',
          certifications: [
            { id: 'certif01', name: 'CE', file: 'media/papers/ce.pdf' },
            { id: 'certif02', name: 'ENEC', file: 'media/papers/enec.webp' },
            { id: 'certif03', name: 'RoHS', file: 'https://papers.example/rohs.pdf' },
          ],
          downloads: [
            { id: 'downlo01', title: 'Data sheet', file: 'media/papers/sheet.pdf', language: 'en' },
            { id: 'downlo02', title: 'Not there yet' },
          ],
        },
        editPropsByLangEnvMap: { de: { 'downloads[downlo01].file': 'media/papers/blatt.pdf' } },
      },
    }
    const media: Readonly<Record<string, Buffer>> = {
      'media/papers/ce.pdf': sheet,
      'media/papers/enec.webp': await picture('webp', 300, 200),
      'media/papers/sheet.pdf': Buffer.concat([sheet, sheet]),
      'media/papers/blatt.pdf': Buffer.concat([sheet, sheet, sheet]),
    }
    const site = changedSite(
      { 'content/product/papered.json': product },
      Object.fromEntries(Object.entries(media).map(([path, bytes]) => [path, async () => bytes])),
    )
    ;({ tenantId } = await importSiteFiles(storage, specs, site, {}))
    served = await serve({ storage })
  })

  it('tells of which kind and how large they are, by the file itself', async () => {
    const { props, files } = await served.api.send(productDetail, { id: 'papered' }, { tenantId })
    const at = (name: string) => `/media/${tenantId}/papers/${name}`
    expect(props.certifications?.map(({ file }) => file)).toEqual([
      at('ce.pdf'),
      at('enec.webp'),
      'https://papers.example/rohs.pdf',
    ])
    expect(files).toEqual({
      [at('ce.pdf')]: { type: 'application/pdf', bytes: sheet.length },
      [at('enec.webp')]: { type: 'image/webp', bytes: expect.any(Number), width: 300, height: 200 },
      [at('sheet.pdf')]: { type: 'application/pdf', bytes: sheet.length * 2 },
    })
    const german = await served.api.send(productDetail, { id: 'papered' }, { tenantId, language: 'de' })
    expect(german.files?.[at('blatt.pdf')]?.bytes).toBe(sheet.length * 3)
  })

  it('finds what was uploaded, and nothing of other sites, other hosts or what is gone', async () => {
    const id = 'cd'.repeat(16)
    const name = `${tenantId}/${id}.pdf`
    await insertMedia(
      storage.db,
      { tenantId, accountId: null },
      {
        id,
        kind: 'file',
        name: 'a.pdf',
        type: 'application/pdf',
        files: [{ name, type: 'application/pdf', bytes: 7 }],
      },
    )
    const facts = (...addresses: readonly string[]) => fileFactsOf(storage.db, tenantId, addresses)
    expect(await facts(`/preview/${name}`)).toEqual({ [`/preview/${name}`]: { type: 'application/pdf', bytes: 7 } })
    expect(
      await facts(
        `/preview/9${name}`,
        `https://x.example/preview/${name}`,
        `/preview/${tenantId}/${'ef'.repeat(16)}.pdf`,
        '',
      ),
    ).toEqual({})
  })
})
