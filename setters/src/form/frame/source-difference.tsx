import { directionOf } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../field.module.css'
import { useServices } from '../form-context.ts'
import { type Piece, wordDifference } from './word-difference.ts'

interface SourceDifferenceProps {
  /** The fingerprint of the words that a translation was made from, and what they are now. */
  readonly from: string
  readonly to: string
  readonly language: string
}

/** What has changed in a source since it was translated, word by word; nothing where nobody knows what it said. */
export function SourceDifference({ from, to, language }: SourceDifferenceProps) {
  const { t } = useTranslation('setters')
  const { sourceText } = useServices()
  const [pieces, setPieces] = useState<readonly Piece[]>()
  useEffect(() => {
    let isShown = true
    async function compare() {
      const before = await sourceText?.(from)
      if (before === undefined) return undefined
      return wordDifference(before, to, language)
    }
    // Without an answer the text of the base stands beside the field as before.
    compare()
      .catch(() => undefined)
      .then((found) => isShown && setPieces(found))
    return () => {
      isShown = false
    }
  }, [sourceText, from, to, language])
  if (!pieces) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={t('origin.stale.difference')}
      className={styles.difference}
      lang={language}
      dir={directionOf(language)}
    >
      {pieces.map(({ kind, text }, at) => {
        const Part = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
        return <Part key={at}>{text}</Part>
      })}
    </div>
  )
}
