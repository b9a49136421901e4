import type { Json, SchemaNode, SetterMode } from '@vitrine/schemas'
import type { FormInstance } from 'rc-field-form'
import { createContext, useContext } from 'react'
import type { FieldSource } from '../field-source.ts'
import type { SetterTranslator } from '../i18n/translator.ts'
import type { LateScript } from '../loading/late-script.ts'
import { ROOT } from '../reading/foreign/local-refs.ts'
import type { FormSchema } from '../reading/form-schema.ts'
import type { SetterServices } from '../services.ts'
import type { SetterMatch, Setters } from '../setter.ts'
import type { ObjectParts } from './object-parts.ts'
import type { Submission } from './submission/submission.ts'
import type { FormValues } from './values/form-values.ts'

/** What every field of a form reads: handed down once, and never changed while the form stands. */
export interface FormSurroundings {
  readonly source: FieldSource
  readonly services: SetterServices
  readonly setters: Setters
  /** The setters of the application. */
  readonly matches: readonly SetterMatch[]
  /** Of a form that is submitted. */
  readonly submission: Submission | undefined
  /** The `t` of the form, for what is drawn in every field and item: `useTranslation` in each costs too much (decision 029). */
  readonly t: SetterTranslator
  /** The language of the interface. */
  readonly language: string
  readonly form: FormInstance
  readonly values: FormValues
  /** What the form knows of its schema. */
  readonly schema: FormSchema
  /** What a change needs: what is typed before it is here waits. */
  readonly checks: LateScript
  /** What few objects ask for, which a form may load later. */
  readonly objectParts: ObjectParts
  readonly mode: SetterMode
  /** Whether the values are no part of the document yet: then paths are those of what is being filled in. */
  readonly isNewValue: boolean
  readonly labelOf: (path: string, schema: SchemaNode) => string
  /** The label of a choice: `banner.height.tall`. */
  readonly choiceLabel: (path: string, value: string) => string
  /** What was typed into branches of a union that are not chosen now, by path and branch. */
  readonly otherBranches: Map<string, Map<number, Json>>
  /** Called when a field renders; for counters in tests and benches. */
  readonly onDraw?: ((path: string) => void) | undefined
}

const FormContext = createContext<FormSurroundings | undefined>(undefined)
export const FormProvider = FormContext.Provider

/** @throws Error outside of a form. */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext)
  if (!surroundings) throw new Error('No form: draw setters inside <SettingsForm>.')
  return surroundings
}

export const useServices = (): SetterServices => useFormSurroundings().services

/** The definitions that a place stands in; one that comes again inside of itself is drawn on demand. */
const DefinitionsContext = createContext<readonly string[]>([`${ROOT}#`])
export const DefinitionsProvider = DefinitionsContext.Provider
export const useDefinitions = (): readonly string[] => useContext(DefinitionsContext)
