import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MarkdownRenderer } from 'vitepress'

const docs = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const repository = dirname(docs)

/** Folders of the documentation that are read elsewhere. */
const elsewhere = ['owners', 'sheet']

const isWithin = (folder: string, file: string) => file === folder || file.startsWith(folder + sep)

/** Whether a file is one of the pages. */
const isPage = (file: string): boolean =>
  file.endsWith('.md') && isWithin(docs, file) && !elsewhere.some((name) => isWithin(resolve(docs, name), file))

/**
 * Links that lead out of the pages, to a file of the repository, become the name of that file: it is nowhere on the site, and
 * readers have it in their checkout. In the repository itself the same links lead to the file.
 */
export function repositoryLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const page: string | undefined = env.realPath ?? env.path
    if (page === undefined) return
    for (const { children } of tokens)
      for (const [at, token] of (children ?? []).entries()) {
        const target = token.attrGet('href')
        if (token.type !== 'link_open' || target === null || /^([a-z]+:|#|\/)/.test(target)) continue
        const [path = ''] = target.split('#')
        const file = resolve(dirname(page), decodeURIComponent(path))
        if (isPage(file) || !existsSync(file)) continue
        token.tag = 'span'
        token.attrs = [
          ['class', 'repository-file'],
          ['title', `In the repository: ${relative(repository, file)}`],
        ]
        token.type = 'repository_open'
        let depth = 0
        for (const closing of children?.slice(at + 1) ?? []) {
          if (closing.type === 'link_open') depth += 1
          if (closing.type !== 'link_close') continue
          if (depth === 0) {
            closing.tag = 'span'
            closing.type = 'repository_close'
            break
          }
          depth -= 1
        }
      }
  })
}
