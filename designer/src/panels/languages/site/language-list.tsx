import type { OperationInput } from '@vitrine/editor-core'
import { nameOfLanguage, type RowAction, RowMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { baseLanguage } from '@vitrine/model'
import type { SiteLanguage } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useChangeView, useDraft, useView } from '../../../store/context.ts'
import { Bar, type Figures } from '../bar.tsx'
import styles from '../languages.module.css'
import { FallbackOrder } from './fallback-order.tsx'
import { MakeDefault } from './make-default.tsx'
import { useSiteCoverage } from './use-site-coverage.ts'

interface SiteLanguageListProps {
  readonly dispatch: (...operations: readonly OperationInput[]) => boolean
  readonly onRemove: (language: SiteLanguage) => void
  readonly onMakeDefault: (code: string) => void
}

/** The languages of the site: which are shown to visitors, in which order, and how much is translated. */
export function SiteLanguageList({ dispatch, onRemove, onMakeDefault }: SiteLanguageListProps) {
  const { t } = useTranslation('designer')
  const languages = useDraft(({ configuration }) => configuration.languages)
  const figures = useSiteCoverage()
  const [open, setOpen] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const move = (at: number, to: number) => {
    const others = languages.toSpliced(at, 1)
    const language = languages[at]
    if (language) dispatch({ type: 'set-language', language, after: others[to - 1]?.code ?? null })
  }
  return (
    <>
      <ul className={panel.list} aria-label={t('panel.languages')}>
        {languages.map((language, at) => (
          <Row
            key={language.code}
            language={language}
            figures={figures?.[language.code]}
            isOpen={open === language.code}
            onOpen={() => setOpen(open === language.code ? undefined : language.code)}
            onMove={(by) => move(at, at + by)}
            onAskDefault={() => setAsked(language.code)}
            isFirst={at === 0}
            isLast={at === languages.length - 1}
            {...{ dispatch, onRemove }}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <MakeDefault
          code={asked}
          figures={figures?.[asked]}
          onMake={() => {
            setAsked(undefined)
            onMakeDefault(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface RowParts extends Omit<SiteLanguageListProps, 'onMakeDefault'> {
  readonly language: SiteLanguage
  readonly figures: Figures | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onAskDefault: () => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

function Row({
  language,
  figures,
  isOpen,
  onOpen,
  onMove,
  onAskDefault,
  isFirst,
  isLast,
  dispatch,
  onRemove,
}: RowParts) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const change = useChangeView()
  const { code, enabled } = language
  const isDefault = useDraft(({ configuration }) => configuration.defaultLanguage === code)
  const isSource = useDraft(({ configuration }) => baseLanguage(configuration) === code)
  const isEdited = useView(({ curLanguageEnv }) => curLanguageEnv === code)
  const name = nameOfLanguage(locale, code)
  const inItself = nameOfLanguage(code, code)
  const edit = () =>
    change((view) => {
      view.curLanguageEnv = code
      view.editedText = undefined
    })

  const actions = useRowActions({
    language,
    isDefault,
    isSource,
    isFirst,
    isLast,
    edit,
    onOpen,
    onMove,
    onAskDefault,
    onRemove,
  })

  return (
    <li className={styles.language} data-edited={isEdited || undefined}>
      <div className={styles.line}>
        <label className={panel.check} title={isDefault ? t('refusal.defaultLanguage', { language: name }) : undefined}>
          <input
            type="checkbox"
            aria-label={t('languages.shown', { name })}
            checked={enabled || isDefault}
            disabled={isDefault}
            onChange={({ target }) =>
              dispatch({ type: 'set-language', language: { ...language, enabled: target.checked } })
            }
          />
        </label>
        <span className={styles.named}>
          <button
            type="button"
            className={styles.name}
            aria-pressed={isEdited}
            title={t('languages.edit')}
            onClick={edit}
          >
            {name}
            {inItself !== name && (
              <span lang={code} dir="auto" className={styles.inItself} aria-hidden>
                {inItself}
              </span>
            )}
          </button>
          {isDefault && <span className={frames.tag}>{t('languages.default')}</span>}
          {isSource && !isDefault && <span className={frames.tag}>{t('languages.source')}</span>}
        </span>
        {figures && !isSource && <Bar figures={figures} />}
        <RowMenu label={t('languages.menuOf', { name })} actions={actions} />
      </div>
      {isOpen && !isSource && <FallbackOrder language={language} dispatch={dispatch} />}
    </li>
  )
}

interface RowActionsOptions
  extends Pick<RowParts, 'language' | 'isFirst' | 'isLast' | 'onOpen' | 'onMove' | 'onAskDefault' | 'onRemove'> {
  readonly isDefault: boolean
  readonly isSource: boolean
  /** Edits the site in this language. */
  readonly edit: () => void
}

/** What can be done with a language, and why something cannot. */
function useRowActions(options: RowActionsOptions): readonly RowAction[] {
  const { language, isDefault, isSource, isFirst, isLast, edit, onOpen, onMove, onAskDefault, onRemove } = options
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const name = nameOfLanguage(locale, language.code)

  const whyNotDefault = (): string | undefined => {
    if (isDefault) return t('languages.isDefault')
    return language.enabled ? undefined : t('refusal.languageOff', { language: name })
  }
  const needed = isDefault ? 'refusal.defaultLanguage' : isSource ? 'refusal.sourceLanguage' : undefined
  const stays = needed && t(needed, { language: name })
  return [
    { id: 'edit', label: t('languages.edit'), icon: Pencil, run: edit },
    {
      id: 'fallback',
      label: t('languages.fallback'),
      icon: CornerDownRight,
      run: onOpen,
      reason: isSource ? t('languages.noFallback') : undefined,
    },
    {
      id: 'default',
      label: t('languages.makeDefault'),
      icon: Star,
      run: onAskDefault,
      reason: whyNotDefault(),
    },
    {
      id: 'up',
      label: t('command.move-up'),
      icon: ArrowUp,
      run: () => onMove(-1),
      reason: isFirst ? t('command.reason.first') : undefined,
    },
    {
      id: 'down',
      label: t('command.move-down'),
      icon: ArrowDown,
      run: () => onMove(1),
      reason: isLast ? t('command.reason.last') : undefined,
    },
    {
      id: 'remove',
      label: t('languages.remove'),
      icon: Trash,
      run: () => onRemove(language),
      reason: stays,
    },
  ]
}
