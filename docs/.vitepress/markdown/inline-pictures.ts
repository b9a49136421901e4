import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Diagrams (`.svg`) stand in the page itself, so that they follow its light and dark. Their own `<style>` is for those who look at
 * the file by itself; in a page the theme has the same classes.
 */
export function inlinePictures(md: MarkdownRenderer): void {
  const { image } = md.renderer.rules
  md.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const src = token?.attrGet('src') ?? ''
    const page: string | undefined = env.realPath ?? env.path
    if (!token || !src.endsWith('.svg') || src.startsWith('/') || page === undefined)
      return image?.(tokens, index, options, env, self) ?? ''
    const svg = readFileSync(resolve(dirname(page), src), 'utf8')
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/<title>.*?<\/title>/, '')
      .replaceAll(/\n\s*/g, '')
      .replace('<svg ', `<svg role="img" aria-label="${escaped(token.content)}" class="diagram" `)
    return `<span class="diagram-frame" tabindex="0" role="group" aria-label="Diagram" v-pre>${svg}</span>`
  }
}
