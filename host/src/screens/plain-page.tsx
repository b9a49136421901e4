import type { ReactNode } from 'react'
import type { ScreenAnswer, ScreenTools } from './screen.ts'

interface PlainPage {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page of the system with a title, a sentence and a way home: never kept by caches, never indexed. */
export const plainPage = ({ say, links }: ScreenTools, { title, text, children }: PlainPage): ScreenAnswer => ({
  status: 200,
  title,
  robots: 'noindex',
  cache: 'never',
  main: (
    <div className="screen">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <a className="button" href={links.to('/')}>
          {say('home')}
        </a>
      </p>
    </div>
  ),
})
