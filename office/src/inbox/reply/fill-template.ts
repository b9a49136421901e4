import { type ReplyPlaceholder, replyPlaceholders } from '@vitrine/schemas'
import type { Conversation, ReplyTemplate } from '../records.ts'

/** The text of a template in a language: itself, the language that it belongs to (`pt` for `pt-BR`), or another one. */
export function templateText(
  { texts }: Pick<ReplyTemplate, 'texts'>,
  wanted: readonly string[],
): { readonly language: string; readonly text: string } | undefined {
  const [first] = Object.keys(texts)
  const tried = wanted.flatMap((code) => [code, code.split('-')[0] ?? code])
  const language = tried.find((code) => texts[code] !== undefined) ?? first
  const text = language === undefined ? undefined : texts[language]
  return language === undefined || text === undefined ? undefined : { language, text }
}

const placeholder = new RegExp(`\\{\\{\\s*(${replyPlaceholders.join('|')})\\s*\\}\\}`, 'g')

/** Puts what is known of the buyer in place of the placeholders, so that what will be sent is what one reads. */
export function filledTemplate(
  text: string,
  { name, company = '', reference, productName = '' }: Conversation,
): string {
  const values: Readonly<Record<ReplyPlaceholder, string>> = { name, company, reference, product: productName }
  return text.replaceAll(placeholder, (_all, key: ReplyPlaceholder) => values[key])
}
