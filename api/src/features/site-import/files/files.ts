import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits, readJson } from '@vitrine/schemas'
import { ImportError, type ImportProblem } from '../problems.ts'

/** A site as files: what stands in the JSON files, and how to get at the bytes of the others. */
export interface SiteFiles {
  /** By path in the folder: `pages/home.json`. */
  readonly documents: Readonly<Record<string, unknown>>
  /** By path in the folder: `media/hall.webp`. */
  readonly media?: Readonly<Record<string, () => Promise<Uint8Array>>>
}

/** A file that is looked at, wherever it lies. */
export interface ImportFile {
  /** In the folder of the site: `pages/home.json`. */
  readonly path: string
  readonly read: () => Uint8Array | Promise<Uint8Array>
}

/** Reads the folder of a site; see `siteFilesIn`. */
export async function readFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
  return siteFilesIn(paths.map((path) => ({ path, read: () => readFile(join(folder, path)) })))
}

/**
 * Takes the files of a site from those that were found. Hidden files and files beside the known folders
 * that are not JSON are passed over.
 *
 * @throws ImportError when a file holds no JSON or is too large to be one of a site's.
 */
export async function siteFilesIn(found: readonly ImportFile[]): Promise<SiteFiles> {
  const problems: ImportProblem[] = []
  const documents: Record<string, unknown> = {}
  const media: Record<string, () => Promise<Uint8Array>> = {}
  const shown = found.filter(({ path }) => !path.split('/').some((name) => name.startsWith('.')))
  for (const { path, read } of [...shown].sort((left, right) => (left.path < right.path ? -1 : 1))) {
    const refuse = (key: string, params: ImportProblem['params']) =>
      problems.push({ file: path, path: '', key: `problem.${key}`, params })
    if (path.startsWith('media/')) media[path] = async () => read()
    else if (path.endsWith('.json')) {
      const bytes = await read()
      if (bytes.length > limits.bodyOfSave) refuse('tooLarge', { limit: limits.bodyOfSave })
      else {
        const read = readJson(Buffer.from(bytes).toString('utf8'))
        if ('problem' in read) problems.push({ ...read.problem, file: path })
        else documents[path] = read.value
      }
    }
  }
  if (problems.length > 0) throw new ImportError(problems)
  return { documents, media }
}
