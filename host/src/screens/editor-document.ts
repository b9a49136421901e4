import { scriptJson } from '@vitrine/renderer'
import { directionOf, escapeHtml } from '@vitrine/schemas'
import type { Assets } from '../assets/assets.ts'

interface EditorDocument {
  readonly language: string
  readonly title: string
  readonly designer: Assets['designer']
  /** What the script starts from. */
  readonly boot: object
  readonly texts: {
    readonly loading: string
    readonly failed: string
    readonly tryAgain: string
    readonly noScript: string
  }
}

// It stands here until the designer's own stylesheet is there, and is gone when the designer is.
// A script that never comes says nothing, so the way out appears by itself.
const style = `
body{margin:0;background:#f6f7f8;color:#4a5158;font:13px/1.4 system-ui,sans-serif}
#designer:has(.editor-loading){display:grid;place-content:center;justify-items:center;min-block-size:100vb}
.editor-loading{margin:0;text-align:center}
.editor-late{display:inline-block;padding:8px;color:#2457d6;visibility:hidden;animation:editor-late 0s 12s forwards}
@keyframes editor-late{to{visibility:visible}}`

/**
 * The HTML document of an editor: nothing of a site, no stylesheet of a visitor's page. The script
 * fills `#designer` and reads `#designer-boot`; until then, that it loads, and what to say if it cannot.
 */
export function editorDocument({ language, title, designer, boot, texts }: EditorDocument): string {
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${style}</style>`,
    ...designer.stylesheets.map((href) => link('stylesheet', href)),
    ...designer.preloads.map((href) => link('modulepreload', href)),
    `<script type="module" src="${escapeHtml(designer.script)}"></script></head><body>`,
    `<div id="designer"><p class="editor-loading" role="status" data-failed="${escapeHtml(texts.failed)}">`,
    `${escapeHtml(texts.loading)}</p><a class="editor-late" href="">${escapeHtml(texts.tryAgain)}</a></div>`,
    `<noscript>${escapeHtml(texts.noScript)}</noscript>`,
    `<script type="application/json" id="designer-boot">${scriptJson(boot)}</script></body></html>`,
  ].join('')
}
