import { scriptJson } from '@vitrine/renderer/internal'
import { directionOf, escapeHtml } from '@vitrine/schemas'

/** The files of an editor: its script, what that loads at once, and its stylesheets. */
export interface EditorFiles {
  readonly script: string
  readonly preloads: readonly string[]
  readonly stylesheets: readonly string[]
}

interface EditorDocument {
  readonly app: 'designer' | 'office'
  readonly language: string
  readonly title: string
  readonly files: EditorFiles
  /** What the script starts from. */
  readonly boot: object
  readonly t: (key: string) => string
}

// It stands here until the editor's own stylesheet is there, and is gone when the editor is.
// A script that never comes says nothing, so the way out appears by itself.
const style = `
body{margin:0;background:#f6f7f8;color:#4a5158;font:13px/1.4 system-ui,sans-serif}
body>:has(>.editor-loading){display:grid;place-content:center;justify-items:center;min-block-size:100vb}
.editor-loading{margin:0;text-align:center}
.editor-late{display:inline-block;padding:8px;color:#2457d6;visibility:hidden;animation:editor-late 0s 12s forwards}
@keyframes editor-late{to{visibility:visible}}`

/**
 * The HTML document around an editor: nothing of a site, no stylesheet of a visitor's page. The script
 * fills the element with the name of the app (`#designer`) and reads its start (`#designer-boot`); until then, that it loads, and what to say if it cannot.
 */
export function editorDocument({ app, language, title, files, boot, t }: EditorDocument): string {
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}" data-editor><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${style}</style>`,
    ...files.stylesheets.map((href) => link('stylesheet', href)),
    ...files.preloads.map((href) => link('modulepreload', href)),
    `<script type="module" src="${escapeHtml(files.script)}"></script></head><body>`,
    `<div id="${app}"><p class="editor-loading" role="status" data-failed="${escapeHtml(t('error.500'))}">`,
    `${escapeHtml(t('editor.loading'))}</p><a class="editor-late" href="">${escapeHtml(t('tryAgain'))}</a></div>`,
    `<noscript>${escapeHtml(t('editor.noScript'))}</noscript>`,
    `<script type="application/json" id="${app}-boot">${scriptJson(boot)}</script></body></html>`,
  ].join('')
}
