import { CallError, formLimits, isEmail, withoutSpacesAround } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import { latinDigits, readQuantity } from '@vitrine/schemas/selection'
import type { Translator } from '../../../platform/language/translator.ts'
import { lengthOf, line, paragraph } from './normalize-text.ts'

/** What is asked of a text: how long it may be, and what is said when it is missing. */
interface Wanted {
  readonly limit: number
  /** The key of the message; when it is left out, so may be the text. */
  readonly missing?: string
  readonly invalid?: string
}

/** Reads the fields of a form and gathers what is wrong with them, in the caller's language. */
export interface FieldReader {
  /** A text of one line, or `undefined` when it is empty. */
  line(name: string, value: string | undefined, wanted: Wanted): string | undefined
  paragraph(name: string, value: string | undefined, wanted: Wanted): string | undefined
  email(name: string, value: string | undefined, wanted: Wanted): string | undefined
  phone(name: string, value: string | undefined, wanted: Wanted): string | undefined
  quantity(name: string, value: string | number | null | undefined): number | undefined
  /** Says what is wrong with a field; the first thing that is said of it counts. */
  refuse(name: string, message: string): void
  /** @throws CallError `invalid_request` with what was gathered, if there is anything. */
  done(): void
}

/** Any form of a number counts that has at least five digits (R182). */
const isPhone = (text: string): boolean => text.replaceAll(/[^0-9]/g, '').length >= 5

/** Messages stand in `schemas/texts`; those of the specification to the letter (R171–R188). */
export function fieldReader(t: Translator): FieldReader {
  const fields: Record<string, string> = {}
  const refuse = (name: string, message: string) => {
    fields[name] ??= message
  }
  function text(name: string, value: string, { limit, missing }: Wanted): string | undefined {
    if (value === '') {
      if (missing !== undefined) refuse(name, t(missing))
      return undefined
    }
    // Never cut: what was written is all there, or the visitor gets an error (R181).
    if (lengthOf(value) > limit) refuse(name, t('form.message.tooLong', { count: limit }))
    return value
  }
  const oneLine: FieldReader['line'] = (name, value = '', wanted) => text(name, line(value), wanted)
  return {
    line: oneLine,
    paragraph: (name, value = '', wanted) => text(name, paragraph(value), wanted),
    email(name, value = '', wanted) {
      const email = text(name, withoutSpacesAround(value), wanted)
      if (email !== undefined && !(email.length <= wanted.limit && isEmail(email)))
        refuse(name, t('form.message.emailInvalid'))
      return email
    },
    phone(name, value = '', wanted) {
      const phone = oneLine(name, latinDigits(value), wanted)
      if (phone !== undefined && !isPhone(phone)) refuse(name, t('form.message.phoneInvalid'))
      return phone
    },
    quantity(name, value) {
      if (value === undefined || value === null || value === '') return undefined
      const quantity = typeof value === 'number' ? value : readQuantity(value)
      if (
        quantity === undefined ||
        !Number.isInteger(quantity) ||
        !(quantity >= 1 && quantity <= formLimits.quantity)
      ) {
        const max = formatNumber(formLimits.quantity, t.language)
        refuse(name, t('form.message.quantityInvalid', { max }))
      }
      return quantity
    },
    refuse,
    done() {
      if (Object.keys(fields).length > 0) throw new CallError('invalid_request', { fields })
    },
  }
}
