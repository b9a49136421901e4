import { createSourceTexts } from '@vitrine/editor-core/source-texts'
import { wordsOfValue } from '@vitrine/model'
import { directionOf } from '@vitrine/schemas'
import { type Piece, wordDifference } from '@vitrine/setters/internal'
import { useEffect, useState } from 'react'
import { useOffice } from '../context/office-context.ts'
import type { LoadedRow } from './text-rows.ts'
import styles from './translation.module.css'

interface SourceTextProps {
  readonly row: LoadedRow
  readonly language: string
}

/** What an outdated translation was made from, word by word beside what the source says now; nothing where nobody knows. */
function useDifference({ state, note, source }: LoadedRow, language: string): readonly Piece[] | undefined {
  const { send } = useOffice()
  const [sourceText] = useState(() => createSourceTexts(send))
  const [found, setFound] = useState<{ readonly of: string; readonly pieces: readonly Piece[] }>()
  const before = state === 'stale' ? note?.source : undefined
  const words = wordsOfValue(source)
  const of = `${before} ${words}`
  useEffect(() => {
    if (before === undefined) return undefined
    let isShown = true
    void sourceText(before).then((text) => {
      if (isShown && text !== undefined) setFound({ of, pieces: wordDifference(text, words, language) })
    })
    return () => {
      isShown = false
    }
  }, [sourceText, before, words, language, of])
  return found?.of === of ? found.pieces : undefined
}

/** The source of a text; of an outdated translation with what has changed in it. */
export function SourceText({ row, language }: SourceTextProps) {
  const { label } = useOffice()
  const pieces = useDifference(row, language)
  return (
    <div className={styles.source} lang={language} dir={directionOf(language)}>
      {pieces ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div role="group" aria-label={label('origin.stale.difference')}>
          {pieces.map(({ kind, text }, at) => {
            const Part = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
            return <Part key={at}>{text}</Part>
          })}
        </div>
      ) : (
        wordsOfValue(row.source)
      )}
    </div>
  )
}
