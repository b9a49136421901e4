import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { baseLanguage } from '@vitrine/model'
import { directionOf, type Operation } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { asText, changeInWords, languageOf } from '../../i18n/change-text.ts'
import { placeInWords } from '../../i18n/location-text.ts'
import { useEditor } from '../../store/context.ts'
import type { Conflict, ConflictSide } from '../conflicts/conflicts.ts'
import { copyable } from '../conflicts/keep-both.ts'
import styles from '../saving.module.css'
import { useSaving, useSavingState } from '../saving-context.tsx'

/** Shows what two people changed, side by side. Theirs is in the draft now; each choice can be undone. */
export function ConflictDialog() {
  const { t } = useTranslation('designer')
  const saving = useSaving()
  const conflicts = useSavingState((state) => state.conflicts)
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({})
  const chosen = (side: ConflictSide) => conflicts.filter(({ key }) => sides[key] === side)
  const all = (side: ConflictSide) => setSides(Object.fromEntries(conflicts.map(({ key }) => [key, side])))
  const isDecided = conflicts.every(({ key }) => sides[key])
  const decide = () => {
    // Copies are made of what others left, before mine goes over it.
    for (const side of ['theirs', 'both', 'mine'] as const) saving.choose(chosen(side), side)
    saving.compare(false)
  }
  return (
    <QuestionDialog title={t('saving.conflicts.title')} isWide onClose={() => saving.compare(false)}>
      <p className={dialog.text}>{t('saving.conflicts.text')}</p>
      <div className={dialog.foot}>
        <DialogAction onPress={() => all('mine')}>{t('saving.conflicts.allMine')}</DialogAction>
        <DialogAction onPress={() => all('theirs')}>{t('saving.conflicts.allTheirs')}</DialogAction>
      </div>
      {conflicts.map((conflict) => (
        <OneConflict
          key={conflict.key}
          conflict={conflict}
          side={sides[conflict.key]}
          onChoose={(side) => setSides({ ...sides, [conflict.key]: side })}
        />
      ))}
      <div className={dialog.foot}>
        <DialogAction onPress={() => saving.compare(false)}>{t('saving.later')}</DialogAction>
        <DialogAction isMain isDisabled={!isDecided} onPress={decide}>
          {t('saving.conflicts.decide')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}

interface OneConflictProps {
  readonly conflict: Conflict
  readonly side: ConflictSide | undefined
  readonly onChoose: (side: ConflictSide) => void
}

function OneConflict({ conflict, side, onChoose }: OneConflictProps) {
  const { mine, theirs } = conflict
  const parts = useDesignerContext()
  const editor = useEditor()
  const name = useId()
  const { t, locale } = parts
  const last = mine.at(-1)
  if (!last) return null
  const at = theirs?.at ? new Date(theirs.at).toLocaleTimeString(locale, { timeStyle: 'short' }) : ''
  const who = t('saving.conflicts.theirs', { name: theirs?.by ?? t('saving.somebody'), time: at })
  return (
    <fieldset className={styles.conflict}>
      <legend>{placeInWords({ ...parts, editor }, last)}</legend>
      <div className={styles.sides}>
        <OneSide
          name={name}
          who={t('saving.conflicts.mine')}
          isChosen={side === 'mine'}
          operation={last}
          onChoose={() => onChoose('mine')}
        />
        <OneSide
          name={name}
          who={who}
          isChosen={side === 'theirs'}
          operation={theirs?.operation}
          onChoose={() => onChoose('theirs')}
        />
        {copyable(editor, conflict) !== undefined && (
          <OneSide
            name={name}
            who={t('saving.conflicts.both')}
            isChosen={side === 'both'}
            operation={undefined}
            onChoose={() => onChoose('both')}
          />
        )}
      </div>
      {last.type === 'set-setting' && (
        <div className={dialog.foot}>
          <DialogAction onPress={() => void navigator.clipboard?.writeText(asText(last.value))}>
            {t('saving.conflicts.copyMine')}
          </DialogAction>
        </div>
      )}
    </fieldset>
  )
}

interface OneSideProps {
  readonly name: string
  readonly who: string
  readonly isChosen: boolean
  readonly operation: Operation | undefined
  readonly onChoose: () => void
}

function OneSide({ name, who, isChosen, operation, onChoose }: OneSideProps) {
  const parts = useDesignerContext()
  const editor = useEditor()
  const isValue = operation?.type === 'set-setting'
  const language = operation && languageOf(operation, baseLanguage(editor.state.getState().configuration))
  const said = operation ? changeInWords(parts, operation) : ''
  return (
    <label className={styles.side}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.who}>{who}</span>
      <span className={styles.value} {...(isValue && language && { lang: language, dir: directionOf(language) })}>
        {said}
      </span>
    </label>
  )
}
