import { notFoundWords } from './not-found-words.ts'

interface NotFoundProps {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** What stands at an address that has no page. */
export function NotFound({ language, direction }: NotFoundProps) {
  const { title, text, home } = notFoundWords(language)
  return (
    <main lang={language} dir={direction}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={`/?language=${language}`}>{home}</a>
    </main>
  )
}
