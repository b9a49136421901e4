import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDocument } from '@vitrine/renderer'
import { start } from './site.ts'

const folder = join(process.cwd(), 'data')

async function read(name: string): Promise<SiteDocument | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as SiteDocument
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written beside it first, so that a crash leaves the old one whole. */
async function write(name: string, site: SiteDocument): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.new`), JSON.stringify(site))
  await rename(join(folder, `${name}.new`), join(folder, name))
}

/** What is edited; who may write it is for your app to decide. */
export const readDraft = async (): Promise<SiteDocument> => (await read('draft.json')) ?? start
export const writeDraft = (site: SiteDocument): Promise<void> => write('draft.json', site)

/** What visitors see. */
export const readPublished = async (): Promise<SiteDocument> => (await read('published.json')) ?? start
export const publish = async (): Promise<void> => write('published.json', await readDraft())
