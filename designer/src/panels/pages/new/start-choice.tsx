import { messageText } from '@vitrine/editor-core'
import type { PageTemplate } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import styles from '../pages.module.css'

/** Nothing, a copy of another page, or a template by its id. */
export type Start = string

interface StartChoiceProps {
  readonly templates: readonly PageTemplate[]
  readonly start: Start
  readonly onChange: (start: Start) => void
}

/** What a new page begins with. Of a template, its sections are named. */
export function StartChoice({ templates, start, onChange }: StartChoiceProps) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const choices: readonly (readonly [Start, string, string])[] = [
    ['empty', t('pages.start.empty'), t('pages.start.empty.hint')],
    ...templates.map(
      ({ id, sections }) =>
        [
          id,
          messageText(t, `template.${id}`),
          [...new Set(sections.map(({ type }) => label(type) ?? type))].join(' · '),
        ] as const,
    ),
    ['copy', t('pages.start.copy'), t('pages.start.copy.hint')],
  ]
  return (
    <fieldset className={styles.start}>
      <legend>{t('pages.start')}</legend>
      {choices.map(([value, name, hint]) => (
        <Choice key={value} {...{ value, name, hint }} isChosen={value === start} onChoose={() => onChange(value)} />
      ))}
    </fieldset>
  )
}

interface StartOptionProps {
  readonly value: Start
  readonly name: string
  readonly hint: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ value, name, hint, isChosen, onChoose }: StartOptionProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        className={controls.cover}
        name="page-start"
        value={value}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        onChange={onChoose}
      />
      <span id={`${id}-name`}>{name}</span>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  )
}
