import { askedTextStates, type listTexts, type Question } from '@vitrine/schemas'

type Asked = Question<typeof listTexts>

/** What the desk shows, as its address says it. */
export interface TextsView {
  /** Nothing: the first language that the member may write, once the languages are known. */
  readonly language: string | undefined
  readonly state: Asked['state']
  readonly hasProblems: boolean
  readonly place: string | undefined
  readonly by: string | undefined
  readonly q: string
  /** The text that is edited. */
  readonly text: number | undefined
}

/** Reads the address of the desk: `texts=de&state=missing&place=page/home`. `language` is that of the interface. */
export function readTextsView(query: URLSearchParams): TextsView {
  const state = askedTextStates.find((one) => one === query.get('state'))
  const text = Number(query.get('text') ?? Number.NaN)
  return {
    language: query.get('texts')?.slice(0, 40) || undefined,
    state,
    hasProblems: query.get('state') === 'problems',
    place: query.get('place')?.slice(0, 140) || undefined,
    by: query.get('by')?.slice(0, 200) || undefined,
    q: (query.get('q') ?? '').slice(0, 200),
    text: Number.isSafeInteger(text) && text >= 0 ? text : undefined,
  }
}

/** What is asked of the service for it. */
export const textsQuestion = ({ state, hasProblems, place, by, q }: TextsView, language: string): Asked => ({
  language,
  ...(state !== undefined && { state }),
  ...(hasProblems && { problems: true }),
  ...(place !== undefined && { place }),
  ...(by !== undefined && { by }),
  ...(q !== '' && { q }),
})
