import { createViewContext, formatNumber, useStage, useViewContext } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { idOfField } from '../form-outcome/field-id.ts'
import { type FormName, formMessages } from '../form-outcome/messages.ts'

/** The form around a field: which one it is, and what the ids of its fields begin with. */
interface FormOnPage {
  readonly name: FormName
  readonly id: string
}

export const FormContext = createViewContext<FormOnPage | undefined>(undefined)

/** The id of a control in the form around it; nothing outside of a form for visitors. */
export function useFieldId(field: string | undefined): string | undefined {
  const form = useViewContext(FormContext)
  return form && field !== undefined ? idOfField(form.id, field) : undefined
}

/** The messages of a field as attributes: `data-missing="Please enter your name"`. */
export type MessageAttributes = Readonly<Record<`data-${string}`, string | number>>

/** `tooLong` → `too-long`. */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * What the script of a form says beside a field (R171–R188): the words of the one table, on the field itself,
 * and how long its text may be. Nothing for a form that only the server checks.
 *
 * @param limit in characters as people count them.
 */
export function useFieldMessages(field: string | undefined, limit: number | undefined): MessageAttributes {
  const { language, words } = useStage()
  const form = useViewContext(FormContext)
  if (!form || field === undefined) return {}
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = formMessages[form.name]
  const values = {
    count: limit ?? 0,
    max: formatNumber(formLimits.quantity, language),
    // Filled in by the script, which knows the file.
    name: '{{name}}',
  }
  return {
    ...Object.fromEntries(
      Object.entries(fields[field] ?? {}).map(([failure, key]) => [`data-${dashed(failure)}`, words(key, values)]),
    ),
    ...(limit !== undefined && { 'data-limit': limit }),
  }
}

/** Whether the text of a field is measured by us: a browser cuts what is pasted without saying so (R181). */
export const useIsChecked = (): boolean => useViewContext(FormContext) !== undefined
