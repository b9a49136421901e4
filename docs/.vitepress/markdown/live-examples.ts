import type { MarkdownRenderer } from 'vitepress'
import { narrowJson } from './narrow-json.ts'

/** `json live`, `json live=section`: JSON that a reader may change, and see what comes of it. */
export function liveExamples(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const [matched, kind = 'form'] = /^json live(?:=([a-z]+))?/.exec(token?.info ?? '') ?? []
    if (!token || matched === undefined) return fence?.(tokens, index, options, env, self) ?? ''
    return `<LiveExample kind="${kind}" source="${encodeURIComponent(narrowJson(JSON.parse(token.content)))}" />\n`
  }
}
