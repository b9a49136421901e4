import { drawText, useStage } from '@vitrine/renderer'
import { exceptionOf } from '@vitrine/schemas/selection'
import styles from './selection.module.css'
import type { KindData, SelectionData } from './selection-data.ts'

interface ChoicesProps {
  readonly data: SelectionData
  readonly kinds: readonly KindData[]
  readonly chosen: Readonly<Record<string, string>>
  readonly isMissing: (kind: KindData) => boolean
  readonly choose: (kind: string, option: string) => void
}

/** Options of one kind after the other, of each of which one is chosen. */
export function Choices({ data: { id, terms }, kinds, chosen, isMissing, choose }: ChoicesProps) {
  const { words } = useStage()
  return kinds.map((kind) => {
    const problem = `${id}-${kind.id}-problem`
    return (
      <fieldset
        key={kind.id}
        className={styles.kind}
        aria-invalid={isMissing(kind) || undefined}
        aria-describedby={isMissing(kind) ? problem : undefined}
      >
        <legend className={styles.label} lang={kind.lang} dir={kind.dir}>
          {drawText(kind.text)}
        </legend>
        {isMissing(kind) && (
          <p id={problem} className={styles.problem}>
            {words('selection.choose', { kind: kind.text })}
          </p>
        )}
        <div className={styles.options}>
          {kind.options.map((option) => {
            const exception = exceptionOf(terms, [option.id])
            if (exception?.state === 'hidden') return null
            return (
              <label
                key={option.id}
                className={styles.option}
                title={exception && (exception.reason ?? words('selection.soldOut'))}
              >
                <input
                  type="radio"
                  name={`k.${kind.id}`}
                  value={option.id}
                  className={styles.choice}
                  disabled={exception !== undefined}
                  checked={chosen[kind.id] === option.id}
                  onChange={() => choose(kind.id, option.id)}
                />
                <span>
                  <bdi lang={option.lang} dir={option.dir}>
                    {drawText(option.text)}
                  </bdi>
                  {exception && (
                    <small className={styles.why}>{drawText(exception.reason ?? words('selection.soldOut'))}</small>
                  )}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    )
  })
}
