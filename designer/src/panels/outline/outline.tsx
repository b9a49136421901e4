import { EmptyPanel, Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useMemo } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useEditor, useView } from '../../store/context.ts'
import { openPlace } from '../places/open-place.ts'
import { useRested } from '../places/use-rested.ts'
import rows from '../rows.module.css'
import styles from './outline.module.css'
import { type PageOutline, pageOutline } from './page-outline.ts'

/** The headings of the page in the language that is edited, as visitors and search engines read them. */
export default function Outline() {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const page = useView(({ curPageId }) => curPageId)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const rested = useRested()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when it has rested
  const outline = useMemo(() => pageOutline(editor, page, language), [editor, page, language, rested])
  return (
    <Panel title={t('panel.outline')}>
      <Warnings outline={outline} />
      {outline.entries.length === 0 ? (
        <EmptyPanel>{t('outline.nothing')}</EmptyPanel>
      ) : (
        <Headings entries={outline.entries} />
      )}
    </Panel>
  )
}

function Headings({ entries }: Pick<PageOutline, 'entries'>) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const selected = useView(({ selected }) => selected)
  return (
    <ol className={`${rows.list} ${styles.headings}`} aria-label={t('outline.headings')}>
      {entries.map(({ id, text, level, component, path }) => (
        <li key={id} className={rows.row}>
          <button
            type="button"
            className={rows.press}
            style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
            aria-current={component === selected || undefined}
            onClick={() => void openPlace(commands, { component, path: withoutNode(path) })}
          >
            <span className={frames.tag}>{`H${level}`}</span>
            <span className={rows.words}>
              <span dir="auto">{text}</span>
              <span className={frames.hint} dir="ltr">{`#${id}`}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** What is hard to follow for those who do not see the page: no heading of level 1, several, or levels left out. */
function Warnings({ outline: { main, skipped } }: { readonly outline: PageOutline }) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  return (
    <>
      {main.length === 0 && (
        <p className={`${frames.note} ${panel.note}`} data-kind="warn">
          {t('check.mainHeadingMissing')}
        </p>
      )}
      {main.length > 1 && (
        <p className={`${frames.note} ${panel.note}`} data-kind="warn">
          {t('check.mainHeadings', { number: main.length })}
        </p>
      )}
      {skipped.length > 0 && (
        <ul
          className={`${frames.note} ${panel.note} ${styles.skipped}`}
          data-kind="warn"
          aria-label={t('outline.skippedLevels')}
        >
          {skipped.map(({ component, path, text, level, before }) => (
            <li key={`${component} ${path}`}>
              <button
                type="button"
                className={rows.press}
                onClick={() => void openPlace(commands, { component, path: withoutNode(path) })}
              >
                {t('outline.skipped', { text, level, before })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The field of a heading: that of the whole rich text it stands in. */
const withoutNode = (path: string): string => path.replace(/#\d+$/, '')
