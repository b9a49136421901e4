import type { Answer, Call, Question } from '@vitrine/schemas'
import type { Send } from './sites.ts'
import type { Visit } from './visit.ts'

/** Asks the API for the site of a visit, in one language. */
export type Ask = <C extends Call>(call: C, question: Question<C>) => Promise<Answer<C>>
/** The same in a language that is named. */
export type AskIn = (language: string) => Ask

/** Asks for the site of a visit; a question that was asked before is not asked again. */
export function askFor({ site }: Visit, send: Send, requestId: string): AskIn {
  const asked = new Map<string, Promise<unknown>>()
  return (language) =>
    ((call, question) => {
      const key = `${language} ${call.path} ${JSON.stringify(question)}`
      const known = asked.get(key) ?? send(call, question as object, { tenantId: site?.tenantId, language, requestId })
      asked.set(key, known)
      return known
    }) as Ask
}
