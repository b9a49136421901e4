import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../host/src/config.ts'
import { startHost } from '../../host/src/process/start.ts'
import { writeFourSections } from '../../host/src/testing/four-sections.ts'
import { development } from '../../host/src/testing/instance.ts'
import { temporaryFolder } from '../../host/src/testing/temporary-folder.ts'

interface Part {
  readonly pageSchema: {
    readonly version: number
    readonly root: string[]
    readonly components: Record<string, object>
  }
  readonly componentsSettingValues: Record<string, object>
}

const idsOf = (html: string): readonly string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string)

/** The same words as headings of every level, with and without an anchor, and as other texts with one. */
function addTexts({ pageSchema, componentsSettingValues }: Part, letter: string): Part {
  const texts = ['h2', 'h2', 'h3', 'h4', 'p', 'span', 'p'].map((textType, at) => ({
    id: `${letter}Text00${at}`,
    props: { text: 'Twice', textType, ...(at > 1 && { anchor: at === 6 ? 'main' : 'twice' }) },
  }))
  for (const { id, props } of texts) {
    pageSchema.root.push(id)
    pageSchema.components[id] = { type: 'text-label', version: 1 }
    componentsSettingValues[id] = { props }
  }
  return { pageSchema, componentsSettingValues }
}

const emptyPart = (): Part => ({ pageSchema: { version: 1, root: [], components: {} }, componentsSettingValues: {} })

it('no two elements of a document have the same id, however often owners name one (R165)', async () => {
  const folder = temporaryFolder()
  writeFourSections(folder)
  const file = (name: string) => join(folder, 'acme', name)
  const home = JSON.parse(readFileSync(file('pages/home.json'), 'utf8'))
  writeFileSync(file('pages/home.json'), JSON.stringify({ ...home, ...addTexts(home, 'm') }))
  writeFileSync(file('header.json'), JSON.stringify(addTexts(emptyPart(), 'h')))
  writeFileSync(file('footer.json'), JSON.stringify(addTexts(emptyPart(), 'f')))
  const { config } = readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', DEMO: '1' })
  const started = await startHost({ ...config, port: 0 }, pino({ level: 'silent' }), {
    folder,
    sites: folder,
    development,
  })
  try {
    const html = await (await fetch(`${started.url}/acme`)).text()
    const ids = idsOf(html)
    expect(html.match(/>Twice</g)).toHaveLength(21)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => id.startsWith('twice')).length).toBe(18)
    // The anchor that an owner gave first on the page itself keeps the id that links name; all others give way.
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toMatch(/<h3[^>]* id="twice"[^>]*>Twice/)
  } finally {
    await started.close()
  }
})
