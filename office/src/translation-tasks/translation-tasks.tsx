import { always } from '@vitrine/editor-core'
import { listTranslationTasks, type TranslationTaskState } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Languages from 'lucide-react/icons/languages'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { type ScreenCommand, useScreenCommands } from '../context/screen-commands.ts'
import { useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { ScreenPager } from '../controls/screen-pager.tsx'
import { Link } from '../navigation/link.tsx'
import { useNavigation } from '../navigation/navigation-context.ts'
import { usePages } from '../navigation/use-pages.ts'
import { NewTask } from './new-task.tsx'
import { TaskCard } from './task-card.tsx'
import styles from './translation-tasks.module.css'

/** So often a task that is under way is looked at, in milliseconds: what waits for its engine changes by no event. */
const LOOK_EVERY = 3000

const moving: readonly TranslationTaskState[] = ['estimating', 'queued', 'running', 'undoing']

/** `/translation-tasks`: what engines translate and translated; and the form for a new task. */
export default function TranslationTasks({ id }: { readonly id: string | undefined }) {
  return id === 'new' ? <NewTask /> : <Tasks />
}

function Tasks() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { go } = useNavigation()
  const { page, pageSize, onChange } = usePages(10)
  const request = useCall(listTranslationTasks, { page, pageSize })
  const { data, refresh } = request
  useSiteEvents(['jobs'], refresh)
  const isMoving = data?.items.some(({ state }) => moving.includes(state)) === true
  useEffect(() => {
    const timer = isMoving ? setInterval(refresh, LOOK_EVERY) : undefined
    return () => clearInterval(timer)
  }, [isMoving, refresh])
  const mayWrite = may('draft.write')
  useScreenCommands(
    useMemo<readonly ScreenCommand[]>(
      () =>
        mayWrite
          ? [
              {
                id: 'new-translation-task',
                label: 'tasks.new',
                icon: Languages,
                group: 'screen',
                shortcuts: ['n'],
                can: always,
                run: () => go('/translation-tasks/new'),
              },
            ]
          : [],
      [mayWrite, go],
    ),
  )
  return (
    <Page
      title={t('screen.translation-tasks')}
      actions={
        mayWrite && (
          <Link to="/translation-tasks/new" className={controls.button} data-main>
            {t('tasks.new')}
          </Link>
        )
      }
    >
      <p className={styles.intro}>{t('tasks.intro')}</p>
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={Languages} text={t('tasks.empty')} />
          ) : (
            <div className={styles.tasks}>
              {items.map((task) => (
                <TaskCard key={task.id} task={task} onChange={refresh} />
              ))}
              <ScreenPager {...{ page, pageSize, total, onChange }} />
            </div>
          )
        }
      </RequestState>
    </Page>
  )
}
