import { EmptyPanel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import type { LoggedOperation } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import rows from '../rows.module.css'
import { lastNames } from './last-names.ts'
import { Line } from './line.tsx'
import { type OtherPlace, operationInWords } from './operation-words.ts'
import { takeBack } from './steps.ts'
import { shortTime } from './times.ts'
import { useLog } from './use-log.ts'
import { useTypes } from './use-types.ts'

/** All that was saved, by whomever, the newest first; each change can be taken back by itself. */
export function SavedChanges() {
  const { t } = useTranslation('designer')
  const { entries, hasMore, message, showOlder } = useLog()
  const types = useTypes(entries)
  const elsewhere = useMemo(() => ({ types, names: lastNames(entries) }), [types, entries])
  const saves = [...Map.groupBy(entries, ({ revision }) => revision)]
  return (
    <section className={panel.section} aria-labelledby="saved-changes">
      <h3 id="saved-changes" className={rows.heading}>
        {t('history.saved')}
      </h3>
      {message !== undefined && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {message}
        </p>
      )}
      {entries.length === 0 && message === undefined && <EmptyPanel>{t('history.nothingSaved')}</EmptyPanel>}
      <ol className={rows.list}>
        {saves.map(([revision, save]) => (
          <Save key={revision} save={save} entries={entries} elsewhere={elsewhere} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className={controls.button} onClick={showOlder}>
          {t('history.older')}
        </button>
      )}
    </section>
  )
}

interface SaveProps {
  readonly save: readonly LoggedOperation[]
  readonly entries: readonly LoggedOperation[]
  readonly elsewhere: OtherPlace
}

/** What one person saved at once. */
function Save({ save, entries, elsewhere }: SaveProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const [first] = save
  if (!first) return null
  const { by: name = t('history.somebody'), key } = first
  return (
    <li>
      <p className={rows.heading}>
        <span dir="auto">{key === undefined ? name : t('editor.byKey', { name, key })}</span>
        <time dateTime={first.at} className={rows.time}>
          {shortTime(first.at, locale)}
        </time>
      </p>
      <ul className={rows.list}>
        {save.map((entry) => (
          <Change key={entry.operation.id} entry={entry} entries={entries} elsewhere={elsewhere} />
        ))}
      </ul>
    </li>
  )
}

interface ChangeProps extends Omit<SaveProps, 'save'> {
  readonly entry: LoggedOperation
}

function Change({ entry, entries, elsewhere }: ChangeProps) {
  const commands = useCommands()
  const { editor, t } = commands
  const { text, value } = operationInWords(commands, entry, elsewhere)
  return (
    <li className={rows.row}>
      <span className={rows.change}>
        <Line text={text} detail={value} />
      </span>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('history.takeBack', { what: text })}
        title={t('history.takeBack', { what: text })}
        onClick={() => {
          const newer = [...editor.state.getState().history.unsaved, ...entries.slice(0, entries.indexOf(entry))]
          void takeBack(commands, [entry], newer)
        }}
      >
        <Undo2 size={14} aria-hidden />
      </button>
    </li>
  )
}
