import { escapeHtml } from '@vitrine/schemas'

// XML allows none of these, however they are written (XML 1.0, 2.2).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as it may stand in XML and in quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(forbidden, ''))

/** An element with text in it; left out where there is none. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
