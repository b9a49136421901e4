import { ErrorBoundary, useScrollRow } from '@vitrine/editor-core'
import scrollRow from '@vitrine/editor-core/controls/scroll-row.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type KeyboardEvent, Suspense, useRef } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import { isOffered } from '../context/features.ts'
import { useOpenComments } from '../panels/comments/known-comments.ts'
import { useKnownFindings } from '../panels/problems/draft-checks.ts'
import { isSmallWindow } from '../session/small-window.ts'
import { useChangeView, useView } from '../store/context.ts'
import type { PanelName } from '../store/view.ts'
import { panelsOfRail } from './rail-panels.ts'
import styles from './shell.module.css'

const all = Object.entries(panelsOfRail) as [PanelName, NonNullable<(typeof panelsOfRail)[PanelName]>][]

/**
 * The panels beside the canvas, one open at a time. The keys are those of tabs (ARIA practices): arrows
 * go through them, Home and End to the first and the last.
 */
export function Rail() {
  const { t } = useTranslation('designer')
  const context = useDesignerContext()
  const entries = all.filter(([name]) => isOffered(context, name))
  const tabs = useRef<HTMLDivElement>(null)
  const open = useView(({ openPanel }) => openPanel) ?? 'add'
  useScrollRow(tabs, open)
  const change = useChangeView()
  const choose = (panel: PanelName) =>
    change((view) => {
      view.openPanel = panel
      if (isSmallWindow()) view.isSettingsOpen = false
    })
  function press(event: KeyboardEvent) {
    const at = entries.findIndex(([name]) => name === open)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    const [panel] = (next !== undefined && entries.at(next % entries.length)) || []
    if (panel === undefined) return
    event.preventDefault()
    choose(panel)
    tabs.current?.querySelector<HTMLElement>(`#tab-${panel}`)?.focus()
  }
  const Content = panelsOfRail[open]?.Content
  return (
    <aside aria-label={t('panels')} className={styles.side}>
      <div
        ref={tabs}
        role="tablist"
        aria-orientation="vertical"
        aria-label={t('panels.choose')}
        className={`${scrollRow.row} ${styles.rail}`}
        onKeyDown={press}
      >
        {entries.map(([name, { icon: Icon }]) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            tabIndex={name === open ? 0 : -1}
            aria-selected={name === open}
            aria-controls={name === open ? 'open-panel' : undefined}
            className={styles.railTab}
            onClick={() => choose(name)}
          >
            <Icon size={18} aria-hidden />
            {t(`panel.${name}`)}
            {name === 'problems' && <ProblemMark />}
            {name === 'comments' && <CommentMark />}
          </button>
        ))}
      </div>
      <div
        key={open}
        id="open-panel"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control can be scrolled all the same
        tabIndex={0}
        aria-labelledby={`tab-${open}`}
        data-panel={open}
        className={styles.panel}
      >
        <ErrorBoundary of={open}>
          <Suspense fallback={null}>{Content && <Content />}</Suspense>
        </ErrorBoundary>
      </div>
    </aside>
  )
}

/** How many problems are known; the panel says it in words. */
function ProblemMark() {
  const { errors = 0, warnings = 0 } = useKnownFindings() ?? {}
  const count = errors + warnings
  return count ? (
    <span className={`${frames.tag} ${styles.railMark}`} data-kind={errors > 0 ? 'bad' : 'warn'} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  ) : null
}

/** How many comments are open; the panel says it in words. */
function CommentMark() {
  const open = useOpenComments()
  return open ? (
    <span className={`${frames.tag} ${styles.railMark}`} aria-hidden>
      {open > 99 ? '99+' : open}
    </span>
  ) : null
}
