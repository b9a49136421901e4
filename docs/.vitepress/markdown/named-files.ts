import type { MarkdownRenderer } from 'vitepress'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Code that is a file (`file=src/site.ts`), or goes into one (`add-to=`), has the name of the file above it. */
export function namedFiles(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const [, file] = /\b(?:file|add-to)=(\S+)/.exec(tokens[index]?.info ?? '') ?? []
    const code = fence?.(tokens, index, options, env, self) ?? ''
    return file === undefined
      ? code
      : `<div class="named-file"><p class="named-file-name">${escaped(file)}</p>${code}</div>`
  }
}
