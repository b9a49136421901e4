import type { Json, SchemaNode } from '@vitrine/schemas'
import type { ComponentType } from 'react'
import { whenCompiled } from '../../reading/compiler/load-compiler.ts'
import { createPathListeners } from '../../value-source/listeners.ts'
import type { PlacedProblem, ToldProblem } from './told-problem.ts'

/** When a field of a form that is submitted says what is wrong with it: at every change, when it is left, or when all is sent. */
export type ValidateAt = 'submit' | 'blur' | 'change'

/** What is being filled in and is no part of the value yet: a new item, another branch, a text that is no JSON. */
export interface Unfinished {
  /** Hands over what is complete. */
  readonly finish: () => void
  /** Where it stands, and what is wrong with it; nothing where it may be left alone. */
  readonly problems: () => { readonly element: HTMLElement; readonly problems: readonly ToldProblem[] } | undefined
}

/** The value of a form as it is shown, also where it was kept back. */
export interface SubmittedValue {
  readonly shown: Json | undefined
  /** With the defaults that are shown. */
  readonly value: Json | undefined
  readonly problems: readonly ToldProblem[]
}

/** What is known of the value of a form. */
export interface ValueReading {
  readonly read: () => SubmittedValue
  readonly told: (placed: PlacedProblem, value: Json) => ToldProblem
}

export interface SubmissionCheckProps {
  readonly submission: Submission
  /** Of the value that the form around is about. */
  readonly schema: SchemaNode
}

/** What a form that is submitted tells at its fields, and when. Panels, which save while one types, have none. */
export interface Submission {
  /** Stands in the form, draws nothing, and tells the submission how the value there is read. */
  readonly Check: ComponentType<SubmissionCheckProps>
  /** Another one, for a value that is filled in beside. */
  readonly beside: () => Submission
  /** What is wrong with the value at a path, found when its field was left or the form was sent. */
  readonly toldAt: (path: string) => ToldProblem | undefined
  /** Whether the error of what is being typed at a path is shown already. */
  readonly isShown: (path: string) => boolean
  readonly subscribe: (path: string, listener: () => void) => () => void
  /** Another value at a path: what was told of it, of what it holds and of what holds it no longer counts. */
  readonly forget: (path: string) => void
  /** What is typed at a path fits, or not. */
  readonly typed: (path: string, isWrong: boolean) => void
  /** The focus left the field at a path, which holds its value alone or is made of others. */
  readonly left: (path: string, isWrong: boolean, isComposed: boolean) => void
  /** The branch that was chosen of a union of so many at a path. */
  readonly chosenAt: (path: string, branches: number) => number | undefined
  readonly choose: (path: string, branches: number, at: number) => void
  /** Tells these problems and no others. */
  readonly tell: (problems: readonly ToldProblem[]) => void
  /** While a pointer is down nothing is told: what is pressed would move away below it. */
  readonly hold: () => void
  readonly release: () => void
  readonly unfinished: Set<Unfinished>
  /** How the value is read and spoken of: said by the form once it stands. */
  readonly readBy: (reading: ValueReading) => void
  readonly read: () => SubmittedValue
  /** Something that others found wrong with a value, in words; nothing until the form stands. */
  readonly told: (placed: PlacedProblem, value: Json) => ToldProblem | undefined
}

const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)

export function createSubmission(validate: ValidateAt, Check: Submission['Check']): Submission {
  const told = new Map<string, ToldProblem>()
  const shown = new Set<string>()
  const chosen = new Map<string, number>()
  const listeners = createPathListeners()
  let reading: ValueReading | undefined
  const read = (): SubmittedValue => reading?.read() ?? { shown: undefined, value: undefined, problems: [] }
  let held: (() => void)[] | undefined

  const add = (problem: ToldProblem) => {
    for (const path of problem.paths) if (!told.has(path)) told.set(path, problem)
  }
  /** Tells what is wrong at one field alone. */
  const look = (path: string, isComposed: boolean) => {
    const isHere = (place: string) => place === path || (!isComposed && isAt(place, path))
    const found = read().problems.find(({ paths }) => paths.some(isHere))
    // What is missing in a value that has one field names itself, and not by the label of that field.
    if (found) told.set(path, found.paths.includes(path) ? found : { ...found, paths: [path] })
    listeners.notify(path)
  }

  return {
    Check,
    beside: () => createSubmission(validate, Check),
    toldAt: (path) => told.get(path),
    isShown: (path) => validate === 'change' || shown.has(path),
    subscribe: listeners.subscribe,
    forget(path) {
      let isOther = false
      for (const known of told.keys()) if (isAt(known, path) || isAt(path, known)) isOther = told.delete(known)
      if (isOther) listeners.notify(path)
    },
    typed(path, isWrong) {
      if (!isWrong && shown.delete(path)) listeners.notify(path)
      if (validate === 'change') look(path, false)
    },
    left(path, isWrong, isComposed) {
      if (validate !== 'blur') return
      const tell = () =>
        whenCompiled(() => {
          if (isWrong) shown.add(path)
          look(path, isComposed)
        })
      if (held) held.push(tell)
      else tell()
    },
    hold() {
      held ??= []
    },
    release() {
      const waiting = held ?? []
      held = undefined
      for (const tell of waiting) tell()
    },
    chosenAt: (path, branches) => chosen.get(`${branches} ${path}`),
    choose(path, branches, at) {
      chosen.set(`${branches} ${path}`, at)
    },
    tell(problems) {
      // What waits to be told is among them.
      if (held) held = []
      told.clear()
      for (const problem of problems) add(problem)
      listeners.notify('')
    },
    unfinished: new Set(),
    readBy(next) {
      reading = next
    },
    read,
    told: (placed, value) => reading?.told(placed, value),
  }
}
