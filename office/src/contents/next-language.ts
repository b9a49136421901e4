import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { useMemoizedFn } from 'ahooks'
import Languages from 'lucide-react/icons/languages'
import { useMemo } from 'react'
import { useOffice } from '../context/office-context.ts'
import { type ScreenCommand, useScreenCommands } from '../context/screen-commands.ts'
import { useQuery } from '../navigation/navigation-context.ts'
import { type ContentLanguages, LANGUAGE } from './use-content-languages.ts'

const none: readonly ScreenCommand[] = []

/** The language after one in the order of the site, that of the source first; after the last one comes the first. */
export function languageAfter({ languages, sourceLanguage }: ContentLanguages, language: string): string {
  const codes = [sourceLanguage, ...languages.map(({ code }) => code).filter((code) => code !== sourceLanguage)]
  return codes[(codes.indexOf(language) + 1) % codes.length] ?? sourceLanguage
}

/** Alt+L shows texts in the next language, which the address names. */
export function useNextLanguage(languages: ContentLanguages | undefined, language: string): void {
  const { locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [, setQuery] = useQuery()
  const count = languages?.languages.length ?? 0
  const showNext = useMemoizedFn(() => {
    if (!languages) return
    const next = languageAfter(languages, language)
    setQuery({ [LANGUAGE]: next === languages.sourceLanguage ? undefined : next })
    announcer.announce(nameOfLanguage(locale, next))
  })
  useScreenCommands(
    useMemo(
      (): readonly ScreenCommand[] =>
        count === 0
          ? none
          : [
              {
                id: 'next-language',
                label: 'contents.nextLanguage',
                icon: Languages,
                group: 'screen',
                shortcuts: ['alt+l'],
                whileTyping: true,
                can: () => count > 1 || { key: 'contents.oneLanguage' },
                run: showNext,
              },
            ],
      [count, showNext],
    ),
  )
}
