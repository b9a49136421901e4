import { type PlacedFinding, placedFinding, type SendCall, type Together } from '@vitrine/editor-core'
import { type Answer, CallError, checkDraftCall } from '@vitrine/schemas'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useEditor } from '../../store/context.ts'
import type { Editor } from '../../store/editor.ts'

/** How long nothing may be saved before the draft is checked again, in milliseconds. */
const REST = 500
/** A long check is not asked for again before this many times its length. */
const PAUSE = 5

/** What publishing the saved draft would find, as the service sees it: all pages, all languages. */
export interface DraftChecks {
  /** Nothing before the first answer. The findings are the first of them; the numbers are of all. */
  readonly found?: {
    readonly findings: readonly PlacedFinding[]
    readonly errors: number
    readonly warnings: number
  }
  readonly isChecking: boolean
  /** Why the last check was not possible, in words. */
  readonly errorMessage?: string
}

interface Checker {
  readonly state: StoreApi<DraftChecks>
  readonly checkAgain: () => void
  /** Takes out what was mended from here, until the next check. */
  readonly mended: (problem: Together) => void
  /** Checks now, and again whenever something was saved; from the first call on. */
  readonly begin: () => void
}

const names = ['key', 'page', 'part', 'menu', 'theme', 'component', 'path'] as const

/** Whether a finding is one of those that a problem tells together, of all its languages. */
const isOf = (problem: Together, finding: PlacedFinding): boolean =>
  names.every((name) => finding[name] === problem[name]) &&
  (finding.language === undefined ? problem.languages.length === 0 : problem.languages.includes(finding.language))

const checkers = new WeakMap<Editor, Checker>()

function createChecker(editor: Editor, send: SendCall, draftsId: string): Checker {
  const state = createStore<DraftChecks>(() => ({ isChecking: false }))
  let hasBegun = false
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = REST

  function check(): void {
    const stop = new AbortController()
    asking?.abort()
    asking = stop
    clearTimeout(timer)
    state.setState({ isChecking: true })
    const since = performance.now()
    send(checkDraftCall, { id: draftsId }, { signal: stop.signal }).then(
      ({ findings, ...numbers }: Answer<typeof checkDraftCall>) => {
        if (stop.signal.aborted) return
        pause = Math.max(REST, PAUSE * (performance.now() - since))
        state.setState({ found: { findings: findings.map(placedFinding), ...numbers }, isChecking: false }, true)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const errorMessage = error instanceof CallError ? error.message : String(error)
        state.setState({ errorMessage, isChecking: false })
      },
    )
  }

  return {
    state,
    checkAgain: check,
    mended(problem) {
      const { found } = state.getState()
      if (!found) return
      const gone = found.findings.filter((finding) => isOf(problem, finding))
      const number = (level: string) => gone.filter((finding) => finding.level === level).length
      state.setState({
        found: {
          findings: found.findings.filter((finding) => !gone.includes(finding)),
          errors: found.errors - number('error'),
          warnings: found.warnings - number('warning'),
        },
      })
    },
    begin() {
      if (hasBegun) return
      hasBegun = true
      editor.state.subscribe(({ revision }, before) => {
        if (revision === before.revision) return
        clearTimeout(timer)
        timer = setTimeout(check, pause)
      })
      check()
    },
  }
}

function useChecker(): Checker {
  const editor = useEditor()
  const { send, boot } = useDesignerContext()
  const checker = checkers.get(editor) ?? createChecker(editor, send, boot.draftsId)
  checkers.set(editor, checker)
  return checker
}

/** The one source of what is wrong with the draft, for panels, marks and the workbench. */
export function useDraftChecks(): DraftChecks & Pick<Checker, 'checkAgain' | 'mended'> {
  const checker = useChecker()
  useEffect(() => checker.begin(), [checker])
  const { checkAgain, mended } = checker
  return { ...useStore(checker.state), checkAgain, mended }
}

/** How many findings there are, for a mark in the rail; nothing before anybody has looked. */
export function useKnownFindings(): DraftChecks['found'] {
  return useStore(useChecker().state, ({ found }) => found)
}
