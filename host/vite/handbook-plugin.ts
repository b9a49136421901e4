import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Marked } from 'marked'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:vitrine/handbook/'

/** Stands for the address of a picture, which only the build knows: its number between two of these. */
const MARK = '\uE000'

/** What a file of a topic is called: a number that orders it, and the name of the topic. */
const topicFile = /^\d+-([a-z-]+)\.md$/

interface Topic {
  readonly id: string
  readonly title: string
  /** Below the title; pictures are marked by their numbers. */
  readonly html: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text of a topic in a Markdown file, below its title, as HTML: links lead to topics, pictures are numbered. */
function topicHtml(text: string, folder: string, pictures: string[], sizes: ReadonlyMap<string, string>): string {
  const marked = new Marked({
    // An address in a text is an example, and no link.
    tokenizer: { url: () => undefined },
    renderer: {
      // The panel names the topic in a heading of the second level.
      heading({ tokens, depth }) {
        return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const [, topic] = topicFile.exec(href) ?? []
        if (topic !== undefined) return `<a href="?help=${topic}" data-topic="${topic}">${words}</a>`
        if (!href.startsWith('https://')) throw new Error(`A link of the handbook leads nowhere: ${href}`)
        return `<a href="${escaped(href)}" target="_blank" rel="noreferrer">${words}</a>`
      },
      image({ href, text: alt }) {
        const file = resolve(folder, href)
        const size = sizes.get(file)
        if (size === undefined) return ''
        const at = pictures.includes(file) ? pictures.indexOf(file) : pictures.push(file) - 1
        const src = `${MARK}${at}${MARK}`
        // Beside a screen it is small: a press shows it as it was taken.
        return `<a href="${src}" target="_blank"><img src="${src}" alt="${escaped(alt)}" ${size} loading="lazy"></a>`
      },
      html({ raw }) {
        throw new Error(`The handbook holds no HTML: ${raw}`)
      },
    },
  })
  return marked.parse(text, { async: false })
}

/**
 * Width and height of the pictures that a text shows, as attributes: so nothing moves when they arrive. A picture that is
 * not taken yet is left out: taking it (`npm run handbook`) needs a build.
 */
async function sizesOf(text: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, href = '']) => resolve(folder, href))
  return new Map(
    await Promise.all(
      files.filter(existsSync).map(async (file) => {
        const { width, height } = await sharp(file).metadata()
        return [file, `width="${width}" height="${height}"`] as const
      }),
    ),
  )
}

/**
 * The topics of the owner's handbook in one language, as a module: `virtual:vitrine/handbook/de`. Markdown becomes HTML
 * here, so that browsers get neither the one nor what reads it; pictures become files of the build.
 *
 * @param handbook the folder with a folder of Markdown files for each language
 */
export function handbookTopics(handbook: string): Plugin {
  return {
    name: 'vitrine:handbook',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const folder = join(handbook, id.slice(PREFIX.length + 1))
      const pictures: string[] = []
      const topics: Topic[] = []
      for (const name of readdirSync(folder).sort()) {
        const [, topic] = topicFile.exec(name) ?? []
        if (topic === undefined) continue
        const file = join(folder, name)
        this.addWatchFile(file)
        const text = readFileSync(file, 'utf8')
        const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? []
        const html = topicHtml(body, folder, pictures, await sizesOf(body, folder))
        topics.push({ id: topic, title, html })
      }
      const imports = pictures.map((file, at) => `import picture${at} from ${JSON.stringify(`${file}?url&no-inline`)}`)
      const written = JSON.stringify(topics).replaceAll(
        new RegExp(`${MARK}(\\d+)${MARK}`, 'g'),
        (_all, at) => `" + picture${at} + "`,
      )
      return `${imports.join('\n')}\nexport default ${written}\n`
    },
  }
}
