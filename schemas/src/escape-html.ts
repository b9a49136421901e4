const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const signs = /[&<>"']/

/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  // Hardly any text has one, and to look is much quicker than to replace.
  signs.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text
