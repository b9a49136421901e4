import type { Answer, Call, infoByDomain, Question } from '@vitrine/schemas'

/** What the service answers about a site. */
export type SiteInfo = Answer<typeof infoByDomain>

/** Asks the service about one site, in a language. */
export type AskIn = (language: string) => <C extends Call>(call: C, question: Question<C>) => Promise<Answer<C>>
