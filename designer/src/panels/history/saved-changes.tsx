import type { LoggedOperation } from '@vitrine/schemas'
import { Undo2 } from 'lucide-react'
import { useCommands } from '../../commands/index.ts'
import { useParts } from '../../parts.ts'
import { Empty } from '../panel.tsx'
import rows from '../rows.module.css'
import { Line } from './line.tsx'
import { operationInWords } from './operation-words.ts'
import { takeBack } from './steps.ts'
import { shortTime } from './times.ts'
import { useLog } from './use-log.ts'

/** All that was saved, by whomever, the newest first; each change can be taken back by itself. */
export function SavedChanges() {
  const { say } = useParts()
  const { entries, hasMore, message, showOlder } = useLog()
  const saves = [...Map.groupBy(entries, ({ revision }) => revision)]
  return (
    <section className={rows.section} aria-labelledby="saved-changes">
      <h3 id="saved-changes" className={rows.heading}>
        {say('history.saved')}
      </h3>
      {message !== undefined && (
        <p role="alert" className={rows.note} data-kind="bad">
          {message}
        </p>
      )}
      {entries.length === 0 && message === undefined && <Empty>{say('history.nothingSaved')}</Empty>}
      <ol className={rows.list}>
        {saves.map(([revision, save]) => (
          <Save key={revision} save={save} entries={entries} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className={rows.button} onClick={showOlder}>
          {say('history.older')}
        </button>
      )}
    </section>
  )
}

interface SaveProps {
  readonly save: readonly LoggedOperation[]
  readonly entries: readonly LoggedOperation[]
}

/** What one person saved at once. */
function Save({ save, entries }: SaveProps) {
  const { say, locale } = useParts()
  const [first] = save
  if (!first) return null
  return (
    <li>
      <p className={rows.heading}>
        <span dir="auto">{first.by ?? say('history.somebody')}</span>
        <time dateTime={first.at} className={rows.time}>
          {shortTime(first.at, locale)}
        </time>
      </p>
      <ul className={rows.list}>
        {save.map((entry) => (
          <Change key={entry.operation.id} entry={entry} entries={entries} />
        ))}
      </ul>
    </li>
  )
}

function Change({ entry, entries }: { readonly entry: LoggedOperation; readonly entries: readonly LoggedOperation[] }) {
  const commands = useCommands()
  const { editor, say } = commands
  const { text, value } = operationInWords(commands, entry)
  return (
    <li className={rows.row}>
      <span className={rows.told}>
        <Line text={text} detail={value} />
      </span>
      <button
        type="button"
        className={rows.tool}
        aria-label={say('history.takeBack', { what: text })}
        title={say('history.takeBack', { what: text })}
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
