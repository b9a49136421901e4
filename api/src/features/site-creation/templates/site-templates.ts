import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOf, type SiteTemplate, siteTemplate } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'
import { readFiles, type SiteFiles } from '../../site-import/files/files.ts'

declare module '../../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** The whole sites that new ones may begin with. */
    readonly templates: SiteTemplates
  }
}

export interface SiteTemplates {
  /** All of them, by their names. */
  list(): Promise<readonly SiteTemplate[]>
  /** One with its files; nothing when there is none of this name. */
  read(name: string): Promise<{ readonly template: SiteTemplate; readonly files: SiteFiles } | undefined>
  /** The picture of its home page: WebP. In the first of its languages, where there is none in the one asked for. */
  cover(name: string, language?: string): Promise<Buffer | undefined>
}

/** What stands in a folder of a template beside the files of a site. */
const DESCRIPTION = 'template.json'
const COVER = 'cover.webp'
const coverIn = (language: string): string => `cover.${language}.webp`

const check = checkOf(siteTemplate)
/** Never a path. */
const isName = (name: string): boolean => new RegExp(siteTemplate.properties.name.pattern).test(name)
const isLanguage = (code: string): boolean => new RegExp(siteTemplate.properties.languages.items.pattern).test(code)

async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(asRecord(error).code))) return undefined
    throw error
  }
}

/** Reads templates from folders that hold a folder for each of them. Of two of the same name the first counts. */
export function createSiteTemplates(folders: string | readonly string[] = []): SiteTemplates {
  const all = [folders].flat().map(templatesIn)
  /** What the first one answers that has something. */
  const first = async <T>(ask: (templates: SiteTemplates) => Promise<T | undefined>): Promise<T | undefined> => {
    for (const templates of all) {
      const answer = await ask(templates)
      if (answer !== undefined) return answer
    }
    return undefined
  }
  return {
    async list() {
      const byName = new Map<string, SiteTemplate>()
      for (const templates of all)
        for (const template of await templates.list())
          if (!byName.has(template.name)) byName.set(template.name, template)
      return [...byName.values()]
    },
    read: (name) => first((templates) => templates.read(name)),
    cover: (name, language) => first((templates) => templates.cover(name, language)),
  }
}

/** @throws Error when a template is not described as `siteTemplate` says. */
function templatesIn(folder: string): SiteTemplates {
  const at = (...path: readonly string[]) => join(folder, ...path)

  async function describedAs(name: string): Promise<SiteTemplate | undefined> {
    const file = isName(name) ? at(name, DESCRIPTION) : undefined
    const text = file && (await orNothing(readFile(file, 'utf8')))
    if (text === undefined) return undefined
    const described: unknown = JSON.parse(text)
    const [problem] = check(described)
    if (problem) throw new Error(`${file}: ${problem.path} ${problem.key}`)
    return described as SiteTemplate
  }

  return {
    async list() {
      const names = await orNothing(readdir(folder))
      const found = await Promise.all((names ?? []).toSorted().map(describedAs))
      return found.filter((template) => template !== undefined)
    },
    async read(name) {
      const template = await describedAs(name)
      if (!template) return undefined
      const { documents, media } = await readFiles(at(name))
      const { [DESCRIPTION]: _description, ...site } = documents
      return { template, files: { documents: site, ...(media && { media }) } }
    },
    async cover(name, language) {
      if (!isName(name)) return undefined
      const files = [...(language !== undefined && isLanguage(language) ? [coverIn(language)] : []), COVER]
      for (const file of files) {
        const picture = await orNothing(readFile(at(name, file)))
        if (picture) return picture
      }
      return undefined
    },
  }
}
