/** What forms are made of, for pages that are drawn without sections. */
export { Field } from './field.tsx'
export { FormFields, FormFrame, SubmitButton } from './form.tsx'
export { formOutcomes } from './messages.ts'
export { Notice } from './notice.tsx'
export { AnsweredProvider } from './outcome.tsx'
