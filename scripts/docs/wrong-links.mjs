import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What pages may load or link to on the site, by the attributes that name it. */
const names = /\s(href|src)="([^"]*)"/g

/** @param {string} text */
const unescaped = (text) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

/**
 * Follows every link of a built site to its file and its anchor, and looks for what is loaded from another host.
 *
 * @param {string} folder of the site
 * @returns {{ page: string, href: string, why: string }[]}
 */
export function wrongLinks(folder) {
  const pages = globSync('**/*.html', { cwd: folder }).sort()
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const ids = new Map(
    [...texts].map(([page, text]) => [
      page,
      new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescaped(id))),
    ]),
  )
  const wrong = []
  for (const [page, text] of texts)
    for (const [whole, attribute, written] of text.matchAll(names)) {
      const href = unescaped(written)
      const isLoaded =
        attribute === 'src' ||
        /<link[^>]*$/.test(text.slice(Math.max(0, text.indexOf(whole) - 200), text.indexOf(whole)))
      if (/^(https?:)?\/\//.test(href)) {
        if (isLoaded) wrong.push({ page, href, why: 'is loaded from another host' })
        continue
      }
      if (/^(data|mailto|tel):/.test(href) || href === '') continue
      const [path, anchor] = href.split('#')
      const target = path === '' ? page : decodeURI(path.startsWith('/') ? path.slice(1) : join(dirname(page), path))
      const found = [target, `${target}.html`, join(target, 'index.html')].find(
        (file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile(),
      )
      if (found === undefined) wrong.push({ page, href, why: 'leads nowhere' })
      else if (anchor && !ids.get(found)?.has(decodeURIComponent(anchor)))
        wrong.push({ page, href, why: `names no heading of ${found}` })
    }
  return wrong
}
