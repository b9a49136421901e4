import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Edition, ResolvedComponent } from '@vitrine/schemas'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../host/src/config.ts'
import { startHost } from '../../host/src/process/start.ts'
import { writeFourSections } from '../../host/src/testing/four-sections.ts'
import { development } from '../../host/src/testing/instance.ts'
import { temporaryFolder } from '../../host/src/testing/temporary-folder.ts'

// Editions as no import would let them in: what older or other hands wrote straight into the database.

const dataDir = temporaryFolder()
const folder = temporaryFolder()

interface Seen {
  readonly status: number
  readonly html: string
  readonly log: string
}

/** Starts on what stands in the database, and visits the home page of acme. */
async function visit(address = '/acme'): Promise<Seen> {
  let log = ''
  const { config } = readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'info' })
  const logger = pino(
    { level: 'info' },
    {
      write(line: string) {
        log += line
      },
    },
  )
  const started = await startHost({ ...config, port: 0 }, logger, { folder, sites: folder, development })
  try {
    const answer = await fetch(`${started.url}${address}`)
    return { status: answer.status, html: await answer.text(), log }
  } finally {
    await started.close()
  }
}

type Components = Record<string, ResolvedComponent & Record<string, unknown>>

/** Changes the edition of acme's home page where it is stored; answers how to change it back. */
function change(how: (edition: { components: Components } & Edition) => void): () => void {
  const database = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  const rows = database.prepare('select address, document from editions').all() as {
    address: string
    document: string
  }[]
  const row = rows.find(({ document }) => {
    return (JSON.parse(document) as Edition).page?.pageType === 'home'
  })
  if (!row) throw new Error('The home page of acme is not in the database.')
  const edition = JSON.parse(row.document)
  how(edition)
  const write = database.prepare('update editions set document = ? where address = ?')
  write.run(JSON.stringify(edition), row.address)
  return () => {
    write.run(row.document, row.address)
    database.close()
  }
}

/** The HTML of a root section: from its own start to that of the next one. */
function partOf(html: string, index: number): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const starts = [...main.matchAll(/<(?:section|div)(?=[^>]* data-section="(?:banner|product-list|columns)")/g)].map(
    ({ index: at }) => at,
  )
  return main.slice(starts[index], starts[index + 1] ?? main.length)
}

let whole: Seen
beforeAll(async () => {
  writeFourSections(folder)
  whole = await visit()
}, 180_000)

/** The second root of the page, a list of products, is what gets broken. */
const broken = (edition: { components: Components } & Edition) => {
  const id = edition.root[1] as string
  return { id, component: edition.components[id] as Components[string] }
}

describe('a page of which one section is broken', () => {
  it.each([
    [
      'an unknown type',
      'unknown-section',
      (component: Components[string]) => Object.assign(component, { type: 'mystery' }),
    ],
    ['a newer version', 'newer-version', (component: Components[string]) => Object.assign(component, { version: 99 })],
    ['a loop of slots', 'too-deep', undefined],
  ])('stands in spite of %s, and the log names it', { timeout: 180_000 }, async (_what, finding, spoil) => {
    let id = ''
    const restore = change((edition) => {
      const found = broken(edition)
      id = found.id
      if (spoil) spoil(found.component)
      else {
        const loop = edition.root[2] as string
        id = loop
        Object.assign(edition.components[loop] as object, { slots: { column1: [loop] } })
      }
    })
    const seen = await visit()
    restore()
    expect(seen.status).toBe(200)
    const drawnWell = spoil ? [0, 2, 3] : [0, 1]
    const offset = (index: number) => (spoil && index > 1 ? index - 1 : index)
    for (const index of drawnWell) expect(partOf(seen.html, offset(index))).toBe(partOf(whole.html, index))
    expect(seen.log).toContain(finding)
    expect(seen.log).toContain(id)
  })

  it.each([
    ['a number where a text belongs', { title: 42 }],
    ['a choice that does not exist', { layout: 'spiral' }],
    ['a tree where a switch belongs', { showPrice: { deep: [{}] } }],
    ['keys that nobody knows', { dangerouslySetInnerHTML: { __html: '<script>alert(1)</script>' }, onClick: 'x' }],
    ['a script as an address', { background: { image: 'javascript:alert(1)', color: 'red;}body{display:none' } }],
  ])('puts right %s, and the log names it', { timeout: 180_000 }, async (_what, props) => {
    let id = ''
    const restore = change((edition) => {
      const found = broken(edition)
      id = found.id
      Object.assign(found.component.props as object, props)
    })
    const seen = await visit()
    restore()
    expect(seen.status).toBe(200)
    for (const index of [0, 2, 3]) expect(partOf(seen.html, index)).toBe(partOf(whole.html, index))
    expect(partOf(seen.html, 1)).toContain('data-section="product-list"')
    expect(seen.html).not.toMatch(/<script>|javascript:|display:none/)
    expect(seen.log).toContain('invalid-values')
    expect(seen.log).toContain(id)
  })

  it('leaves a silent field where no picture is chosen, and logs it', { timeout: 180_000 }, async () => {
    const restore = change((edition) => {
      const banner = edition.components[edition.root[0] as string] as Components[string]
      Object.assign((banner.props as { image: object }).image, { src: undefined })
    })
    const seen = await visit()
    restore()
    expect(partOf(seen.html, 0)).toContain('class="image-missing')
    expect(partOf(seen.html, 0)).not.toContain('>Image not available')
    expect(seen.log).toMatch(/"finding":"missing-image".*"paths":\["image"\]/)
    for (const index of [1, 2, 3]) expect(partOf(seen.html, index)).toBe(partOf(whole.html, index))
  })

  it('marks a text that has no translation with the language it is in', { timeout: 180_000 }, async () => {
    const restore = change((edition) => {
      const banner = edition.components[edition.root[0] as string] as Components[string]
      Object.assign(banner, { languages: { title: 'ar' } })
    })
    const seen = await visit()
    restore()
    expect(partOf(seen.html, 0)).toMatch(/<h1[^>]* lang="ar" dir="rtl"/)
    expect(seen.log).toMatch(/"finding":"untranslated".*"paths":\["title"\]/)
    for (const index of [1, 2, 3]) expect(partOf(seen.html, index)).toBe(partOf(whole.html, index))
  })
})
