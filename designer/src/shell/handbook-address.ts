import type { PanelName } from '../store/view.ts'

/** Topics of the owner's handbook about panels; others are told in that about sections. */
const topics: Partial<Readonly<Record<PanelName, string>>> = {
  pages: 'designer-pages',
  theme: 'designer-theme',
  languages: 'designer-languages',
  problems: 'designer-publish',
  history: 'designer-publish',
  releases: 'designer-publish',
}

interface HandbookPlace {
  readonly clientId: string
  /** The language of the interface. */
  readonly locale: string
  readonly panel: PanelName | undefined
}

/** Where the office shows the topic of the handbook that is about the panel that is open. */
export const handbookAddress = ({ clientId, locale, panel = 'add' }: HandbookPlace): string =>
  `/${clientId}/office?${new URLSearchParams({ language: locale, help: topics[panel] ?? 'designer' })}`
