import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { CommandError } from '../command.ts'
import type { ModuleLoader } from '../sections/section-server.ts'

/** The file that a name of a package leads to; nothing where it is not installed, or has no such file. */
function resolved(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name)
  } catch {
    return undefined
  }
}

const here = import.meta.filename

/** The rules of the renderer for a page in a document: as they were published, or made from the sources. */
async function pageRules(cwd: string): Promise<string> {
  const published = resolved('@vitrine/renderer/page.css', join(cwd, 'package.json'))
  if (published !== undefined) return readFileSync(published, 'utf8')
  const { pageCss } = await import('@vitrine/renderer/page-css')
  return pageCss(readFileSync(createRequire(here).resolve('@vitrine/renderer/base.css'), 'utf8'))
}

const shortHash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** Rules with the files that they name copied beside them: fonts. */
function withFiles(css: string, source: string, folder: string): string {
  return css.replaceAll(/url\((['"]?)([^'")]+)\1\)/g, (all, _quote: string, name: string) => {
    if (/^(?:data:|https?:|\/)/.test(name)) return all
    const file = name.startsWith('.')
      ? resolve(dirname(source), name)
      : (resolved(name, source) ?? resolve(dirname(source), name))
    const to = `${basename(name, extname(name))}-${shortHash(readFileSync(file))}${extname(name)}`
    copyFileSync(file, join(folder, to))
    return `url('${to}')`
  })
}

interface StylesheetOptions {
  readonly cwd: string
  readonly loader: ModuleLoader
  readonly fonts: readonly string[]
  /** Files that the app adds. */
  readonly own: readonly string[]
  /** Where the stylesheet is written, with the files that it names. */
  readonly folder: string
}

/**
 * Writes one stylesheet for all pages: of the renderer, of the sections that come with Vitrine, of those of the app, and of
 * the fonts of the theme.
 *
 * @returns the name of its file
 * @throws CommandError when a file of the app is not there.
 */
export async function writeStylesheet({ cwd, loader, fonts, own, folder }: StylesheetOptions): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const rules = [await pageRules(cwd)]
  const add = (file: string | undefined) => {
    if (file !== undefined) rules.push(withFiles(readFileSync(file, 'utf8'), file, folder))
  }
  for (const font of fonts) add(resolved(`@vitrine/renderer/fonts/${font}.css`, here))
  add(resolved('@vitrine/sections/style.css', join(cwd, 'package.json')))
  rules.push(await loader.styles())
  for (const name of own) {
    try {
      add(resolve(cwd, name))
    } catch (error) {
      throw new CommandError(`The stylesheet ${name} cannot be read: ${(error as Error).message}`)
    }
  }
  const css = rules.filter((text) => text.trim() !== '').join('\n')
  const name = `style-${shortHash(css)}.css`
  writeFileSync(join(folder, name), css)
  return name
}
