import type { Stage } from '@vitrine/renderer'
import { useEffect, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'

/** Words for buyers in a language; those of the language before, until they are here. */
export function usePageTexts(language: string): Stage['words'] | undefined {
  const { words } = useDesignerContext()
  const [loaded, setLoaded] = useState<{ readonly words: Stage['words'] }>()
  useEffect(() => {
    let isWanted = true
    words(language).then(
      (made) => isWanted && setLoaded({ words: made }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isWanted = false
    }
  }, [words, language])
  return loaded?.words
}
