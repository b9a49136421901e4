import type { MarkdownRenderer } from 'vitepress'

/** The head of a column that needs no name is a plain cell: a header without words is read out as one. */
export function emptyHeaders(md: MarkdownRenderer): void {
  md.core.ruler.push('empty-headers', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[at + 1]?.content !== '') continue
      for (const part of [token, tokens[at + 2]]) if (part) part.tag = 'td'
    }
  })
}
