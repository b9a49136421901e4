import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@vitrine/schemas'
import { ImportError, type ImportProblem } from './problems.ts'

/** A site as files: what stands in the JSON files, and how to get at the bytes of the others. */
export interface SiteFiles {
  /** By path in the folder: `pages/home.json`. */
  readonly documents: Readonly<Record<string, unknown>>
  /** By path in the folder: `media/hall.webp`. */
  readonly media?: Readonly<Record<string, () => Promise<Uint8Array>>>
}

/**
 * Reads the folder of a site. Hidden files and files beside the known folders that are not JSON are
 * passed over.
 *
 * @throws ImportError when a file holds no JSON or is too large to be one of a site's.
 */
export async function readFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((name) => name.startsWith('.')))
    .sort()
  const problems: ImportProblem[] = []
  const documents: Record<string, unknown> = {}
  const media: Record<string, () => Promise<Uint8Array>> = {}
  for (const path of paths) {
    if (path.startsWith('media/')) media[path] = () => readFile(join(folder, path))
    else if (path.endsWith('.json')) {
      const bytes = await readFile(join(folder, path))
      if (bytes.length > limits.bodyOfSave)
        problems.push({ file: path, path: '', key: 'problem.tooLarge', params: { limit: limits.bodyOfSave } })
      else
        try {
          documents[path] = JSON.parse(bytes.toString('utf8'))
        } catch (error) {
          problems.push({
            file: path,
            path: '',
            key: 'problem.notJson',
            params: { reason: String((error as Error).message) },
          })
        }
    }
  }
  if (problems.length > 0) throw new ImportError(problems)
  return { documents, media }
}
