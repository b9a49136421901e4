import { directionOf, escapeHtml } from '@vitrine/schemas'

/** A piece of a letter, one below the other. */
export type EmailBlock =
  | { readonly text: string }
  /** What a person writes, line by line as they wrote it. */
  | { readonly written: string }
  /** What somebody else wrote, as they wrote it. */
  | { readonly quote: string; readonly label: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** The first row is the head. */
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly link: string; readonly label: string }

/** What a mail says, before it is known how it is shown. */
export interface EmailContent {
  readonly subject: string
  /** The language that it is written in. */
  readonly language: string
  readonly pieces: readonly EmailBlock[]
}

const inPlain = (piece: EmailBlock): string => {
  if ('text' in piece) return piece.text
  if ('written' in piece) return piece.written
  if ('quote' in piece) return `${piece.label}:\n\n${piece.quote.replaceAll(/^/gm, '> ')}`
  if ('facts' in piece) return piece.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('rows' in piece) return piece.rows.map((row) => row.join(' | ')).join('\n')
  return `${piece.label}:\n${piece.link}`
}

/** A letter as plain text. */
export const plainOf = ({ pieces }: EmailContent): string => `${pieces.map(inPlain).join('\n\n')}\n`

const quoteStyle =
  'margin:0;padding:12px 16px;background:#f3f4f6;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere'
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2937;color:#ffffff;text-decoration:none'

const inHtml = (piece: EmailBlock): string => {
  if ('text' in piece) return `<p style="margin:0">${escapeHtml(piece.text)}</p>`
  if ('written' in piece)
    return `<p dir="auto" style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(piece.written)}</p>`
  if ('quote' in piece)
    return `<p style="margin:0 0 6px;color:#4b5563">${escapeHtml(piece.label)}</p><p dir="auto" style="${quoteStyle}">${escapeHtml(piece.quote)}</p>`
  if ('facts' in piece) {
    const rows = piece.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" style="padding:4px 0;padding-inline-end:16px;text-align:start;vertical-align:top;font-weight:400;color:#4b5563">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
    )
    return `<table style="border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`
  }
  if ('rows' in piece) {
    const cell = (tag: 'th' | 'td', text: string) =>
      `<${tag} style="padding:6px 0;padding-inline-end:16px;border-bottom:1px solid #d1d5db;text-align:start;vertical-align:top;font-weight:400;overflow-wrap:anywhere"><bdi>${escapeHtml(text)}</bdi></${tag}>`
    const rows = piece.rows.map(
      (row, at) => `<tr>${row.map((text) => cell(at === 0 ? 'th' : 'td', text)).join('')}</tr>`,
    )
    return `<table style="border-collapse:collapse;width:100%"><tbody>${rows.join('')}</tbody></table>`
  }
  const link = escapeHtml(piece.link)
  return `<p style="margin:0 0 8px"><a href="${link}" style="${buttonStyle}">${escapeHtml(piece.label)}</a></p><p dir="ltr" style="margin:0;font-size:13px;color:#4b5563;overflow-wrap:anywhere">${link}</p>`
}

/** The same as HTML: nothing is loaded from anywhere, and every word of a visitor is escaped (R202). */
export function htmlOf({ subject, language, pieces }: EmailContent): string {
  const blocks = pieces.map((piece) => `<div style="margin:0 0 20px">${inHtml(piece)}</div>`).join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#111827;background:#ffffff">
<div style="max-width:600px">
${blocks}
</div>
</body>
</html>
`
}
