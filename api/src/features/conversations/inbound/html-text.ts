const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
}

/** Characters that are read: beyond them stands nothing that a person wrote. */
const LONGEST = 500_000

function character(entity: string): string {
  if (!entity.startsWith('#')) return names[entity.toLowerCase()] ?? `&${entity};`
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
}

/**
 * The words of a mail that is HTML alone, line by line. They are shown as text and nowhere as markup, so this reads for
 * people and guards nothing.
 */
export const textOfHtml = (html: string): string =>
  html
    .slice(0, LONGEST)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|tr|li|h[1-6]|table|blockquote|ul|ol)\s*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '- ')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi, (_all, entity: string) => character(entity))
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
