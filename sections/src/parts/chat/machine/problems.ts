import { formLimits, isEmail } from '@vitrine/schemas'
import { latinDigits } from '@vitrine/schemas/selection'
import { formMessages } from '../../form-outcome/messages.ts'
import type { Problem, Question, Values } from './state.ts'

/** The questions that must be answered, in the order in which they are asked. */
export const required = ['message', 'name', 'email', 'phone'] as const satisfies readonly Question[]
type Required = (typeof required)[number]

export const isRequired = (question: string): question is Required => required.some((one) => one === question)

/** The messages of the form, by the name of the question. */
const { message, name, email, whatsappPhone } = formMessages.inquiry
const messages = { message, name, email, phone: whatsappPhone } as const

const isInvalid: Readonly<Partial<Record<Required, (text: string) => boolean>>> = {
  email: (text) => !isEmail(text),
  // Any form of a number counts that has at least five digits (R182).
  phone: (text) => latinDigits(text).replaceAll(/[^0-9]/g, '').length < 5,
}

/** What keeps a question from being answered as it stands, by the rules and in the words of the form (R171–R182). */
export function problemOf(question: Question, values: Values): Problem | undefined {
  if (!isRequired(question)) return undefined
  const text = values[question].trim()
  const said = messages[question]
  if (text === '') return { key: said.missing }
  const limit = formLimits[question]
  if ([...text].length > limit) return { key: said.tooLong, count: limit }
  return 'invalid' in said && isInvalid[question]?.(text) ? { key: said.invalid } : undefined
}
