import { _, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js'

/** The characters of a text, of which some take two places. */
export const charactersOf = (text: string): number => Array.from(text).length

/**
 * The keyword as JSON Schema means it. A text is never longer in characters than in places, so most
 * need not be counted; ajv's own counts each text of a page, which takes a third of its check.
 */
const maxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: { message: 'is too long', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { data, schemaCode, gen } = context
    const count = gen.scopeValue('func', { ref: charactersOf, code: _`tools.charactersOf` })
    context.fail(_`${data}.length > ${schemaCode} && ${count}(${data}) > ${schemaCode}`)
  },
}

/** Replaces ajv's `maxLength`. */
export function countOnlyLongTexts(ajv: Ajv2020): void {
  ajv.removeKeyword('maxLength')
  ajv.addKeyword(maxLength)
}
